import { type ComponentType, Suspense } from 'react'
import type { CellProps } from './types'

/** A cell in a chunk of its own. Until it is there the plain one stands in its place, so that no row waits or jumps. */
export function withPart(Part: ComponentType<CellProps>, Plain: ComponentType<CellProps>) {
  return function Cell(props: CellProps) {
    return (
      <Suspense fallback={<Plain {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
