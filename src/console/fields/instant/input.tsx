import { DatePicker } from 'antd'
import { localTime } from '../../../domain/instant'
import { plausibleEpoch } from '../../../domain/plausible'
import { instantAt } from '../../../domain/wall-clock'
import { ariaOf } from '../aria'
import { dayOf, pickerMoment, timeOf } from '../calendar'
import { ownZone } from '../own-zone'
import type { InputProps } from '../types'

/** Date and time on the wall clock of the plant; the zone stands beside it, so that nobody has to guess. */
export function InstantInput(props: InputProps) {
  const zone = props.zone ?? ownZone()
  const epoch = plausibleEpoch(props.value)
  const local = epoch === null ? null : localTime(epoch, zone)
  return (
    <span className="hg-input-pair">
      <DatePicker
        {...ariaOf(props)}
        className="hg-input-wide"
        format="YYYY-MM-DD HH:mm"
        placeholder=""
        showTime={{ format: 'HH:mm' }}
        value={local === null ? null : pickerMoment(local.date, local.time)}
        onChange={(picked) => {
          const day = dayOf(picked)
          props.onChange(day === null || !picked ? null : instantAt(day, timeOf(picked), zone))
        }}
      />
      <span className="hg-cell-soft">{local?.offset ?? zone}</span>
    </span>
  )
}
