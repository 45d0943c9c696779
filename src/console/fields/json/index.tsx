import { text } from '../text/index'
import { place } from '../place/index'
import type { CellProps, FieldView } from '../types'

/** One line in a list, all lines in a record: only the style differs. Nobody writes it. */
function Cell({ value }: CellProps) {
  return <code className="truncate text-caption hg-cell-json">{JSON.stringify(value, null, 2)}</code>
}

export const json: FieldView = { Cell, Input: text.Input, Filter: place.Filter }
