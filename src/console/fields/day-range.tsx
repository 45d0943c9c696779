import type { DatePicker } from 'antd'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useMemo } from 'react'
import type { Zone } from '../../domain/plants/reading'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { useText } from '../../kit/text/use-text'
import { NARROW } from '../../kit/browser/media'
import { useMedia } from '../../kit/browser/use-media'
import { dayOf } from './calendar'
import { DayBox } from './day-box'
import { type TypedDay, useTypedDay } from './typed-day'
import { usePicker } from './use-picker'
import css from './inputs.module.css'

type Given = Pick<ComponentProps<typeof DatePicker>, 'aria-label' | 'className' | 'disabled' | 'status'>

type RangeProps = Given & {
  id: string
  /** Whose today the calendar marks. */
  zone: Zone | null | undefined
  from: unknown
  to: unknown
  put(from: TypedDay, to: TypedDay): void
}

const plain = (end: unknown) => (typeof end === 'string' ? end : null)

/** Two days, of which either may stay open; where no two months fit, as on a phone, a box for each. */
export function DayRange(props: RangeProps) {
  return useMedia(NARROW) ? <TwoBoxes {...props} /> : <OnePicker {...props} />
}

function TwoBoxes({ id, put, from, to, ...given }: RangeProps) {
  const t = useText('engine')
  const { 'aria-label': label = '' } = given
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const last = document.getElementById(`${id}-end`)
    if (event.key !== 'Enter' || (event.target as HTMLElement).id !== id) return
    if (!(last instanceof HTMLInputElement) || last.value !== '') return
    event.preventDefault()
    last.focus()
  }
  return (
    // Enter goes on to a day that is still open; it sends a form around them where none is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={`hg-line ${css['input-pair']}`} onKeyDown={goOn}>
      <DayBox
        {...given}
        id={id}
        aria-label={`${label} ${t('form.firstDay')}`.trim()}
        placeholder={t('form.firstDay')}
        value={from}
        put={(day) => put(day, plain(to))}
      />
      <DayBox
        {...given}
        id={`${id}-end`}
        aria-label={`${label} ${t('form.lastDay')}`.trim()}
        placeholder={t('form.lastDay')}
        value={to}
        put={(day) => put(plain(from), day)}
      />
    </span>
  )
}

function OnePicker({ id, zone, put, from, to, ...given }: RangeProps) {
  const t = useText('engine')
  const { RangePicker } = usePicker(zone)
  const pattern = useDatePattern()
  const first = useTypedDay(from, (day) => put(day, plain(to)))
  const last = useTypedDay(to, (day) => put(plain(from), day))
  const shown = useMemo(
    (): [typeof first.shown, typeof last.shown] => [first.shown, last.shown],
    [first.shown, last.shown],
  )
  const leave = (event: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) =>
    ((event.target as HTMLElement).id === id ? first : last).leave(event)
  return (
    <RangePicker
      key={`${first.round}/${last.round}`}
      {...given}
      id={{ start: id, end: `${id}-end` }}
      format={[pattern, 'YYYY-MM-DD']}
      allowEmpty={[true, true]}
      placeholder={[t('form.firstDay'), t('form.lastDay')]}
      preserveInvalidOnBlur
      value={shown}
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
