import type { DeviceRecord } from '../../../domain/devices/device-records'
import { type Draft, type DraftChange, MAX_DEVICES, toggledChoice } from '../../../domain/export/draft'
import { useText } from '../../../kit/text/use-text'
import { Picks } from './parts'

type Known = Pick<DeviceRecord, 'id' | 'name' | 'serial' | 'type'>

/** Devices by their ids, in this order; two of one name are told apart by what is stamped on them. */
export function namedDevices(rows: readonly Known[], ids: readonly (number | null)[]) {
  return ids.flatMap((wanted) => {
    const one = rows.find(({ id }) => id !== null && id === wanted)
    if (one?.id == null) return []
    const name = one.name ?? one.serial ?? String(one.id)
    const twice = rows.some((other) => other.id !== one.id && other.name === one.name)
    return [{ id: one.id, name: twice && one.name && one.serial ? `${one.name} (${one.serial})` : name }]
  })
}

/** Devices of the same kind as the chosen one, whose parameters stand in the same file. */
export function FurtherDevices(props: {
  devices: readonly Known[]
  draft: Draft
  onChange(change: DraftChange): void
}) {
  const { devices, draft, onChange } = props
  const t = useText('plant-export')
  const first = devices.find(({ id }) => id !== null && id === draft.device)
  if (first === undefined) return null
  const alike = devices.flatMap(({ id, type }) =>
    id !== null && id !== first.id && type === first.type ? id : [],
  )
  if (alike.length === 0) return null
  return (
    <Picks
      label={t('builder.devices', { picked: draft.devices.length, most: MAX_DEVICES - 1 })}
      of={namedDevices(devices, alike).map(({ id, name }) => ({ key: String(id), text: name }))}
      chosen={draft.devices.map(String)}
      max={MAX_DEVICES - 1}
      onToggle={(key) => onChange(({ devices }) => ({ devices: toggledChoice(alike, devices, Number(key)) }))}
    />
  )
}
