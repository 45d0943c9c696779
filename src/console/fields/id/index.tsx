import { lazyPart } from '../../../kit/parts/lazy-part'
import type { CellProps, FieldView } from '../types'

function Cell(props: CellProps) {
  return <span className="tabular-nums">{String(props.value)}</span>
}

/** Ids are never written by hand; a filter may name some. */
export const id: FieldView = {
  Cell,
  Input: lazyPart(() => import('../text/input').then((part) => part.TextInput)),
  Filter: lazyPart(() => import('../text/filter').then((part) => part.WordsFilter)),
}
