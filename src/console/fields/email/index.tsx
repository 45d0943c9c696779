import { isEmail } from '../../../domain/people/identity'
import { text } from '../text/index'
import type { CellProps, FieldView } from '../types'

/** Only what is an address becomes a link: a reply must not smuggle headers into a mail. */
function Cell(props: CellProps) {
  const shown = String(props.value)
  if (!isEmail(shown) || /[?&]/.test(shown)) return <span className="hg-cell-text">{shown}</span>
  return (
    <a className="hg-cell-text" href={`mailto:${shown}`}>
      {shown}
    </a>
  )
}

export const email: FieldView = { ...text, Cell }
