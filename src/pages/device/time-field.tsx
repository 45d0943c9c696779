import type { CalendarDate } from '../../domain/plants/reading'
import { FIRST_DAY } from '../../domain/time/asked-day'
import { DayField } from '../../kit/form/day-field'
import { useText } from '../../kit/text/use-text'
import css from './two-times.module.css'

interface TimeFieldProps {
  readonly label: string
  /** What a clock at the plant shows, `YYYY-MM-DD HH:mm`. */
  readonly wall: string
  readonly first?: CalendarDate
  readonly last?: CalendarDate
  onChange(wall: string): void
}

/** A day and a time of the plant. */
export function TimeField({ label, wall, first = FIRST_DAY, last, onChange }: TimeFieldProps) {
  const t = useText('device')
  const [date = '', time = ''] = wall.split(' ')
  return (
    <fieldset className={`hg-line gap-1 max-[640px]:flex-wrap max-[640px]:w-full ${css['time']}`}>
      <legend className="float-start me-1 text-ink-soft max-[640px]:float-none max-[640px]:pb-1">
        {label}
      </legend>
      <DayField
        className="hg-text-input"
        label={t('times.date')}
        date={date}
        first={first}
        {...(last ? { last } : {})}
        onChange={(next) => onChange(`${next}T${time}`)}
      />
      <input
        className="hg-text-input w-34!"
        type="time"
        aria-label={t('times.time')}
        value={time}
        onChange={(event) => event.target.value !== '' && onChange(`${date}T${event.target.value}`)}
      />
    </fieldset>
  )
}
