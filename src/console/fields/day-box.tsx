import type { DatePicker } from 'antd'
import type { ComponentProps } from 'react'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { dayOf } from './calendar'
import type { Zone } from '../../domain/plants/reading'
import { type TypedDay, useTypedDay } from './typed-day'
import { usePicker } from './use-picker'

type Given = Pick<
  ComponentProps<typeof DatePicker>,
  'aria-label' | 'className' | 'disabled' | 'disabledDate' | 'id' | 'placeholder' | 'status'
>

/** One day, typed as the reader writes dates or as `YYYY-MM-DD`, or picked. */
export function DayBox(
  props: Given & { zone: Zone | null | undefined; value: unknown; put(day: TypedDay): void },
) {
  const { zone, value, put, placeholder = '', ...given } = props
  const pattern = useDatePattern()
  const { Picker } = usePicker(zone)
  const { shown, round, leave, send } = useTypedDay(value, put)
  return (
    <Picker
      key={round}
      {...given}
      format={[pattern, 'YYYY-MM-DD']}
      placeholder={placeholder}
      preserveInvalidOnBlur
      value={shown}
      onChange={(picked) => send(dayOf(picked))}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(event)
      }}
    />
  )
}
