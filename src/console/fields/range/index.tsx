import { lazyPart } from '../../../kit/parts/lazy-part'
import { rangeOf, spokenRange } from '../../../schema/kinds/range'
import type { CellProps, FieldView } from '../types'

function Cell({ value, field }: CellProps) {
  const range = rangeOf(value, field)
  if (range === null) return null
  return <span className="tabular-nums">{spokenRange(range, field)}</span>
}

export const range: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.RangeInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.RangeFilter)),
}
