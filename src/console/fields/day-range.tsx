import { DatePicker } from 'antd'
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { useText } from '../../kit/text/use-text'
import { dayOf } from './calendar'
import { type TypedDay, useTypedDay } from './typed-day'

type Given = Pick<
  ComponentProps<typeof DatePicker.RangePicker>,
  'aria-label' | 'className' | 'disabled' | 'status'
>

/** Two days, of which either may stay open. */
export function DayRange(
  props: Given & { id: string; from: unknown; to: unknown; put(from: TypedDay, to: TypedDay): void },
) {
  const { id, put, from, to, ...given } = props
  const t = useText('engine')
  const pattern = useDatePattern()
  const plain = (end: unknown) => (typeof end === 'string' ? end : null)
  const first = useTypedDay(from, (day) => put(day, plain(to)))
  const last = useTypedDay(to, (day) => put(plain(from), day))
  const leave = (event: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) =>
    ((event.target as HTMLElement).id === id ? first : last).leave(event)
  return (
    <DatePicker.RangePicker
      key={`${first.round}/${last.round}`}
      {...given}
      id={{ start: id, end: `${id}-end` }}
      format={[pattern, 'YYYY-MM-DD']}
      allowEmpty={[true, true]}
      placeholder={[t('form.firstDay'), t('form.lastDay')]}
      preserveInvalidOnBlur
      value={[first.shown, last.shown]}
      onChange={(days) => put(first.picked(dayOf(days?.[0])), last.picked(dayOf(days?.[1])))}
      onBlur={leave}
      // Enter goes on to the other day; it sends a form around them where it goes no further.
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter') return
        if (event.target === document.activeElement) leave(event)
        else event.preventDefault()
      }}
    />
  )
}
