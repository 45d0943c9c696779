import { useState } from 'react'
import { Icon } from '../../../kit/icon/icon'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useResourceText } from '../../text/use-resource-text'
import { place } from '../place/index'
import type { CellProps, FieldView } from '../types'

/** A small picture of fixed size, loaded when in sight; what cannot be loaded leaves a sign in its place. */
function Cell({ plan, name, value }: CellProps) {
  const label = useResourceText(plan).field(name)
  const [broken, setBroken] = useState(false)
  return (
    <a
      className="hg-cell-image"
      href={String(value)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
    >
      {broken ? (
        <Icon name="image" size={18} />
      ) : (
        <img
          className="w-full h-full object-cover"
          src={String(value)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </a>
  )
}

export const image: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.ImageInput)),
  Filter: place.Filter,
}
