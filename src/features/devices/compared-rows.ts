import type { DeviceDetail } from '../../domain/devices/device-records'

export interface ComparedRow {
  readonly key: string
  readonly group: string
  readonly label: string
  readonly unit: string | null
  /** One a device, in their order; null where it has no such parameter. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

/** Parameters of devices as rows, in the order of groups and parameters; null is a device that did not answer. */
export function comparedRows(devices: readonly (DeviceDetail | null)[]): readonly ComparedRow[] {
  const found = new Map<
    string,
    { place: number; row: Omit<ComparedRow, 'differs'> & { values: (string | null)[] } }
  >()
  devices.forEach((device, at) => {
    for (const group of device?.groups ?? []) {
      for (const value of group.values) {
        const known = found.get(value.key) ?? {
          place: value.order,
          row: {
            key: value.key,
            group: group.tag ?? '',
            label: value.label ?? value.key,
            unit: value.unit,
            values: devices.map(() => null),
          },
        }
        known.row.values[at] = value.value
        found.set(value.key, known)
      }
    }
  })
  const all = [...found.values()].sort((one, other) => one.place - other.place)
  const groups = [...new Set(all.map(({ row }) => row.group))]
  return all
    .sort((one, other) => groups.indexOf(one.row.group) - groups.indexOf(other.row.group))
    .map(({ row }) => ({ ...row, differs: new Set(row.values).size > 1 }))
}
