import { filterOperators } from '../schema/filter-operators'
import type { Filter } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { type Endpoint, fill, fillBody, type FilterTarget, target } from '../schema/endpoint'
import { endsOf } from '../schema/kinds/rule'
import { ruleOf } from '../schema/kinds/index'
import type { Call } from '../transport/call'
import type { RequestContext } from './request-context'
import type { ListQuery } from './dialect'

/** Page and order of a list, in our words. */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

export type Values = Readonly<Record<string, unknown>>

/** A call without its reader. */
export type BareCall = Pick<Call<unknown>, 'method' | 'path' | 'query' | 'body' | 'as'>

const valuesOf = ({ language, zone, plantId }: RequestContext): Values => ({ language, zone, plantId })

/** Path, fixed query and body of an endpoint, filled. Without a template of its own the body is `usual`. */
export function bareCall(
  endpoint: Endpoint,
  ask: RequestContext,
  values: Values = {},
  usual?: unknown,
): BareCall {
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
export function listCall(
  plan: Plan,
  endpoint: Endpoint,
  asked: ListQuery,
  pageRequest: PageRequest,
  ask: RequestContext,
): BareCall {
  const { field, direction, page, size } = pageRequest
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
function narrowing(plan: Plan, endpoint: Endpoint, { search, filters }: ListQuery): Narrowed {
  const wire: Record<string, unknown> = {}
  if (search !== '') {
    const { search: searched } = endpoint
    if (searched === undefined) throw new DeclarationError(plan.name, 'search', 'is not taken by the call')
    wire[searched] = search
  }
  for (const filter of filters) {
    const where = endpoint.filters?.[filter.field]
    if (where === undefined) throw new DeclarationError(plan.name, 'filters', `do not know ${filter.field}`)
    Object.assign(wire, placed(plan, filter, where))
  }
  return wire as Narrowed
}

/** A value as the wire wants it: in its own words, or as the field's kind writes it. */
function encoded(plan: Plan, name: string, value: unknown, words: Readonly<Record<string, string>> = {}) {
  if (typeof value === 'string' && Object.hasOwn(words, value)) return words[value]
  const field = plan.fields[name]
  return field === undefined ? value : (ruleOf(field).encode(value, field) ?? value)
}

function placed(
  plan: Plan,
  { field, operator, value }: Filter,
  where: FilterTarget,
): Record<string, unknown> {
  const refused = () => new DeclarationError(plan.name, 'filters', `cannot say ${operator} of ${field}`)
  if (!filterOperators(plan, field).operators.includes(operator)) throw refused()
  if (typeof where === 'object' && 'from' in where) {
    const [first, second] = endsOf(value)
    const [from, to] = operator === 'to' ? [null, first] : [first, second]
    return {
      ...(from === null || from === '' ? {} : { [where.from]: encoded(plan, field, from) }),
      ...(to === null || to === '' ? {} : { [where.to]: encoded(plan, field, to) }),
    }
  }
  const { key, as, words }: Exclude<FilterTarget, string | { from: string }> =
    typeof where === 'string' ? { key: where } : where
  const many = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((one) =>
    encoded(plan, field, one, words),
  )
  if (as === 'list') return { [key]: many }
  // One value fits under the key; leaving the others out would hide records.
  if (many.length !== 1) throw refused()
  return { [key]: many[0] }
}
