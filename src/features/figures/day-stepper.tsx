import { IconButton } from '../../kit/button/icon-button'
import { DayField } from '../../kit/form/day-field'
import { useText } from '../../kit/text/use-text'
import { FIRST_DAY } from '../../domain/time/asked-day'
import type { CalendarDate } from '../../domain/plants/reading'
import css from './controls.module.css'

interface StepperProps {
  date: CalendarDate
  today: CalendarDate
  onChange(date: CalendarDate): void
  onStep(days: 1 | -1): void
}

/** One calendar day back or forward, or any day up to today; there is no future to look at. */
export function DayStepper({ date, today, onChange, onStep }: StepperProps) {
  const t = useText('plant')
  const last = date >= today
  return (
    <div className={css['stepper']}>
      <IconButton label={t('day.previous')} onClick={() => onStep(-1)}>
        ‹
      </IconButton>
      <DayField label={t('day.date')} date={date} first={FIRST_DAY} last={today} onChange={onChange} />
      <IconButton label={t('day.next')} off={last} onClick={() => onStep(1)}>
        ›
      </IconButton>
    </div>
  )
}
