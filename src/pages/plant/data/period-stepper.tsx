import { IconButton } from '../../../kit/button/icon-button'
import { useText } from '../../../kit/text/use-text'
import css from '../../../features/figures/controls.module.css'

interface StepperProps {
  text: string
  span: 'month' | 'year'
  /** Whether the next period would lie in the future. */
  last: boolean
  onStep(steps: number): void
}

/** One month or year back or forward. */
export function PeriodStepper({ text, span, last, onStep }: StepperProps) {
  const t = useText('plant')
  const [back, on] = [t(`energy.previous.${span}`), t(`energy.next.${span}`)]
  return (
    <div className={css['stepper']}>
      <IconButton label={back} onClick={() => onStep(-1)}>
        ‹
      </IconButton>
      <output>{text}</output>
      <IconButton label={on} off={last} onClick={() => onStep(1)}>
        ›
      </IconButton>
    </div>
  )
}
