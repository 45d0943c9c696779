import { useLayoutEffect, useRef } from 'react'
import { KeptButton } from '../../kit/button/kept-button'
import { DayField } from '../../kit/form/day-field'
import { useText } from '../../kit/text/use-text'
import { shiftDate } from '../../domain/time/instant'
import type { CalendarDate } from '../../domain/plants/reading'
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
  // A step that is taken before the screen has followed the last one goes on from that one.
  const asked = useRef(date)
  useLayoutEffect(() => {
    asked.current = date
  }, [date])
  const step = (days: number) => {
    const next = shiftDate(asked.current, days)
    if (next > today) return
    asked.current = next
    onChange(next)
  }
  return (
    <div className={css['stepper']}>
      <button type="button" aria-label={t('day.previous')} title={t('day.previous')} onClick={() => step(-1)}>
        ‹
      </button>
      <DayField label={t('day.date')} date={date} first="2000-01-01" last={today} onChange={onChange} />
      <KeptButton aria-label={t('day.next')} title={t('day.next')} off={last} onClick={() => step(1)}>
        ›
      </KeptButton>
    </div>
  )
}
