import { GRID_TYPES } from '../../../src/domain/plants/plant'
import { type Call, operable, readable } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import { decimal, record, whole } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { carries, type SimPlant } from '../plants/plant'
import { keepRules, METERING, ZERO_EXPORT } from '../collections/form-rules'
import {
  financeOf,
  keep,
  keptOf,
  METERING_NAMES,
  METHOD_KEYS,
  meteringOf,
  METHODS,
  writtenOf,
} from '../plants/station-record'

const editable = (call: Call) => operable(call, call.params['id'], 'station:update').plant

function stamped(call: Call, patch: Fields): Fields {
  return { ...patch, lastModifiedBy: call.session?.account.id ?? null, lastModifiedDate: call.now }
}

/** C36. */
export const metering = (call: Call) =>
  meteringOf(call, readable(call, call.params['id'], 'station:read').plant)

/** C40. */
export const finance = (call: Call) =>
  financeOf(call, readable(call, call.params['id'], 'station:read').plant)

function keepMetering(call: Call, plant: SimPlant, patch: Fields): Fields {
  for (const key of METHOD_KEYS) {
    if (key in patch && patch[key] !== null && !METHODS.includes(patch[key])) throw badParameter(key)
  }
  keepRules(METERING, patch)
  const strategy = patch['statisticMethodSettingStrategy']
  if (strategy !== undefined && strategy !== 'DYNAMIC' && strategy !== 'CUSTOM')
    throw badParameter('strategy')
  keep(call, 'metering', plant, stamped(call, patch))
  return meteringOf(call, plant)
}

/** C37. */
export function saveMetering(call: Call): Fields {
  const plant = editable(call)
  const patch = writtenOf(call.body, METERING_NAMES)
  if (Object.keys(patch).length === 0) throw emptyParameter('metering')
  return keepMetering(call, plant, patch)
}

/** C38. */
export function saveStrategy(call: Call): Fields {
  const plant = editable(call)
  const { statisticMethodSettingStrategy } = record(call.body)
  if (!statisticMethodSettingStrategy) throw emptyParameter('statisticMethodSettingStrategy')
  return keepMetering(call, plant, { statisticMethodSettingStrategy })
}

/** C39. */
export function saveMethods(call: Call): Fields {
  const plant = editable(call)
  const body = record(call.body)
  const patch = Object.fromEntries(METHOD_KEYS.flatMap((key) => (key in body ? [[key, body[key]]] : [])))
  if (Object.keys(patch).length === 0) throw emptyParameter('method')
  return keepMetering(call, plant, patch)
}

function zeroOf(call: Call, plant: SimPlant): Fields {
  return {
    generationZero: 0,
    limitPower: null,
    meterId: null,
    lastModifiedDate: null,
    ...keptOf(call, 'zero', plant),
    stationId: plant.id,
  }
}

/** C41. */
export const zero = (call: Call) => zeroOf(call, readable(call, call.params['id'], 'station:read').plant)

/** C42. */
export function saveZero(call: Call): Fields {
  const plant = editable(call)
  const body = record(call.body)
  const generationZero = whole(body['generationZero'])
  if (generationZero !== 0 && generationZero !== 1) throw badParameter('generationZero')
  keepRules(ZERO_EXPORT, body)
  const limitPower = decimal(body['limitPower'] ?? null)
  keep(call, 'zero', plant, { generationZero, limitPower, lastModifiedDate: call.now })
  return zeroOf(call, plant)
}

function wantedGrid(call: Call) {
  const raw = call.query.get('gridInterconnectionType')
  if (raw === null || raw === '') return null
  const type = GRID_TYPES.find((one) => one === raw)
  if (!type) throw badParameter('gridInterconnectionType')
  return type
}

/** Why a type cannot be: it needs a battery, and there is none among the devices. */
function obstacle(call: Call, plant: SimPlant, target: (typeof GRID_TYPES)[number]): string | null {
  if (!carries(target).battery || carries(plant.gridType).battery) return null
  const hybrid = call.world.devices.of(plant).some(({ type }) => type === 'BATTERY') || plant.quirks.bare
  return hybrid || plant.type === 'HOUSE_ROOF' ? null : 'NO_BATTERY'
}

/** C43: checks a change before it is made. */
export function gridType(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const target = wantedGrid(call)
  const reason = target ? obstacle(call, plant, target) : null
  return {
    stationId: plant.id,
    gridInterconnectionType: plant.gridType,
    target,
    changeable: reason === null,
    reason,
  }
}

/** C44. */
export function saveGridType(call: Call): Fields {
  const plant = editable(call)
  const target = wantedGrid(call)
  if (!target) throw badParameter('gridInterconnectionType')
  if (obstacle(call, plant, target)) throw badParameter('no battery')
  if (target !== plant.gridType) call.world.book.change(plant, { gridType: target })
  return { stationId: plant.id, gridInterconnectionType: target }
}

/** C45. */
export function saveAuth(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'station:share')
  const { authOpen } = record(call.body)
  if (typeof authOpen !== 'boolean') throw badParameter('authOpen')
  keep(call, 'station', plant, { authOpen })
  return { stationId: plant.id, authOpen }
}

/** Arms of the flow picture by grid type (wire contract 4.1). */
export function flowConfig(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const has = carries(plant.gridType)
  const flag = (on: boolean) => (on ? 1 : 0)
  return {
    pv: 1,
    grid: flag(has.grid),
    load: flag(has.load),
    battery: flag(has.battery),
    generator: flag(plant.gridType === 'OFF_GRID'),
    ups: flag(plant.ups > 0),
    micro: flag((plant.quirks.microInverters ?? 0) > 0),
    smartLoad: 0,
  }
}
