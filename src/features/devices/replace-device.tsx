import { plainSerial, serialRows } from '../../domain/devices/serial-list'
import { editDevice } from '../../transport/calls/power-system'
import { DialogObject } from '../../console/record/dialog-object'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { OneTextDialog } from './one-text-dialog'
import { useDeviceChange } from './use-device-change'
import { useKnownSerials } from './use-known-serials'

/** Key of why a new serial is not even sent; the cloud judges everything else (specification 8, 50 to 56). */
function refusalOf(old: string, typed: string, here: readonly (string | null)[]): string | null {
  if (typed === '') return 'invalid.required'
  if (plainSerial(typed) === plainSerial(old)) return 'faults:56'
  const [row, ...more] = serialRows(typed, here)
  if (row?.wrong === 'here') return 'faults:53'
  return row === undefined || row.wrong !== null || more.length > 0 ? 'invalid.serial' : null
}

/** Another device in the place of this one; what was recorded stays (C56, specification 5). */
export function ReplaceDevice({ plan, records, onClose }: ViewProps) {
  const t = useText(plan.name)
  const text = useResourceText(plan)
  const { send, notices } = useServices()
  const { state } = useCurrentPlant()
  const changed = useDeviceChange()
  const [record] = records
  const plantId = state.plant?.id
  const here = useKnownSerials(plantId ?? 0)
  if (record === undefined || plantId === undefined) return null
  const serial = record['serial']
  const old = typeof serial === 'string' ? serial : ''
  return (
    <OneTextDialog
      title={text.action('replace', 'label')}
      label={text.field('newSerial')}
      initial=""
      button={text.action('replace', 'label')}
      help={t('replace.help')}
      max={40}
      check={(typed) => refusalOf(old, typed, here)}
      send={(typed) =>
        send(
          editDevice(plantId, Number(record['id']), {
            name: null,
            capacity: null,
            newSerial: plainSerial(typed),
          }),
        )
      }
      onDone={() => {
        changed()
        notices.provider.open({
          type: 'success',
          message: text.action('replace', 'done'),
          key: 'replace',
        })
        onClose()
      }}
      onClose={onClose}
    >
      <DialogObject plan={plan} records={[record]} names={String(record[plan.title] ?? old)} />
      <dl className="flex gap-2 mt-0 mx-0 mb-4">
        <dt>{t('replace.old')}</dt>
        <dd>{old}</dd>
      </dl>
    </OneTextDialog>
  )
}
