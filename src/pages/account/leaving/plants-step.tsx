import { EmptyState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { createdPlants } from '../../../transport/calls/fleet'
import { MoreLines } from '../more-lines'
import { StepFrame } from './step-frame'
import type { Way } from './use-leaving'
import { usePerson } from './use-person'
import { Heir } from './heir'

/** Who inherits: each plant is offered by itself, and changes hands when that person accepts. */
export function PlantsStep(way: Way) {
  const t = useText('leaving')
  const { id } = usePerson()
  return (
    <StepFrame way={way}>
      <p className="text-ink-soft">{t('losses.plants')}</p>
      <MoreLines
        what={t('steps.plants')}
        of={['created-plants', id]}
        call={(size) => createdPlants({ size })}
        none={<EmptyState kind="created" text={t('noPlants')} />}
        line={(plant) => (
          <li key={plant.id} className="account-line">
            <Heir plant={plant} />
          </li>
        )}
      />
    </StepFrame>
  )
}
