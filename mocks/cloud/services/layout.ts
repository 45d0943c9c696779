import { PLAN_LIMITS } from '../../../src/domain/modules/layout-plan'
import { type Call, readable } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { type DeviceView, deviceViews } from '../devices/device-view'
import { degrees, type Fields, kwh } from '../energy/figures'
import { counted, networkStatus, snapshot } from '../energy/readings'
import { moduleTemperature, moduleVoltage } from '../devices/electrics'
import { type ModuleField, moduleField } from '../devices/module-field'
import { drawnCount, type PlacedArray, placedArrays } from '../devices/published-layout'
import { moduleEnergies, moduleShares } from '../devices/module-power'
import { trackerShares } from '../devices/strings'
import type { SimPlant } from '../plants/plant'
import { dayKnown } from '../plants/plant-state'
import { temperatureAt } from './operating'

/** Modules of one kWp when their number is unknown; a plant with more than the maximum has no drawing. */
const PER_KWP = 2.3
/** Below this share of what its string would give evenly, a module without a fault of its own is in trouble. */
const WEAK = 0.5

interface Drawn {
  field: ModuleField
  arrays: readonly PlacedArray[]
  /** Devices in the order of their modules; none where nothing measures a module. */
  views: readonly DeviceView[]
}

export function typeAsked(call: Call): string {
  const type = call.params['type'] ?? ''
  if (!['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'].includes(type)) throw badParameter('type')
  return type
}

/** Kinds of modules that measure themselves. */
export const measuring = (type: string) => type !== 'PV_MODULE'

export const devicesOfType = (call: Call, plant: SimPlant, type: string): readonly DeviceView[] =>
  measuring(type)
    ? deviceViews(call.world, plant, plant.id, call.now).filter(({ device }) => device.type === type)
    : []

/** Modules that a plant of its size has, where nothing counts them. */
export const usualModules = (plant: SimPlant) => Math.max(1, Math.round(plant.capacity * PER_KWP))

function drawnOf(call: Call, plant: SimPlant, type: string): Drawn | null {
  const { world } = call
  const drawn = drawnCount(world, plant, type)
  if (plant.quirks.bare && drawn === null) return null
  const views = devicesOfType(call, plant, type)
  const count = measuring(type) ? views.length : (drawn ?? usualModules(plant))
  if (count === 0 || count > PLAN_LIMITS.modules) return null
  const ids = views.map(({ device }) => device.id)
  const arrays = placedArrays(world, plant, type, ids, count)
  return { field: moduleField(plant, count, measuring(type)), arrays, views }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** What each module says: of its own where it has electronics, else its part of its string. */
function figuresOf(call: Call, plant: SimPlant, { field, views }: Drawn): (number: number) => Fields {
  const shot = snapshot(call.world.engine, plant, call.now)
  const { moment, today } = shot
  const known = dayKnown(plant, call.now, shot)
  const upto = counted(plant, today, call.now)
  const shares = moment && moduleShares(plant, field, moment.at)
  const energies = moduleEnergies(call.world.engine, plant, field, today, upto)
  const air = moment ? temperatureAt(call.world, plant, moment.at) : null
  const even = 1 / field.modules.length
  const silent = networkStatus(plant, call.now) === 'ALL_OFFLINE'
  return (number) => {
    const view = views[number]
    const away = view?.away ?? silent
    const share = shares?.[number] ?? even
    const watts = view ? view.power : moment && !away ? Math.round(moment.power.gen * share) : null
    const weak =
      (moment?.power.gen ?? 0) > 0 &&
      share < even * WEAK &&
      stringShareOf(plant, field, number, moment?.at) < WEAK
    return {
      power: watts,
      energyDay: known ? kwh(energies[number] ?? 0) : null,
      state: away ? 3 : weak || view?.alarmed ? 2 : 1,
      ...(view && watts !== null && air !== null
        ? {
            voltage: hundredths(moduleVoltage(watts)),
            temperature: degrees(moduleTemperature(air, watts, plant.capacity * 1000 * even)),
          }
        : {}),
    }
  }
}

/** What a string gives beside what it would evenly. */
function stringShareOf(plant: SimPlant, field: ModuleField, number: number, at = 0): number {
  const module = field.modules[number]
  if (!module) return 1
  const shares = trackerShares(plant, module.inverter, at)
  return (shares[module.string] ?? 0) * shares.length
}

/** C51; string, voltage and temperature are ours. */
export function info(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'layout:read')
  const type = typeAsked(call)
  const drawn = drawnOf(call, plant, type)
  const inverters = call.world.devices.of(plant).filter((one) => one.type === 'INVERTER')
  const figures = drawn && figuresOf(call, plant, drawn)
  return {
    stationId: plant.id,
    deviceType: type,
    version: '1.5.3',
    background: null,
    arrays: (drawn?.arrays ?? []).map(({ modules, ...array }) => ({
      ...array,
      modules: modules.map(({ row, column, number, inverter, string }) => {
        const view = number === null ? undefined : drawn?.views[number]
        return {
          ...{ row, column, deviceId: view?.device.id ?? null, deviceSn: view?.device.serial ?? null },
          ...(number === null
            ? { parentSn: null, string: null, power: null, energyDay: null, state: null }
            : {
                parentSn: inverters[inverter]?.serial ?? view?.gateway?.serial ?? null,
                string: string + 1,
                ...figures?.(number),
              }),
        }
      }),
    })),
  }
}
