import { IconButton } from '../../kit/button/icon-button'
import { CHART_SPANS, type SpanDays, spanName, spanStep } from '../../domain/devices/chart-span'
import { Choice } from '../../features/figures/view-switch'
import { DayStepper } from '../../features/figures/day-stepper'
import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { useText } from '../../kit/text/use-text'
import controls from '../../features/figures/controls.module.css'

interface StepperProps {
  readonly days: SpanDays
  readonly today: string
  onSpan(span: SpanDays['span']): void
  onDate(date: string): void
  onStep(by: 1 | -1): void
}

/** How long, and which one; there is no future to look at. */
export function SpanStepper({ days, today, onSpan, onDate, onStep }: StepperProps) {
  const t = useText('device')
  const plant = useText('plant')
  const patterns = useDatePatterns()
  const own = (span: string) =>
    span === 'day' || span === 'week' ? t(`chart.span.${span}`) : plant(`span.${span}`)
  const step = (label: string, sign: string, by: 1 | -1) => {
    const to = spanStep(days, by)
    return (
      <IconButton label={label} off={to === null || to > today} onClick={() => onStep(by)}>
        {sign}
      </IconButton>
    )
  }
  return (
    <>
      <Choice
        label={plant('span.label')}
        value={days.span}
        options={CHART_SPANS.map((span) => [span, own(span)] as const)}
        onChange={onSpan}
      />
      {days.span === 'day' ? (
        <DayStepper date={days.first} today={today} onChange={onDate} onStep={onStep} />
      ) : (
        days.span !== 'total' && (
          <div className={controls['stepper']}>
            {step(t('chart.earlier'), '‹', -1)}
            <output>{spanName(days, patterns)}</output>
            {step(t('chart.later'), '›', 1)}
          </div>
        )
      )}
    </>
  )
}
