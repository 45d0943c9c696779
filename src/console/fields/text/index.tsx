import { lazyPart } from '../../../kit/parts/lazy-part'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  const shown = String(props.value)
  return (
    <span className="hg-cell-text" title={shown}>
      {shown}
    </span>
  )
}

export const text: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.TextInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.TextFilter)),
}
