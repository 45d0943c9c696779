import { editDevice } from '../../transport/calls/power-system'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { OneTextDialog } from './one-text-dialog'
import { useDeviceChange } from './use-device-change'

const MOST = 60

/** Another name for a device or a logger (C56). */
export function RenameDevice({ plan, records, onClose }: ViewProps) {
  const t = useText('engine')
  const text = useResourceText(plan)
  const { send, notices } = useServices()
  const { state } = useCurrentPlant()
  const changed = useDeviceChange()
  const [record] = records
  const plantId = state.plant?.id
  if (record === undefined || plantId === undefined) return null
  const name = record['name']
  return (
    <OneTextDialog
      title={text.action('update', 'label')}
      label={text.field('name')}
      initial={typeof name === 'string' ? name : ''}
      button={t('form.save')}
      most={MOST}
      check={(typed) => (typed === '' ? 'invalid.required' : typed.length > MOST ? 'invalid.tooLong' : null)}
      send={(typed) =>
        send(editDevice(plantId, Number(record['id']), { name: typed, capacity: null, newSerial: null }))
      }
      onDone={() => {
        changed()
        notices.provider.open({ type: 'success', message: t('actions.update.done'), key: 'rename' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
