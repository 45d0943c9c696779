import { lazyPart } from '../../../kit/parts/lazy-part'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

/** Lines are kept where there is room for them; a table cuts them to one. */
function Cell(props: CellProps) {
  const shown = String(props.value)
  return (
    <span className="hg-cell-long" title={shown}>
      {shown}
    </span>
  )
}

export const longText: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.LongTextInput)),
  Filter: text.Filter,
}
