import { RecordForm } from '../../console/record/record-form'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Overlay } from '../../kit/dialog/overlay'

/** On which days before an end somebody is reminded of it: of data plans, and of covers. */
export function Reminders({ onClose }: ViewProps) {
  const plan = useSignedInServices().plans.get('reminders')
  const { many } = useResourceText(plan)
  return (
    <Overlay shape="box" title={many} onClose={onClose}>
      <RecordForm plan={plan} id="own" onSaved={onClose} onCancel={onClose} />
    </Overlay>
  )
}
