import { isDeviceType } from '../../../src/domain/devices/device'
import { type Call, operable } from '../wire/call'
import { badParameter, emptyParameter, refusal, unknownId } from '../wire/refusal'
import { decimal, idsOf, record, whole, words } from '../wire/call-values'
import { noteDevice } from '../devices/device-log'
import { workUntil } from '../devices/device-orders'
import { deviceRow, deviceViews } from '../devices/device-view'
import { DEVICE_KINDS } from '../devices/device-kinds.data'
import { deviceIdOf, devicesOf, type SimDevice, type SimDeviceType } from '../devices/devices'
import type { Fields } from '../energy/figures'
import { DEVICE, keepRules, LOGGER, METER } from '../collections/form-rules'
import type { SimPlant } from '../plants/plant'
import { nextNumber } from '../store/quick-store'
import { homeOfSerial } from './home-of-serial'
import { isSpec, specOf } from './power-system'

/** Ours: how long a logger works through orders. */
const BUSY_SECONDS = 120

function rowsOf(call: Call, plant: SimPlant, ids: readonly number[]): Fields[] {
  return deviceViews(call.world, plant, plant.id, call.now)
    .filter(({ device }) => ids.includes(device.id))
    .map(deviceRow)
}

function refuseIfBusy(call: Call, plant: SimPlant): void {
  const edits = call.world.devices.edits(plant)
  if ((edits.triggeredUntil ?? 0) > call.now) throw refusal(51, 'a trigger command runs')
  if (workUntil(edits, call.now) > call.now) throw refusal(50, 'the device executes commands in order')
}

function add(
  call: Call,
  plant: SimPlant,
  type: SimDeviceType,
  serial: string,
  name: string | null,
  gateway: number | null = null,
): SimDevice {
  const { devices, store } = call.world
  const { added } = devices.edits(plant)
  const number = nextNumber(store, `device ${plant.id}`, 500)
  const parent =
    type === 'COLLECTOR'
      ? null
      : (gateway ?? devices.of(plant).find((one) => one.type === 'COLLECTOR')?.id ?? null)
  const device = { id: deviceIdOf(plant.id, number), serial, name: name ?? serial, type, parent }
  devices.change(plant, { added: [...added, device] })
  noteDevice(call, plant, device.id, 'ADDED', null, serial)
  return device
}

/** C54. */
export function addDevices(call: Call): Fields[] {
  const { plant } = operable(call, call.params['id'], 'device:create')
  const list = record(call.body)['devices']
  if (!Array.isArray(list) || list.length === 0) throw emptyParameter('devices')
  const wanted = list.map((raw) => {
    const { deviceSn, type, gatewayId, name, installedCapacity } = record(raw)
    const serial = words(deviceSn)?.toUpperCase()
    if (!serial) throw emptyParameter('deviceSn')
    if (!isDeviceType(type)) throw badParameter('type')
    keepRules(DEVICE, raw)
    const here = call.world.devices.of(plant)
    const logger = whole(gatewayId)
    if (logger !== null && !here.some((one) => one.id === logger && one.type === 'COLLECTOR')) {
      throw refusal(55, 'the gateway is not in this plant')
    }
    refuseSerial(call, plant, type, serial)
    return { serial, type, gateway: logger, name: words(name), capacity: decimal(installedCapacity) }
  })
  if (new Set(wanted.map(({ serial }) => serial)).size < wanted.length) throw refusal(53, 'twice in one call')
  const added = wanted.map(({ serial, type, name, capacity, gateway }) => {
    const device = add(call, plant, type, serial, name, gateway)
    if (capacity !== null) {
      const { capacities } = call.world.devices.edits(plant)
      call.world.devices.change(plant, { capacities: { ...capacities, [device.id]: capacity } })
    }
    return device.id
  })
  return rowsOf(call, plant, added)
}

/** A serial that may not come to a plant: 53 here already, 54 elsewhere, 59 another area, 66 never reported. */
function refuseSerial(call: Call, plant: SimPlant, type: SimDeviceType, serial: string): void {
  const home = homeOfSerial(call, serial)
  if (home === plant.id || call.world.devices.of(plant).some((one) => one.serial === serial)) {
    throw refusal(53, 'already added to this plant')
  }
  if (home !== null) throw refusal(54, 'added by another plant')
  const { letters } = DEVICE_KINDS[type]
  if (serial.startsWith(`${letters}59`)) throw refusal(59, 'not available in this area')
  if (serial.startsWith(`${letters}66`)) throw refusal(66, 'no upload records')
}

/** Spare optimizers that came with a plant: those its boxes hold (README, "How to see each error"). */
function isSpare(plant: SimPlant, serial: string): boolean {
  const box = devicesOf(plant)
    .find(({ type }) => type === 'OPTIMIZER')
    ?.serial.slice(0, -2)
  return box !== undefined && new RegExp(`^${box}(9\\d|\\d?[A-F])$`).test(serial)
}

/** C56: renames, or replaces by another serial. */
export function editDevice(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'device:update')
  const { devices } = call.world
  const id = whole(call.params['deviceId'])
  const device = devices.of(plant).find((one) => one.id === id)
  if (!device) throw unknownId()
  const body = record(call.body)
  keepRules(DEVICE, { ...body, deviceSn: body['newDeviceSn'] })
  const serial = words(body['newDeviceSn'])?.toUpperCase() ?? null
  if (serial !== null) {
    if (serial === device.serial.toUpperCase()) throw refusal(56, 'the serial numbers must differ')
    refuseIfBusy(call, plant)
    refuseSerial(call, plant, device.type, serial)
    if (device.type === 'OPTIMIZER' && !isSpare(plant, serial)) throw refusal(52, 'not in this station')
  }
  const edits = devices.edits(plant)
  const name = words(body['name'])
  const capacity = decimal(body['installedCapacity'])
  devices.change(plant, {
    ...(name ? { names: { ...edits.names, [device.id]: name } } : {}),
    ...(capacity !== null ? { capacities: { ...edits.capacities, [device.id]: capacity } } : {}),
    ...(serial
      ? { serials: { ...edits.serials, [device.id]: serial }, busyUntil: call.now + BUSY_SECONDS }
      : {}),
  })
  if (serial) noteDevice(call, plant, device.id, 'REPLACED', device.serial, serial)
  if (name && name !== device.name) noteDevice(call, plant, device.id, 'RENAMED', device.name, name)
  return rowsOf(call, plant, [device.id])[0] ?? {}
}

/** Ours: devices of a plant to another of its loggers; 55 for a logger that is not there. */
export function moveDevices(call: Call): Fields[] {
  const { plant } = operable(call, call.params['id'], 'device:update')
  const { devices } = call.world
  const { deviceIds, gatewayId } = record(call.body)
  const ids = idsOf(deviceIds)
  const here = devices.of(plant)
  if (ids.length === 0) throw emptyParameter('deviceIds')
  if (!here.some(({ id, type }) => type === 'COLLECTOR' && id === whole(gatewayId))) {
    throw refusal(55, 'the gateway is not in this plant')
  }
  const wanted = here.filter(({ id }) => ids.includes(id))
  if (wanted.length !== ids.length) throw unknownId()
  if (wanted.some(({ type }) => type === 'COLLECTOR')) throw badParameter('deviceIds')
  refuseIfBusy(call, plant)
  const { parents } = devices.edits(plant)
  const moved = Object.fromEntries(ids.map((id) => [id, Number(gatewayId)]))
  devices.change(plant, { parents: { ...parents, ...moved } })
  const serialOf = (id: number | null) => here.find((one) => one.id === id)?.serial ?? null
  for (const { id, parent } of wanted)
    noteDevice(call, plant, id, 'MOVED', serialOf(parent), serialOf(Number(gatewayId)))
  return rowsOf(call, plant, ids)
}

/** C57. */
export function removeDevices(call: Call): object {
  const { plant } = operable(call, call.params['id'], 'device:delete')
  const { devices } = call.world
  const ids = idsOf(call.body)
  const here = devices.of(plant).map(({ id }) => id)
  if (ids.length === 0) throw emptyParameter('ids')
  if (!ids.every((id) => here.includes(id))) throw unknownId()
  refuseIfBusy(call, plant)
  const { removed } = devices.edits(plant)
  devices.change(plant, { removed: [...new Set([...removed, ...ids])] })
  return {}
}

/** C61. */
export function configureMeter(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'device:update')
  const known = specOf(call, plant.id)
  keepRules(METER, call.body)
  const { spec, ctRatio, ptRatio, position, direction } = record(call.body)
  if (spec !== undefined && !isSpec(spec)) throw badParameter('spec')
  if (position !== undefined && !['GRID', 'LOAD', 'GENERATION'].includes(String(position))) {
    throw badParameter('position')
  }
  if (direction !== undefined && !['FORWARD', 'REVERSE'].includes(String(direction))) {
    throw badParameter('direction')
  }
  const [ct, pt] = [decimal(ctRatio) ?? known['ctRatio'], decimal(ptRatio) ?? known['ptRatio']]
  const { meters } = call.world.devices.edits(plant)
  const meter = {
    spec: spec ?? known['spec'],
    ctRatio: ct,
    ptRatio: pt,
    position: position ?? known['position'],
    direction: direction ?? known['direction'],
  }
  call.world.devices.change(plant, { meters: { ...meters, [String(known['meterId'])]: meter } })
  const settings = (one: Fields) =>
    ['spec', 'ctRatio', 'ptRatio', 'position', 'direction'].map((key) => String(one[key])).join(' · ')
  noteDevice(call, plant, Number(known['meterId']), 'SETTING', settings(known), settings(meter))
  return specOf(call, plant.id)
}

/** C63: registers loggers; each item succeeds or fails by itself. */
export function registerGateways(call: Call): object {
  const { plant } = operable(call, call.params['id'], 'device:create')
  const { registerItems, secret } = record(call.body)
  if (!Array.isArray(registerItems) || registerItems.length === 0) throw emptyParameter('registerItems')
  keepRules(LOGGER, { secret })
  // Ours: the check code of the sticker is any text but zeros.
  if (typeof secret === 'string' && /^0+$/.test(secret)) throw refusal(45, 'wrong check code')
  const success: object[] = []
  const fail: object[] = []
  for (const raw of registerItems) {
    const serial = words(record(raw)['gatewaySn'])?.toUpperCase() ?? ''
    const code = registrationFault(call, plant, serial)
    if (code !== null) fail.push({ gatewaySn: serial, code: String(code) })
    else {
      const device = add(call, plant, 'COLLECTOR', serial, null)
      call.world.book.awaken(plant, call.now)
      success.push({ gatewaySn: serial, gatewayId: device.id })
    }
  }
  return { success, fail }
}

function registrationFault(call: Call, plant: SimPlant, serial: string): number | null {
  if (serial === '') return 17
  if (!/^[A-Z0-9]{8,20}$/.test(serial)) return 18
  const home = homeOfSerial(call, serial)
  if (home === plant.id || call.world.devices.of(plant).some((one) => one.serial === serial)) return 23
  if (home !== null) return 55
  if (serial.startsWith('LG59')) return 59
  return serial.startsWith('LG66') ? 66 : null
}
