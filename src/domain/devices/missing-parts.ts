import { batteryOf, cellsOf } from './battery'
import { type DevicePart, shapeOf } from './device-parts'
import type { DeviceDetail } from './device-records'
import { phasesOf } from './phases'
import { read, type Readings, readingsOf } from './readings'
import { stringsOf } from './strings'

/** Parts that are read off the last message, the groups it needs (wire contract 3.8), and whether anything of it came. */
const NEEDS = {
  strings: { groups: ['electric'], came: (readings) => stringsOf(readings).length > 0 },
  output: { groups: ['electric'], came: (readings) => phasesOf(readings, 'output').length > 0 },
  battery: {
    groups: ['battery', 'bms'],
    came: (readings) => Object.values(batteryOf(readings)).some((value) => value !== null),
  },
  cells: { groups: ['bms'], came: (readings) => cellsOf(readings) !== null },
  meter: {
    groups: ['grid'],
    came: (readings) => phasesOf(readings, 'grid').length > 0 || read(readings, 'PG_Pt1') !== null,
  },
} as const satisfies Partial<
  Record<DevicePart, { groups: readonly string[]; came(readings: Readings): boolean }>
>

export type MessagePart = keyof typeof NEEDS
const isMessagePart = (part: DevicePart): part is MessagePart => part in NEEDS

/** What a device of its type usually sends and did not send last: its groups were not there. A device may lack single values. */
export function missingParts(
  detail: Pick<DeviceDetail, 'type' | 'groups' | 'collected'>,
): readonly MessagePart[] {
  if (detail.collected === null) return []
  const readings = readingsOf(detail)
  const there = new Set(detail.groups.map(({ tag }) => tag))
  return shapeOf(detail.type)
    .parts.filter(isMessagePart)
    .filter((part) => !NEEDS[part].groups.some((tag) => there.has(tag)) && !NEEDS[part].came(readings))
}
