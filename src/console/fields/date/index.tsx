import { lazyPart } from '../../../kit/parts/lazy-part'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  const day = String(props.value)
  return (
    <time className="hg-cell-line tabular-nums" dateTime={day}>
      {day}
    </time>
  )
}

export const date: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.DateInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.DateFilter)),
}
