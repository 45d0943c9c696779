import { DatePicker } from 'antd'
import type { ComponentProps } from 'react'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { dayOf } from './calendar'
import { type TypedDay, useTypedDay } from './typed-day'

type Given = Pick<
  ComponentProps<typeof DatePicker>,
  'aria-label' | 'className' | 'disabled' | 'disabledDate' | 'id' | 'status'
>

/** One day, typed as the reader writes dates or as `YYYY-MM-DD`, or picked. */
export function DayBox({ value, put, ...given }: Given & { value: unknown; put(day: TypedDay): void }) {
  const pattern = useDatePattern()
  const { shown, round, leave, send } = useTypedDay(value, put)
  return (
    <DatePicker
      key={round}
      {...given}
      format={[pattern, 'YYYY-MM-DD']}
      placeholder=""
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
