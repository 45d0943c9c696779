import { ActionButtons } from '../../console/record/actions'
import { useActionRunner } from '../../console/record/use-action-runner'
import { useActions } from '../../console/record/use-actions'
import { useSignedInServices } from '../../console/services/signed-in-context'
import type { RecordValues } from '../../schema/codec'

/** What the action of the list needs to know of a device that is shown elsewhere. */
export interface Replaceable extends RecordValues {
  readonly id: number
  readonly serial: string | null
  readonly label: string | null
  readonly type: string | null
}

/** Another device in the place of this one, by the declared action; nothing without the right. */
export function ReplaceAction({ device, plantId }: { device: Replaceable; plantId: number }) {
  const plan = useSignedInServices().plans.get('devices')
  const runner = useActionRunner(plan)
  const offered = useActions(plan, 'detail', plantId).filter(({ action }) => action.name === 'replace')
  return (
    <>
      <ActionButtons plan={plan} offered={offered} records={[device]} runner={runner} />
      {runner.element}
    </>
  )
}
