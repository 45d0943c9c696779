import { calendarDate } from '../../../domain/time/instant'
import { useServices } from '../../services/services-context'
import { ariaOf } from '../aria'
import { dayOf } from '../calendar'
import { DayBox } from '../day-box'
import { ownZone } from '../own-zone'
import type { InputProps } from '../types'

/** A calendar date, typed or picked. */
export function DateInput(props: InputProps) {
  const { clock } = useServices()
  const { field } = props
  const last =
    field.kind === 'date' && field.latest === 'today'
      ? calendarDate(clock.now(), props.zone ?? ownZone())
      : null
  return (
    <DayBox
      {...ariaOf(props)}
      className="hg-input-wide"
      value={props.value}
      put={props.onChange}
      {...(last === null ? {} : { disabledDate: (day) => (dayOf(day) ?? '') > last })}
    />
  )
}
