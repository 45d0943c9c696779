import { type Call, sessionOf } from '../wire/call'
import type { SimPlant } from '../plants/plant'
import type { DeviceNote } from './device-book'

/** Ours: as many notes a plant keeps. */
const MAX = 300

/** Writes down what the caller did to a device, what was before and what is now. */
export function noteDevice(
  call: Call,
  plant: SimPlant,
  device: number,
  kind: DeviceNote['kind'],
  before: string | number | null = null,
  after: string | number | null = null,
): void {
  const { devices } = call.world
  const { log } = devices.edits(plant)
  const said = (value: string | number | null) => (value === null ? null : String(value))
  const note = {
    device,
    time: call.now,
    kind,
    userName: sessionOf(call).account.name,
    before: said(before),
    after: said(after),
  }
  devices.change(plant, { log: [...log, note].slice(-MAX) })
}
