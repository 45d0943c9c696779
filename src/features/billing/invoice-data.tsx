import { RecordForm } from '../../console/record/record-form'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { Overlay } from '../../kit/dialog/overlay'

/** To whom purchases are billed from now on; receipts that are there stay as they are. */
export function InvoiceData({ onClose }: ViewProps) {
  const plan = useSignedInServices().plans.get('invoice-data')
  const { one } = useResourceText(plan)
  return (
    <Overlay shape="box" title={one} onClose={onClose}>
      <RecordForm plan={plan} id="own" onSaved={onClose} onCancel={onClose} />
    </Overlay>
  )
}
