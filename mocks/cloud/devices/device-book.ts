import { record } from '../wire/call-values'
import type { DeviceOrder } from './device-orders'
import { devicesOf, type SimDevice } from './devices'
import type { SimPlant } from '../plants/plant'
import type { Store } from '../store/store'

/** What somebody did to a device. */
export interface DeviceNote {
  device: number
  /** Epoch s. */
  time: number
  kind:
    | 'ADDED'
    | 'RENAMED'
    | 'REPLACED'
    | 'MOVED'
    | 'SETTING'
    | 'COMMAND'
    | 'FIRMWARE'
    | 'SCHEDULED'
    | 'WITHDRAWN'
  userName: string
  before: string | null
  after: string | null
}

/** What users changed about the devices of one plant; JSON. */
interface DeviceEdits {
  added: SimDevice[]
  removed: number[]
  names: Record<string, string>
  serials: Record<string, string>
  capacities: Record<string, number>
  /** Loggers that devices were moved to. */
  parents: Record<string, number>
  /** What people did, the oldest first. */
  log: DeviceNote[]
  /** Settings of meters (C61). */
  meters: Record<string, Record<string, unknown>>
  /** Settings that were sent, the oldest first. */
  orders?: DeviceOrder[]
  /** Epoch s until which a logger works through orders, or a trigger command runs. */
  busyUntil?: number
  triggeredUntil?: number
  /** Epoch s of the last report that was asked for (C74). */
  reportedAt?: number
}

const NONE: DeviceEdits = {
  added: [],
  removed: [],
  names: {},
  serials: {},
  capacities: {},
  parents: {},
  log: [],
  meters: {},
}

export interface DeviceBook {
  edits(plant: SimPlant): DeviceEdits
  change(plant: SimPlant, patch: Partial<DeviceEdits>): void
  /** Devices of a plant, seeded and added, without those removed. */
  of(plant: SimPlant): SimDevice[]
  /** Plant id in whose books an added or replaced serial stands. */
  homeOf(serial: string): number | null
}

export function createDeviceBook(store: Store): DeviceBook {
  const edits = (plant: SimPlant): DeviceEdits => ({
    ...NONE,
    ...record(store.get('devices', String(plant.id))),
  })
  return {
    edits,
    change(plant, patch) {
      store.put('devices', String(plant.id), { ...edits(plant), ...patch })
    },
    of(plant) {
      if (store.get('devices', String(plant.id)) === undefined) {
        return plant.quirks.bare ? [] : devicesOf(plant)
      }
      const { added, removed, names, serials, parents } = edits(plant)
      const loggers = added.filter(({ type }) => type === 'COLLECTOR')
      const others = added.filter(({ type }) => type !== 'COLLECTOR')
      // A plant made in the portal shows what its logger finds once it has one.
      const found = plant.quirks.bare && loggers.length === 0 ? [] : devicesOf(plant)
      return [...loggers, ...found, ...others]
        .filter(({ id }) => !removed.includes(id))
        .map((one) => ({
          ...one,
          name: names[one.id] ?? one.name,
          serial: serials[one.id] ?? one.serial,
          parent: parents[one.id] ?? one.parent,
        }))
    },
    homeOf(serial) {
      for (const { key, value } of store.list('devices')) {
        const { added = [], removed = [], serials = {} } = value as Partial<DeviceEdits>
        const here =
          added.some((one) => one.serial === serial && !removed.includes(one.id)) ||
          Object.values(serials).includes(serial)
        if (here) return Number(key)
      }
      return null
    },
  }
}
