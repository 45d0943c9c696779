import { isDeviceType } from '../../../src/domain/devices/device'
import { type Call, orderOf, paged, pageOf, plantOf, readable, sessionOf } from '../wire/call'
import { badParameter, unknownId } from '../wire/refusal'
import { ownValue, record, whole } from '../wire/call-values'
import { modelOf } from '../devices/models'
import { deviceRow, type DeviceView, deviceViews, homeOfDevice, signalOf } from '../devices/device-view'
import type { Fields } from '../energy/figures'

function viewsOf(call: Call, raw: unknown = call.params['id']): DeviceView[] {
  const { plant, systemId } = readable(call, raw, 'device:read')
  return deviceViews(call.world, plant, systemId, call.now)
}

function gatewayFields(view: DeviceView, all: readonly DeviceView[]): Fields {
  const { device, plant } = view
  return {
    id: device.id,
    deviceSn: device.serial,
    name: device.name,
    type: device.type,
    netState: view.away ? 0 : 1,
    deviceState: view.away ? 3 : view.alarmed ? 2 : 1,
    collectionTime: view.collected,
    productId: '0_5411_1',
    signalIntensity: signalOf(view),
    deviceCount: below(all, device.id).length,
    systemId: view.systemId,
    siteId: plant.id,
  }
}

const loggers = (views: readonly DeviceView[]) => views.filter(({ device }) => device.type === 'COLLECTOR')

/** C52. */
export function gateways(call: Call): Fields[] {
  const views = viewsOf(call)
  return loggers(views).map((view) => gatewayFields(view, views))
}

/** Devices that a logger hears, those behind an inverter among them. */
function below(views: readonly DeviceView[], loggerId: number): DeviceView[] {
  return views.filter(({ gateway }) => gateway?.id === loggerId)
}

/** C53: devices behind a logger. */
export function gatewayDevices(call: Call): Fields[] {
  const id = whole(call.params['id'])
  if (id === null) throw badParameter('id')
  const home = homeOfDevice(call, id)
  if (!home || home.device.type !== 'COLLECTOR') throw unknownId()
  return below(viewsOf(call, home.plant.id), id).map(deviceRow)
}

/** C55: one logger with its devices. */
export function gateway(call: Call): Fields {
  const views = viewsOf(call)
  const id = whole(call.params['gatewayId'])
  const view = loggers(views).find(({ device }) => device.id === id)
  if (!view) throw unknownId()
  return { ...gatewayFields(view, views), devices: below(views, view.device.id).map(deviceRow) }
}

/** C58. */
export function deviceTypeList(call: Call): string[] {
  return [...new Set(viewsOf(call).map(({ device }) => device.type))]
}

function ordered(call: Call, views: DeviceView[]): DeviceView[] {
  const { property, descending } = orderOf(call)
  const way = descending ? -1 : 1
  const key = ({ device }: DeviceView) =>
    property.endsWith('sn') ? device.serial : property === 'name' ? device.name : null
  return views.sort((a, b) => {
    const [left, right] = [key(a), key(b)]
    const size = left === null || right === null ? a.device.id - b.device.id : left < right ? -1 : 1
    return size * way
  })
}

/** C59. */
export function deviceList(call: Call): { total: number; data: Fields[] } {
  const body = record(call.body)
  const { total, data } = paged(call, ordered(call, viewsOf(call, body['stationId'])))
  return { total, data: data.map(deviceRow) }
}

const CLASSES: Readonly<Record<string, string>> = {
  inverter: 'INVERTER',
  collector: 'COLLECTOR',
  battery: 'BATTERY',
  microInverter: 'MICRO_INVERTER',
  meter: 'METER',
  weatherStation: 'WEATHER_STATION',
}

/** C64, C66: devices of a class in camel case, or `common` with a type. */
export function deviceClass(call: Call): { total: number; data: Fields[] } {
  const name = call.params['class'] ?? 'collector'
  const type = name === 'common' ? call.query.get('deviceType') : ownValue(CLASSES, name)
  if (!isDeviceType(type)) throw badParameter('class')
  const views = viewsOf(call).filter(({ device }) => device.type === type)
  const { total, data } = paged(call, ordered(call, views))
  return { total, data: data.map(deviceRow) }
}

/** C67: batteries and the packs in them, flat; the tree follows from `parentDeviceSn`. */
export function batteryTree(call: Call): { total: number; data: Fields[] } {
  const batteries = viewsOf(call).filter(({ device }) => device.type === 'BATTERY')
  const rows = batteries.flatMap((view) => {
    const { device, plant } = view
    const packs = Math.min(8, Math.max(1, Math.round((plant.battery?.capacity ?? 5) / 5.1)))
    const line = (id: number, serial: string, parent: string | null): Fields => ({
      id,
      deviceSn: serial,
      systemName: plant.name,
      netState: view.away ? 0 : 1,
      alertState: view.alarmed ? 1 : -1,
      deviceState: view.away ? 3 : view.alarmed ? 2 : 1,
      parentDeviceSn: parent,
    })
    const children = Array.from({ length: packs }, (_, index) =>
      line(device.id + 100 * (index + 1), `${device.serial}M0${index + 1}`, device.serial),
    )
    return [line(device.id, device.serial, null), ...children]
  })
  return paged(call, rows, 1000)
}

/** Fleet-wide devices of a type (wire contract 4.1), or of one model of it: ours. */
export function fleetDevices(call: Call): { total: number; data: Fields[] } {
  const session = sessionOf(call)
  const type = call.params['type']
  if (!isDeviceType(type)) throw badParameter('type')
  const serial = call.query.get('sn')?.trim().toUpperCase() ?? ''
  const model = call.query.get('model')
  const { offset, size } = pageOf(call)
  const found: { plantId: number; index: number }[] = []
  for (const id of session.plants) {
    const plant = call.world.plant(id, call.centre)
    if (!plant || !session.may('device:read', id)) continue
    if (model && modelOf(plant, type) !== model) continue
    call.world.devices.of(plant).forEach((device, index) => {
      if (device.type === type && device.serial.includes(serial)) found.push({ plantId: id, index })
    })
  }
  const views = new Map<number, DeviceView[]>()
  const data = found.slice(offset, offset + size).flatMap(({ plantId, index }) => {
    const { plant, systemId } = plantOf(call, plantId)
    const known = views.get(plantId) ?? deviceViews(call.world, plant, systemId, call.now)
    views.set(plantId, known)
    const view = known[index]
    return view ? [deviceRow(view)] : []
  })
  return { total: found.length, data }
}

const SPECS = [
  { code: 'SINGLE_PHASE', name: 'Single phase' },
  { code: 'THREE_PHASE', name: 'Three phases' },
  { code: 'SPLIT_PHASE', name: 'Split phase' },
] as const

/** C60. */
export function meterSpec(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'device:read')
  return specOf(call, plant.id)
}

export function specOf(call: Call, plantId: number): Fields {
  const { plant } = plantOf(call, plantId)
  const meterId = whole(call.params['meterId'])
  const meter = call.world.devices.of(plant).find(({ id, type }) => id === meterId && type === 'METER')
  if (!meter) throw unknownId()
  return {
    meterId: meter.id,
    deviceSn: meter.serial,
    ctRatio: 1,
    ptRatio: 1,
    position: 'GRID',
    direction: 'FORWARD',
    specList: SPECS,
    spec: plant.capacity > 5 ? 'THREE_PHASE' : 'SINGLE_PHASE',
    ...call.world.devices.edits(plant).meters[meter.id],
  }
}

/** Whether a value is one of the meter's kinds. */
export const isSpec = (value: unknown) => SPECS.some(({ code }) => code === value)
