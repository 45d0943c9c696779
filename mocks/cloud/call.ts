import { record, whole } from './call-values'
import type { Code } from './permissions'
import type { Centre, SimPlant } from './plant'
import type { Session } from './sessions'
import type { Traffic } from './traffic'
import type { World } from './world'

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
  centre: Centre
  /** True if the address named the data centre. */
  centreNamed: boolean
  /** Epoch s. */
  now: number
  session: Session | null
}

/** An answer that is no success, in the shape of wire contract 1.4. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param: unknown = null,
  ) {
    super(message)
  }
}

export const unknownId = () => new Refusal(400, '18', 'no information')
export const readDenied = () => new Refusal(403, '22', 'no read permission')
/** What a caller may see but not do, on a plant and in general (ours: 24 and 21). */
export const operationDenied = () => new Refusal(403, '24', 'no operation permission')
export const permissionDenied = () => new Refusal(403, '21', 'permission denied')
export const emptyParameter = (what: string) =>
  new Refusal(400, '17', `empty parameter: ${what}`, { field: what })
/** A number of the catalogue (specification 8) as body code. */
export const refusal = (code: number, message: string, param: unknown = null) =>
  new Refusal(400, String(code), message, param)
/** `param` names the field, so that a form can tell it at its place. */
export const badParameter = (what: string) => new Refusal(400, 'PARAM_ERROR', what, { field: what })
export const invalidToken = () => new Refusal(401, 'Invalid token', 'invalid_token')

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

/** The plant of an id, if the caller may read there what a code stands for. */
export function readable(call: Call, raw: unknown, code: Code): Target {
  const target = plantOf(call, raw)
  if (!sessionOf(call).may(code, target.plant.id)) throw readDenied()
  return target
}

/** The plant of an id, if the caller may do there what a code stands for. */
export function operable(call: Call, raw: unknown, code: Code): Target {
  const target = plantOf(call, raw)
  if (!sessionOf(call).may(code, target.plant.id)) throw operationDenied()
  return target
}

/** Refuses whoever lacks a code that belongs to the account; no codes at all is unrestricted (specification 6). */
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

/** An answer that is a file instead of JSON. */
export class FileReply {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly type: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A JSON answer with headers of its own. */
export class HeadedReply {
  constructor(
    readonly value: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}
