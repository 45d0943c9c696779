import type { CrudFilter, DataProvider, GetListParams } from '@refinedev/core'
import { decodeRecord } from '../schema/codec'
import type { Plan, Plans } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { type Endpoint, fill, type Fillings, target } from '../schema/endpoint'
import type { EndpointName } from '../schema/resource'
import { readPlant } from '../transport/calls/stations'
import { FaultError, faultOf, malformed } from '../transport/fault-error'
import type { Call, Send } from '../transport/send'
import { isRecord, page, type WireRecord } from '../transport/wire'

export interface DataDeps {
  send: Send
  plans: Plans
  language(): string
}

type ReadRow = (row: WireRecord) => object | null

/** Records with a domain type of their own; all others are read by their fields. */
const RECORDS: Readonly<Record<string, ReadRow>> = { plant: readPlant }

/**
 * refine's data provider, from plans. The only place that knows refine's dialect of pages, sorters
 * and filters. Of `meta` only the query's abort signal is read, because refine merges the query of
 * the address into it.
 */
export function createData({ send, plans, language }: DataDeps): DataProvider {
  for (const plan of plans.all) readerOf(plan)
  const read: Send = (call, options) => send(call, options).catch(leaveInPlace)

  const getList = async (params: GetListParams) => {
    const plan = plans.get(params.resource)
    const endpoint = endpointOf(plan, 'list')
    const readRow = readerOf(plan)
    const { rows, total } = await read(
      {
        ...listCall(plan, endpoint, params, { language: language() }),
        reads: true,
        read: (raw: unknown) => page(raw, plan.name, readRow),
      },
      { signal: params.meta?.queryContext?.signal },
    )
    return { data: [...rows], total }
  }

  const getOne = async (params: { resource: string; id: string | number; meta?: GetListParams['meta'] }) => {
    const plan = plans.get(params.resource)
    const endpoint = endpointOf(plan, 'one')
    const readRow = readerOf(plan)
    const data = await read(
      {
        ...callOf(endpoint, { id: params.id, language: language() }),
        reads: true,
        read(raw: unknown) {
          const record = isRecord(raw) ? readRow(raw) : null
          if (record === null) throw malformed(`${plan.name}: no record`)
          return record
        },
      },
      { signal: params.meta?.queryContext?.signal },
    )
    return { data }
  }

  const missing = (name: EndpointName) => (params: { resource: string }) =>
    Promise.reject(new DeclarationError(params.resource, `endpoints.${name}`, 'is not declared'))

  // The one cast: refine's methods are generic in a record type that only the plan knows.
  return {
    getList,
    getOne,
    create: missing('create'),
    update: missing('update'),
    deleteOne: missing('delete'),
    getApiUrl: () => '',
  } as unknown as DataProvider
}

/** Lists and records are shown by a screen that also shows why they are missing. */
function leaveInPlace(error: unknown): never {
  throw new FaultError(faultOf(error), { silent: true })
}

function readerOf(plan: Plan): ReadRow {
  if (plan.record === null) return (row) => decodeRecord(plan.fields, row)
  const reader = RECORDS[plan.record]
  if (reader === undefined)
    throw new DeclarationError(plan.name, 'record', `has no reader named ${plan.record}`)
  return reader
}

function endpointOf(plan: Plan, name: EndpointName): Endpoint {
  const endpoint = plan.endpoints[name]
  if (endpoint === undefined) throw new DeclarationError(plan.name, `endpoints.${name}`, 'is not declared')
  return endpoint
}

function callOf(
  endpoint: Endpoint,
  values: Fillings,
): Pick<Call<unknown>, 'method' | 'path'> & { query: Record<string, string> } {
  const { method, path } = target(endpoint)
  const query = Object.entries(endpoint.query ?? {}).map(([key, value]) => [key, fill(value, values, String)])
  return { method, path: fill(path, values), query: Object.fromEntries(query) as Record<string, string> }
}

function listCall(plan: Plan, endpoint: Endpoint, params: GetListParams, values: Fillings) {
  const { currentPage = 1, pageSize = plan.size } = params.pagination ?? {}
  const sorter = params.sorters?.[0]
  const field = sorter?.field ?? plan.order.field
  if (!Object.hasOwn(plan.fields, field))
    throw new DeclarationError(plan.name, field, 'is sorted by, but is no field')
  const paging = {
    'order.direction': sorter ? sorter.order.toUpperCase() : plan.order.direction,
    'order.property': plan.fields[field]?.wire ?? field,
    page: currentPage,
    size: pageSize,
  }
  const call = callOf(endpoint, values)
  const filters = bodyFilters(plan, endpoint, params.filters ?? [])
  const inBody = endpoint.page === 'body'
  const body = inBody ? { ...filters, ...paging } : filters
  return {
    ...call,
    query: inBody ? call.query : { ...call.query, ...paging },
    ...(call.method === 'GET' ? {} : { body }),
  }
}

/** Filters travel in the body under the keys that the endpoint declares; empty ones are left out. */
function bodyFilters(
  plan: Plan,
  endpoint: Endpoint,
  filters: readonly CrudFilter[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const filter of filters) {
    if (!('field' in filter) || (filter.operator !== 'eq' && filter.operator !== 'contains')) {
      throw new DeclarationError(plan.name, 'filters', `cannot say ${filter.operator}`)
    }
    const key = endpoint.filters?.[filter.field]
    if (typeof key !== 'string')
      throw new DeclarationError(plan.name, 'filters', `do not know ${filter.field}`)
    const value: unknown = filter.value
    if (value !== undefined && value !== null && value !== '') body[key] = value
  }
  return body
}
