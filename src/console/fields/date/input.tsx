import { DatePicker } from 'antd'
import { calendarDate } from '../../../domain/time/instant'
import { useServices } from '../../services/services-context'
import { useDatePattern } from '../../../kit/time/use-date-pattern'
import { ariaOf } from '../aria'
import { dayOf, pickerDay } from '../calendar'
import { ownZone } from '../own-zone'
import type { InputProps } from '../types'

/** A calendar date, typed or picked. */
export function DateInput(props: InputProps) {
  const { clock } = useServices()
  const pattern = useDatePattern()
  const { field } = props
  const last =
    field.kind === 'date' && field.latest === 'today'
      ? calendarDate(clock.now(), props.zone ?? ownZone())
      : null
  return (
    <DatePicker
      {...ariaOf(props)}
      className="hg-input-wide"
      format={[pattern, 'YYYY-MM-DD']}
      placeholder=""
      value={pickerDay(props.value)}
      onChange={(picked) => props.onChange(dayOf(picked))}
      {...(last === null ? {} : { disabledDate: (day) => (dayOf(day) ?? '') > last })}
    />
  )
}
