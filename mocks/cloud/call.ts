import type { Centre, SimPlant } from './plant'
import type { Session } from './sessions'
import type { World } from './world'

/** One request on its way through the cloud. */
export interface Call {
  world: World
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
export const badParameter = (what: string) => new Refusal(400, 'PARAM_ERROR', what)
export const invalidToken = () => new Refusal(401, 'Invalid token', 'invalid_token')

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

export function whole(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : null
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
