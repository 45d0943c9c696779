import { isWebAddress, spokenAddress } from '../../../domain/values/web-address'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

/** Only what opens as a page becomes a link. */
function Cell(props: CellProps) {
  const address = String(props.value)
  if (!isWebAddress(address)) return <span className="hg-cell-text">{address}</span>
  return (
    <a
      className="hg-cell-text"
      href={address}
      target="_blank"
      rel="noreferrer"
      title={address}
      onClick={(event) => event.stopPropagation()}
    >
      {spokenAddress(address)}
    </a>
  )
}

export const url: FieldView = { ...text, Cell }
