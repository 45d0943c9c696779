import { calendarDate, formatInstant, localTime, localTimeText } from '../../../domain/time/instant'
import { plausibleEpoch } from '../../../domain/values/plausible'
import { MISSING } from '../../../domain/values/quantity'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useShownZone } from '../../data/use-preferences'
import { ownZone } from '../own-zone'
import type { CellProps, FieldView } from '../types'

/** In the plant's zone or the one that was chosen; where none is known, in that of the reader, as its filter and the file. */
function Cell({ value, field, plan, zone: ofPlant }: CellProps) {
  const zone = useShownZone()(ofPlant) ?? ownZone()
  const epoch = plausibleEpoch(value)
  if (epoch === null) return <>{MISSING}</>
  if (field.kind === 'instant' && field.day) {
    return <span className="hg-cell-line tabular-nums">{calendarDate(epoch, ofPlant ?? 'UTC')}</span>
  }
  return (
    <time
      className="hg-cell-line tabular-nums"
      dateTime={new Date(epoch * 1000).toISOString()}
      title={localTimeText(epoch, zone)}
    >
      {formatInstant(epoch, zone)}
      {zone === 'UTC' ? (
        <span className="hg-cell-soft"> UTC</span>
      ) : (
        // Beside records of other plants, or the clock of this one, an hour of another zone means nothing without it.
        (!plan.plantScoped || zone !== ofPlant) && (
          <span className="hg-cell-soft"> {localTime(epoch, zone).offset.replace('UTC', '')}</span>
        )
      )}
    </time>
  )
}

export const instant: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.InstantInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.InstantFilter)),
}
