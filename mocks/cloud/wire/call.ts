import { record, whole, words } from './call-values'
import type { Code } from '../people/permissions'
import type { Centre, SimPlant } from '../plants/plant'
import {
  badParameter,
  invalidToken,
  operationDenied,
  permissionDenied,
  readDenied,
  unknownId,
} from './refusal'
import type { Session } from '../people/sessions'
import type { Traffic } from './traffic'
import type { World } from '../world'

/** One request on its way through the cloud. */
export interface Call {
  world: World
  traffic: Traffic
  method: string
  /** Path without white-label base and regional prefix. */
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The body opened: JSON value, form fields as an object, text, or null. */
  body: unknown
  headers: Headers
  /** Where it comes from, as the host knows it; `local` where it does not. */
  address: string
  centre: Centre
  /** True if the address named the data centre. */
  centreNamed: boolean
  /** Epoch s. */
  now: number
  session: Session | null
}

/** Session of a call that the router let through. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw invalidToken()
  return call.session
}

export interface Target {
  plant: SimPlant
  /** The id asked with: the plant's, or that of its child system. */
  systemId: number
}

/** A child system is the plant's id and this much more. */
const CHILD = 100_000_000

/** The plant of an id in path or body, if the caller may read it. */
export function plantOf(call: Call, raw: unknown): Target {
  const systemId = whole(raw)
  if (systemId === null) throw badParameter('id')
  const session = sessionOf(call)
  const known = call.world.plant(systemId, call.centre) ?? call.world.plant(systemId - CHILD, call.centre)
  if (!known) throw unknownId()
  if (!session.reaches(known.id)) throw readDenied()
  return { plant: known, systemId }
}

/** Paging of query and body; the query wins (wire contract 1.5). */
export function pageOf(call: Call, fallback = 20): { page: number; size: number; offset: number } {
  const body = record(call.body)
  const page = Math.max(1, whole(call.query.get('page')) ?? whole(body['page']) ?? 1)
  const size = Math.min(1000, Math.max(1, whole(call.query.get('size')) ?? whole(body['size']) ?? fallback))
  return { page, size, offset: (page - 1) * size }
}

export function orderOf(call: Call): { property: string; descending: boolean } {
  const body = record(call.body)
  const property = call.query.get('order.property') ?? body['order.property']
  const direction = call.query.get('order.direction') ?? body['order.direction']
  return {
    property: typeof property === 'string' ? property : 'id',
    descending: String(direction ?? 'DESC').toUpperCase() !== 'ASC',
  }
}

const LONGEST_KEY = 64

/** Word of the caller's by which a call that is sent again is known; null without one. */
export function repeatKeyOf(raw: unknown): string | null {
  const key = words(raw)
  if (key !== null && key.length > LONGEST_KEY) throw badParameter('key')
  return key
}

/** The plant of an id, if the caller may read there what a code stands for. */
export function readable(call: Call, raw: unknown, code: Code): Target {
  const target = plantOf(call, raw)
  if (!sessionOf(call).may(code, target.plant.id)) throw readDenied()
  return target
}

/** Plants that the caller may see. A caller who has plants and may see none of them is refused. */
export function readablePlants(call: Call): readonly number[] {
  const session = sessionOf(call)
  const list = session.plantsWith('station:read')
  if (list.length === 0 && session.plants.length > 0) throw readDenied()
  return list
}

/** The plant of an id, if the caller may do there what a code stands for. */
export function operable(call: Call, raw: unknown, code: Code): Target {
  const target = plantOf(call, raw)
  if (!sessionOf(call).may(code, target.plant.id)) throw operationDenied()
  return target
}

/** Refuses callers without a code that belongs to the account; no codes at all is unrestricted (specification 6). */
export function demand(call: Call, code: Code): Session {
  const session = sessionOf(call)
  if (session.codes.length > 0 && !session.codes.includes(code)) throw permissionDenied()
  return session
}

/** A part of a list as a page; the whole of it is counted. */
export function paged<T>(call: Call, list: readonly T[], fallback?: number): { total: number; data: T[] } {
  const { offset, size } = pageOf(call, fallback)
  return { total: list.length, data: list.slice(offset, offset + size) }
}
