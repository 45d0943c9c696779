import { CopyButton } from '../../../kit/copy/copy-button'
import { useResourceText } from '../../text/use-resource-text'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

function Cell({ plan, name, value }: CellProps) {
  const shown = String(value)
  return (
    <span className="hg-cell-line hg-cell-serial">
      <span className="tabular-nums hg-cell-text">{shown}</span>
      <CopyButton text={shown} what={useResourceText(plan).field(name)} />
    </span>
  )
}

export const serial: FieldView = { ...text, Cell }
