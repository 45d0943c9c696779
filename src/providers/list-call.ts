import type { Filter } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { type Endpoint, fill, fillBody, type FilterTarget, target } from '../schema/endpoint'
import { endsOf } from '../schema/kinds/rule'
import { ruleOf } from '../schema/kinds/index'
import type { Call } from '../transport/send'
import type { Ask } from './ask'
import type { Asked } from './dialect'

/** Page and order of a list, in our words. */
export interface Window {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

export type Values = Readonly<Record<string, unknown>>

/** A call without its reader. */
export type BareCall = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'body' | 'as'>

const valuesOf = ({ language, zone, plantId }: Ask): Values => ({ language, zone, plantId })

/** Path, fixed query and body of an endpoint, filled. Without a template of its own the body is `usual`. */
export function bareCall(endpoint: Endpoint, ask: Ask, values: Values = {}, usual?: unknown): BareCall {
  const all = { ...valuesOf(ask), ...values }
  const fillings = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]): [string, string | number][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )
  const { method, path } = target(endpoint)
  const body = endpoint.body === undefined ? usual : fillBody(endpoint.body, all)
  const query = Object.entries(endpoint.query ?? {}).map(([key, text]) => [key, fill(text, fillings, String)])
  return {
    method,
    path: fill(path, fillings),
    query: Object.fromEntries(query) as Record<string, string>,
    ...(method === 'GET' || body === undefined ? {} : { body }),
    ...(endpoint.as === undefined ? {} : { as: endpoint.as }),
  }
}

/**
 * The call of a list that the server filters, orders and cuts. Throws a {@link DeclarationError} for a filter or an
 * order that the call does not take.
 */
export function listCall(plan: Plan, endpoint: Endpoint, asked: Asked, window: Window, ask: Ask): BareCall {
  const { field, direction, page, size } = window
  const sorted = plan.fields[field]
  if (sorted === undefined || !Object.hasOwn(plan.fields, field))
    throw new DeclarationError(plan.name, field, 'is sorted by, but is no field')
  if (endpoint.sorts !== undefined && !endpoint.sorts.includes(field))
    throw new DeclarationError(plan.name, field, 'is sorted by, but the call cannot')
  const order = { 'order.direction': direction, 'order.property': sorted.wire ?? field }
  const paging = { ...order, page, size }
  const call = bareCall(endpoint, ask)
  const narrowed = narrowing(plan, endpoint, asked)
  if (call.method === 'GET') return { ...call, query: { ...call.query, ...narrowed, ...paging } }
  const inBody = endpoint.page === 'body'
  const own = typeof call.body === 'object' && call.body !== null ? call.body : {}
  return {
    ...call,
    query: inBody ? (call.query ?? {}) : { ...call.query, ...paging },
    body: { ...own, ...narrowed, ...(inBody ? paging : {}) },
  }
}

type Narrowed = Record<string, string | number | readonly string[]>

/** Filters under the keys that the endpoint declares. */
function narrowing(plan: Plan, endpoint: Endpoint, { search, filters }: Asked): Narrowed {
  const wire: Record<string, unknown> = {}
  const searched = endpoint.search ?? endpoint.filters?.['keyword']
  if (search !== '') {
    if (typeof searched !== 'string')
      throw new DeclarationError(plan.name, 'search', 'is not taken by the call')
    wire[searched] = search
  }
  for (const filter of filters) {
    const where = endpoint.filters?.[filter.field]
    if (where === undefined) throw new DeclarationError(plan.name, 'filters', `do not know ${filter.field}`)
    Object.assign(wire, placed(plan, filter, where))
  }
  return wire as Narrowed
}

const encoded = (plan: Plan, name: string, value: unknown): unknown => {
  const field = plan.fields[name]
  return field === undefined ? value : (ruleOf(field).encode(value, field) ?? value)
}

function placed(
  plan: Plan,
  { field, operator, value }: Filter,
  where: FilterTarget,
): Record<string, unknown> {
  const refused = () => new DeclarationError(plan.name, 'filters', `cannot say ${operator} of ${field}`)
  if (typeof where === 'object' && 'from' in where) {
    const [first, second] = endsOf(value)
    if (operator === 'from') return { [where.from]: encoded(plan, field, first) }
    if (operator === 'to') return { [where.to]: encoded(plan, field, first) }
    if (operator !== 'between') throw refused()
    return {
      ...(first === null || first === '' ? {} : { [where.from]: encoded(plan, field, first) }),
      ...(second === null || second === '' ? {} : { [where.to]: encoded(plan, field, second) }),
    }
  }
  if (operator !== 'is' && operator !== 'contains' && operator !== 'in') throw refused()
  const many = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  if (typeof where === 'object') return { [where.key]: many }
  // One value fits under the key; leaving the others out would hide records.
  if (many.length !== 1) throw refused()
  return { [where]: many[0] }
}
