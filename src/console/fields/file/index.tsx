import { fileNameOf } from '../../../domain/values/stored-file'
import { Icon } from '../../../kit/icon/icon'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { place } from '../place/index'
import type { CellProps, FieldView } from '../types'

/** The name of the file, which saves it. */
function Cell({ value }: CellProps) {
  const address = String(value)
  const name = fileNameOf(address)
  return (
    <a
      className="hg-cell-line"
      href={address}
      download={name}
      target="_blank"
      rel="noreferrer"
      title={name}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon name="download" size={16} />
      <span className="hg-cell-text">{name}</span>
    </a>
  )
}

export const file: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.FileInput)),
  Filter: place.Filter,
}
