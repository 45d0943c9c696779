import type { Call } from '../wire/call'
import { DEVICE_KINDS } from './device-kinds.data'
import { deviceIdOf, plantTailOf, type SimDevice, type SimDeviceType } from './devices'
import { type Fields, kwh } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { dayKnown } from '../plants/plant-state'
import { counted, networkStatus, type Snapshot, snapshot } from '../energy/readings'
import { mix } from '../random'
import type { World } from '../world'
import { secondHeard } from '../alarms/silence'
import { dayAt } from '../place/zone'
import { firmwareAt } from './firmware'
import { inverterShare } from './electrics'
import { moduleEnergies, moduleShares, ownField } from './module-power'

/** One device as the cloud sees it at an instant. */
export interface DeviceView {
  device: SimDevice
  plant: SimPlant
  systemId: number
  away: boolean
  alarmed: boolean
  /** Share of the plant's production; null for what produces nothing. */
  share: number | null
  /** Which one of its type it is at its plant, counted from 0. */
  index: number
  /** What runs on it; null for what has none. */
  firmware: string | null
  /** Epoch s of the last data; null if there never was any. */
  collected: number | null
  /** W and kWh today; null for what produces nothing or never reported. */
  power: number | null
  today: number | null
  capacity: number | null
  /** Its logger, and what it hangs on: that or an inverter. */
  gateway: SimDevice | null
  above: SimDevice | null
  shot: Snapshot
}

/** A plant with modules of its own counts its production at each of them as well. */
function shareOf(plant: SimPlant, type: SimDeviceType): number | null {
  if (type === 'INVERTER') return 1 / plant.inverters
  if (type === 'OPTIMIZER') return 1 / (plant.quirks.optimizers ?? 1)
  return type === 'MICRO_INVERTER' ? 1 / (plant.quirks.microInverters ?? 1) : null
}

/** The same at an instant: a string may have failed, a module may lie in the shade. */
export function shareAt(
  plant: SimPlant,
  type: SimDeviceType,
  index: number,
  at: number,
  share: number,
): number {
  if (type === 'INVERTER') return inverterShare(plant, index, at)
  const field = hasOwnModules(plant, type) ? ownField(plant) : null
  return field === null ? share : (moduleShares(plant, field, at)[index] ?? share)
}

/** A plant of every type has one module of each, which makes all of its power. */
const hasOwnModules = ({ quirks }: SimPlant, type: SimDeviceType) =>
  type === 'OPTIMIZER'
    ? quirks.optimizers !== undefined
    : type === 'MICRO_INVERTER' && quirks.microInverters !== undefined

/** Share of the day's energy so far, by module. */
function energyShares(world: World, plant: SimPlant, today: number, now: number): readonly number[] {
  const field = ownField(plant)
  if (field === null) return []
  const made = [...moduleEnergies(world.engine, plant, field, today, counted(plant, today, now))]
  const sum = made.reduce((total, one) => total + one, 0)
  return made.map((one) => (sum > 0 ? one / sum : 1 / made.length))
}

export function deviceViews(world: World, plant: SimPlant, systemId: number, now: number): DeviceView[] {
  const devices = world.devices.of(plant)
  const edits = world.devices.edits(plant)
  const shot = snapshot(world.engine, plant, now)
  const known = dayKnown(plant, now, shot)
  const network = networkStatus(plant, now)
  const today = dayAt(plant.place.zone, now)
  const first = devices.find(({ type }) => type === 'COLLECTOR') ?? null
  const byId = new Map(devices.map((device) => [device.id, device]))
  /** What hung on something that is gone is heard by the first logger. */
  const aboveOf = ({ parent, type }: SimDevice): SimDevice | null =>
    type === 'COLLECTOR' ? null : ((parent === null ? undefined : byId.get(parent)) ?? first)
  const gatewayOf = (device: SimDevice): SimDevice | null => {
    const above = aboveOf(device)
    return above === null || above.type === 'COLLECTOR' ? above : (aboveOf(above) ?? first)
  }
  const troubled = new Set(
    world.alarms.ofDay(plant, today, now).map(({ rule, device }) => `${rule.device} ${device}`),
  )
  const second = deviceIdOf(plant.id, 2)
  const ofDay = energyShares(world, plant, shot.today, now)
  const count: Partial<Record<SimDeviceType, number>> = {}
  return devices.map((device) => {
    const index = count[device.type] ?? 0
    count[device.type] = index + 1
    const logger = device.type === 'COLLECTOR'
    const asked = logger ? (edits.reportedAt ?? null) : null
    const even = shareOf(plant, device.type)
    const share = hasOwnModules(plant, device.type) ? (ofDay[index] ?? even) : even
    const at = shot.moment?.at ?? null
    const away = network === 'ALL_OFFLINE' || network === 'NO_DEVICE' || device.id === second
    return {
      device,
      plant,
      systemId,
      away,
      alarmed: troubled.has(`${device.type} ${index}`),
      share,
      index,
      firmware: firmwareAt(edits.orders ?? [], device, now),
      collected:
        at === null
          ? null
          : // The dead one of two loggers was heard long before its plant was.
            Math.max(device.id === second ? Math.min(at, secondHeard(plant, now)) : at, asked ?? 0),
      power:
        share === null || !shot.moment || away
          ? null
          : Math.round(shot.moment.power.gen * shareAt(plant, device.type, index, shot.moment.at, share)),
      today: share === null || known === null ? null : kwh(known.gen * share),
      capacity:
        edits.capacities[device.id] ?? (even === null ? null : Math.round(plant.capacity * even * 100) / 100),
      gateway: gatewayOf(device),
      above: aboveOf(device),
      shot,
    }
  })
}

/** `DeviceRow` of wire contract 2.0. */
export function deviceRow({ device, plant, ...view }: DeviceView): Fields {
  return {
    id: device.id,
    deviceSn: device.serial,
    serialNumber: device.serial,
    name: device.name,
    type: device.type,
    netState: view.away ? 0 : 1,
    deviceState: view.away ? 3 : view.alarmed ? 2 : 1,
    alertState: view.alarmed ? 1 : -1,
    collectionTime: view.collected,
    productId: DEVICE_KINDS[device.type].productId,
    sensorCode: null,
    sensor: null,
    siteId: plant.id,
    systemId: view.systemId,
    systemName: plant.name,
    stationName: plant.name,
    parentSn: view.above?.serial ?? null,
    parentDeviceSn: view.above?.serial ?? null,
    parentDeviceType: view.above?.type ?? null,
    installedCapacity: view.capacity,
    generationPower: view.power,
    dailyPowerGeneration: view.today,
    timeZone: plant.place.zone,
  }
}

/** Signal of a logger in percent, steady over its life; null while it is away. */
export function signalOf({ device, plant, away }: DeviceView): number | null {
  return device.type === 'COLLECTOR' && !away ? 40 + (mix(plant.seed, 70 + (device.id % 1000)) % 56) : null
}

export function macOf({ device, plant }: DeviceView): string {
  const tail = mix(plant.seed, device.id % 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(0, 2)
    .toUpperCase()
  return `00:00:5E:00:53:${tail}`
}

const BASES = [60_000_000, 70_000_000]

/** The plant a device id belongs to, for every caller; null if there is no such device. */
export function homeOfDevice(call: Call, deviceId: number): { plant: SimPlant; device: SimDevice } | null {
  // Ids say only the tail of their plant, which two plants of a data centre may share: the caller's own is meant.
  const homes = BASES.flatMap((base) => {
    const plant = call.world.plant(base + plantTailOf(deviceId), call.centre)
    const device = plant && call.world.devices.of(plant).find(({ id }) => id === deviceId)
    return plant && device ? [{ plant, device }] : []
  })
  return homes.find(({ plant }) => call.session?.reaches(plant.id)) ?? homes[0] ?? null
}
