import { DatePicker } from 'antd'
import { calendarDate } from '../../../domain/instant'
import { useServices } from '../../services-context'
import { ariaOf } from '../aria'
import { dayOf, pickerDay } from '../calendar'
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
    <DatePicker
      {...ariaOf(props)}
      className="hg-input-wide"
      format="YYYY-MM-DD"
      placeholder=""
      value={pickerDay(props.value)}
      onChange={(picked) => props.onChange(dayOf(picked))}
      {...(last === null ? {} : { disabledDate: (day) => (dayOf(day) ?? '') > last })}
    />
  )
}
