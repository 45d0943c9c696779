import { formatInstant, localTimeText } from '../../../domain/instant'
import { plausibleEpoch } from '../../../domain/plausible'
import { MISSING } from '../../../domain/quantity'
import { lazyPart } from '../../lazy-part'
import type { CellProps, FieldView } from '../types'

/** In the plant's zone; where none is known, in UTC, and said so: a time without a zone would be a guess. */
function Cell({ value, zone }: CellProps) {
  const epoch = plausibleEpoch(value)
  if (epoch === null) return <>{MISSING}</>
  return (
    <time
      className="hg-cell-line hg-digits"
      dateTime={new Date(epoch * 1000).toISOString()}
      title={localTimeText(epoch, zone ?? 'UTC')}
    >
      {formatInstant(epoch, zone ?? 'UTC')}
      {zone === null && <span className="hg-cell-soft"> UTC</span>}
    </time>
  )
}

export const instant: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.InstantInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.InstantFilter)),
}
