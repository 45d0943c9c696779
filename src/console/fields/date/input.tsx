import { ariaOf } from '../aria'
import { dayOf } from '../calendar'
import { DayBox } from '../day-box'
import type { InputProps } from '../types'
import { useToday } from '../use-today'

/** A calendar date, typed or picked. */
export function DateInput(props: InputProps) {
  const { field } = props
  const today = useToday(props.zone)
  const last = field.kind === 'date' && field.latest === 'today' ? today() : null
  return (
    <DayBox
      {...ariaOf(props)}
      className="w-full!"
      zone={props.zone}
      value={props.value}
      put={props.onChange}
      {...(last === null ? {} : { disabledDate: (day) => (dayOf(day) ?? '') > last })}
    />
  )
}
