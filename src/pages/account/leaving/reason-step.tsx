import { LEAVING_REASONS } from '../../../domain/people/leaving'
import { useText } from '../../../kit/text/use-text'
import { Choice } from '../choice'
import { StepFrame } from './step-frame'
import type { Way } from './use-leaving'

export function ReasonStep(way: Way) {
  const t = useText('leaving')
  return (
    <StepFrame way={way} ready={way.reason !== null}>
      <Choice
        name="reason"
        label={t('steps.reason')}
        value={way.reason ?? ''}
        of={LEAVING_REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))}
        onChange={(value) => {
          if (value !== '') way.setReason(value)
        }}
      />
    </StepFrame>
  )
}
