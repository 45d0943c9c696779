import { isUndecided } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import { editDevice } from '../../transport/calls/power-system'
import { DialogObject } from '../../console/record/dialog-object'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { offerUndo } from '../../console/record/undo'
import { useAnnounceFailure } from '../../console/record/use-write'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { OneTextDialog } from './one-text-dialog'
import { useDeviceChange } from './use-device-change'

const MAX = 60

/** Another name for a device or a logger (C56). */
export function RenameDevice({ plan, records, onClose }: ViewProps) {
  const t = useText('engine')
  const text = useResourceText(plan)
  const { send, notices } = useServices()
  const { state } = useCurrentPlant()
  const changed = useDeviceChange()
  const announce = useAnnounceFailure()
  const [record] = records
  const plantId = state.plant?.id
  if (record === undefined || plantId === undefined) return null
  const former = typeof record['name'] === 'string' ? record['name'] : ''
  const rename = (name: string) =>
    send(editDevice(plantId, Number(record['id']), { name, capacity: null, newSerial: null }))
  const takeBack = async () => {
    let over = true
    try {
      await rename(former)
      notices.provider.open({ type: 'success', message: t('record.undone'), key: 'undone' })
    } catch (error) {
      const fault = faultOf(error)
      over = !isUndecided(fault)
      announce(fault, `${t('record.undo')} (${text.action('update', 'label')})`)
    }
    changed()
    return over
  }
  return (
    <OneTextDialog
      title={text.action('update', 'label')}
      label={text.field('name')}
      initial={former}
      button={t('form.save')}
      max={MAX}
      check={(typed) => (typed === '' ? 'invalid.required' : typed.length > MAX ? 'invalid.tooLong' : null)}
      send={rename}
      onDone={() => {
        changed()
        offerUndo({ text: t('actions.update.done'), run: takeBack })
        onClose()
      }}
      onClose={onClose}
    >
      <DialogObject plan={plan} records={[record]} names={former} />
    </OneTextDialog>
  )
}
