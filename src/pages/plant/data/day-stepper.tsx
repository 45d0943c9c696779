import { useText } from '../../../console/use-text'
import { parseDate, shiftDate } from '../../../domain/instant'
import type { CalendarDate } from '../../../domain/reading'
import css from './controls.module.css'

interface StepperProps {
  date: CalendarDate
  today: CalendarDate
  onChange(date: CalendarDate): void
}

/** One calendar day back or forward, or any day up to today; there is no future to look at. */
export function DayStepper({ date, today, onChange }: StepperProps) {
  const t = useText('plant')
  const last = date >= today
  return (
    <div className={css['stepper']}>
      <button
        type="button"
        aria-label={t('day.previous')}
        title={t('day.previous')}
        onClick={() => onChange(shiftDate(date, -1))}
      >
        ‹
      </button>
      <input
        type="date"
        aria-label={t('day.date')}
        value={date}
        max={today}
        min="2000-01-01"
        onChange={(event) => {
          const next = event.target.value
          if (parseDate(next) && next <= today && next >= '2000-01-01') onChange(next)
        }}
      />
      <button
        type="button"
        aria-label={t('day.next')}
        title={t('day.next')}
        disabled={last}
        onClick={() => onChange(shiftDate(date, 1))}
      >
        ›
      </button>
    </div>
  )
}
