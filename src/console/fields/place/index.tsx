import type { Place } from '../../../schema/kinds/place'
import { truncate } from '../../../domain/values/quantity'
import { Icon } from '../../../kit/icon/icon'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useText } from '../../../kit/text/use-text'
import type { CellProps, FieldView } from '../types'

/** Coordinates, and a link to a map that is asked for nothing until somebody opens it. */
function Cell(props: CellProps) {
  const t = useText('engine')
  const { lat, lng } = props.value as Place
  const label = t('record.map')
  return (
    <span className="hg-cell-line tabular-nums">
      {`${truncate(lat, 5)}, ${truncate(lng, 5)}`}
      <a
        className="text-ink-soft hg-hover hg-cell-map"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
        onClick={(event) => event.stopPropagation()}
      >
        <Icon name="pin" size={16} />
      </a>
    </span>
  )
}

export const place: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.PlaceInput)),
  Filter: lazyPart(() => import('../text/filter').then((part) => part.PresenceFilter)),
}
