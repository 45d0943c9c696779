import { isDeviceType } from '../../../src/domain/devices/device'
import type { Call } from '../wire/call'
import { operable, readable } from '../wire/call'
import { badParameter, emptyParameter, Refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import { deviceViews } from '../devices/device-view'
import type { DeviceView } from '../devices/device-view'
import type { Fields } from '../energy/figures'
import { kwh } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { nameOfObject } from './objects'

/** Modules of one kWp when nothing else tells their number, and the most that one array draws. */
const PER_KWP = 2.3
const MOST = 60

interface Cell {
  power: number | null
  energy: number | null
  state: number
  view: DeviceView | null
}

function cellsOf(call: Call, plant: SimPlant, type: string): Cell[] {
  const views = deviceViews(call.world, plant, plant.id, call.now)
  const own = views.filter(({ device }) => device.type === type)
  if (type !== 'PV_MODULE') {
    return own.map((view) => ({
      power: view.power,
      energy: view.today,
      state: view.away ? 3 : view.alarmed ? 2 : 1,
      view,
    }))
  }
  const count = Math.min(MOST, Math.max(1, Math.round(plant.capacity * PER_KWP)))
  const shot = views[0]?.shot
  return Array.from({ length: count }, () => ({
    power: shot?.moment ? Math.round(shot.moment.power.gen / count) : null,
    energy: shot?.moment ? kwh(shot.day.gen / count) : null,
    state: views[0]?.away ? 3 : 1,
    view: null,
  }))
}

function gridOf(count: number): { rows: number; columns: number } {
  const rows = count <= 12 ? Math.min(2, count) : Math.ceil(count / 12)
  return { rows, columns: rows === 0 ? 0 : Math.ceil(count / rows) }
}

/** C51. */
export function info(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'layout:read')
  const type = call.params['type'] ?? ''
  if (!['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'].includes(type)) throw badParameter('type')
  const cells = cellsOf(call, plant, type)
  const { rows, columns } = gridOf(cells.length)
  const array = {
    id: 1,
    name: plant.type === 'GROUND' ? 'Field' : 'South roof',
    azimuth: plant.azimuth,
    tilt: plant.tilt,
    rows,
    columns,
    modules: cells.map(({ power, energy, state, view }, index) => ({
      row: Math.floor(index / columns),
      column: index % columns,
      deviceId: view?.device.id ?? null,
      deviceSn: view?.device.serial ?? null,
      parentSn: view?.gateway?.serial ?? null,
      power,
      energyDay: energy,
      state,
    })),
  }
  return {
    stationId: plant.id,
    deviceType: type,
    version: '1.5.3',
    background: null,
    arrays: cells.length > 0 ? [array] : [],
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
  const cells = cellsOf(call, plant, type)
  const { rows, columns } = gridOf(cells.length)
  return {
    stationId: plant.id,
    rows,
    columns,
    items: cells.map(({ view }, index) => ({
      row: Math.floor(index / columns),
      column: index % columns,
      deviceSn: view?.device.serial ?? null,
      confidence: Math.round((0.99 - (index % 7) * 0.01) * 100) / 100,
    })),
  }
}
