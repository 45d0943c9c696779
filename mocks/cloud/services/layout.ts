import { isDeviceType } from '../../../src/domain/devices/device'
import type { Call } from '../wire/call'
import { operable, readable } from '../wire/call'
import { badParameter, emptyParameter, Refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import { deviceViews } from '../devices/device-view'
import type { DeviceView } from '../devices/device-view'
import type { Fields } from '../energy/figures'
import { degrees, kwh } from '../energy/figures'
import { counted, networkStatus, snapshot } from '../energy/readings'
import { moduleTemperature, moduleVoltage } from '../devices/electrics'
import { type ModuleField, moduleField } from '../devices/module-field'
import { moduleEnergies, moduleShares } from '../devices/module-power'
import { trackerShares } from '../devices/strings'
import type { SimPlant } from '../plants/plant'
import { dayTold } from '../plants/plant-state'
import { temperatureAt } from './operating'
import { nameOfObject } from './objects'

/** Modules of one kWp when nothing else tells their number; a plant with more than the most has no drawing. */
const PER_KWP = 2.3
const MOST = 2000
/** Below this share of what its string would give evenly, a module without a fault of its own is in trouble. */
const WEAK = 0.5

interface Drawn {
  field: ModuleField
  /** Devices in the order of their modules; none where nothing measures a module. */
  views: readonly DeviceView[]
}

function drawnOf(call: Call, plant: SimPlant, type: string): Drawn | null {
  if (plant.quirks.bare) return null
  const all = deviceViews(call.world, plant, plant.id, call.now)
  if (type === 'PV_MODULE') {
    const count = Math.max(1, Math.round(plant.capacity * PER_KWP))
    return count > MOST ? null : { field: moduleField(plant, count, false), views: [] }
  }
  const views = all.filter(({ device }) => device.type === type)
  return views.length === 0 ? null : { field: moduleField(plant, views.length, true), views }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** What each module says: of its own where it has electronics, else its part of its string. */
function figuresOf(call: Call, plant: SimPlant, { field, views }: Drawn): (number: number) => Fields {
  const shot = snapshot(call.world.engine, plant, call.now)
  const { moment, today } = shot
  const told = dayTold(plant, call.now, shot)
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
      energyDay: told ? kwh(energies[number] ?? 0) : null,
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
  const type = call.params['type'] ?? ''
  if (!['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'].includes(type)) throw badParameter('type')
  const drawn = drawnOf(call, plant, type)
  const inverters = call.world.devices.of(plant).filter((one) => one.type === 'INVERTER')
  const figures = drawn && figuresOf(call, plant, drawn)
  return {
    stationId: plant.id,
    deviceType: type,
    version: '1.5.3',
    background: null,
    arrays: (drawn?.field.arrays ?? []).map(({ name, azimuth, tilt, rows, columns, modules }, index) => ({
      id: index + 1,
      name,
      azimuth,
      tilt,
      rows,
      columns,
      modules: modules.map((module) => {
        const view = drawn?.views[module.number]
        return {
          row: module.row,
          column: module.column,
          deviceId: view?.device.id ?? null,
          deviceSn: view?.device.serial ?? null,
          parentSn: inverters[module.inverter]?.serial ?? view?.gateway?.serial ?? null,
          string: module.string + 1,
          ...figures?.(module.number),
        }
      }),
    })),
  }
}

/** C50: a grid from an uploaded photo; a photo called `empty…` shows no panel. */
export function recognise(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'layout:update')
  const { photoUrl, deviceType } = record(call.body)
  if (!photoUrl) throw emptyParameter('photoUrl')
  const type = isDeviceType(deviceType) ? deviceType : 'PV_MODULE'
  const name = nameOfObject(call, photoUrl)
  if (name === null || /^empty/i.test(name)) throw new Refusal(400, 'RECOGNITION_ERROR', 'no panel found')
  const drawn = drawnOf(call, plant, type)
  const count = drawn?.field.modules.length ?? 0
  const rows = count <= 12 ? Math.min(2, count) : Math.ceil(count / 12)
  const columns = rows === 0 ? 0 : Math.ceil(count / rows)
  return {
    stationId: plant.id,
    rows,
    columns,
    items: Array.from({ length: count }, (_, index) => ({
      row: Math.floor(index / columns),
      column: index % columns,
      deviceSn: drawn?.views[index]?.device.serial ?? null,
      confidence: Math.round((0.99 - (index % 7) * 0.01) * 100) / 100,
    })),
  }
}
