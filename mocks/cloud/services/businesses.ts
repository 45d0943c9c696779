import type { Call } from '../call'
import { demand, emptyParameter, operable, paged, readable, refusal, unknownId } from '../call'
import { record, whole } from '../call-values'
import type { Fields } from '../figures'
import type { SimPlant } from '../plant'
import { keep } from '../station-record'

const BUSINESSES = [
  { businessId: 7001, name: 'Solar Works GmbH', type: 'INSTALLER', contact: 'Ina Dach' },
  { businessId: 7002, name: 'Sundial Service', type: 'SERVICE', contact: 'Bo Keller' },
  { businessId: 7003, name: 'Halyard Energy Trading', type: 'DISTRIBUTOR', contact: 'Uma West' },
] as const

function businessesOf(call: Call, plant: SimPlant): Fields[] {
  const kept = record(call.world.store.get('businesses', String(plant.id)))['list']
  if (Array.isArray(kept)) return kept as Fields[]
  return [business(7001, ['station:read'], plant.joined * 86_400)]
}

function business(id: number, roleCode: readonly unknown[], relatedTime: number): Fields {
  const known = BUSINESSES.find(({ businessId }) => businessId === id)
  if (!known) throw unknownId()
  return { ...known, roleCode, phone: null, email: null, relatedTime }
}

/** C47. */
export function businesses(call: Call): Fields[] {
  return businessesOf(call, readable(call, call.params['id'], 'station:read').plant)
}

/** C48. */
export function addBusiness(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:share')
  const id = whole(body['businessId'])
  if (id === null) throw emptyParameter('businessId')
  const list = businessesOf(call, plant)
  if (list.some(({ businessId }) => businessId === id)) throw refusal(23, 'already related')
  const codes = Array.isArray(body['roleCode']) ? body['roleCode'] : ['station:read']
  const added = business(id, codes, call.now)
  keep(call, 'businesses', plant, { list: [...list, added] })
  return added
}

/** C49. */
export function removeBusiness(call: Call): object {
  const { plant } = operable(call, call.params['id'], 'station:share')
  const id = whole(call.params['businessId'])
  const list = businessesOf(call, plant)
  const left = list.filter(({ businessId }) => businessId !== id)
  if (left.length === list.length) throw unknownId()
  keep(call, 'businesses', plant, { list: left })
  return {}
}

/** Businesses that can be added; ours, not the vendor's. */
export function offeredBusinesses(call: Call): { total: number; data: Fields[] } {
  demand(call, 'station:share')
  return paged(
    call,
    BUSINESSES.map((one) => ({ ...one })),
  )
}
