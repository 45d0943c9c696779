import type { CrudFilter } from '@refinedev/core'
import { decodeRecord, encodeRecord, type Filter, type RecordValues } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { endsOf, type Operator } from '../schema/kinds/rule'
import { ruleOf } from '../schema/kinds/index'
import { malformed } from '../transport/fault-error'
import type { Method } from '../transport/headers'
import type { Send } from '../transport/call'
import { isRecord } from '../domain/values/given'
import type { RequestContext } from './request-context'
import { oneByOne } from './each-record'
import type { PageRequest } from './list-call'
import { type AxiosFace, type FaceReply, simpleRest } from './rest-client'
import type { RecordId, Source } from './source'

/** First part of the path of every plain collection. */
const SERVICE = '/collection-s'
const TOTAL = 'x-total-count'

/** Our operators as simple-rest says them on the wire; a list of values means any of them, or none of them. */
const WIRE: Readonly<Partial<Record<Operator, 'eq' | 'ne' | 'gte' | 'lte' | 'contains'>>> = {
  contains: 'contains',
  is: 'eq',
  in: 'eq',
  notIn: 'ne',
  from: 'gte',
  to: 'lte',
}

/** What a plain collection at the plan's path answers, by @refinedev/simple-rest. */
export function restSource(plan: Plan, path: string, send: Send): Omit<Source, 'act'> {
  const resource = path.replace(/^\//, '')
  const client = (ask: RequestContext, { counted = false } = {}) =>
    simpleRest(SERVICE, faceOf(send, ask, counted))
  const read = (raw: unknown): RecordValues => {
    const record = decodeRecord(plan.fields, raw)
    if (record === null) throw malformed(`${plan.name}: no record`)
    return record
  }
  const rows = (raw: unknown): readonly RecordValues[] => {
    if (!Array.isArray(raw)) throw malformed(`${plan.name}: a list was expected`)
    return raw.flatMap((row: unknown): RecordValues[] => {
      const record = decodeRecord(plan.fields, row)
      return record === null ? [] : [record]
    })
  }
  const plantField = Object.entries(plan.fields).find(
    ([, field]) => field.kind === 'reference' && field.to === 'plants',
  )?.[0]
  /** Records of the current plant, where the resource belongs to one. */
  const ofPlant = ({ plantId }: RequestContext): Filter[] =>
    plan.plantScoped && plantId !== null && plantField !== undefined
      ? [{ field: plantField, operator: 'is', value: plantId }]
      : []

  return {
    async list({ search, filters }, pageRequest, ask) {
      const said = wireFilters(plan, [...ofPlant(ask), ...filters])
      const provider = await client(ask, { counted: pageRequest !== null })
      const { data, total } = await provider.getList({
        resource,
        filters: search === '' ? said : [...said, { field: 'q', operator: 'contains', value: search }],
        ...pagingOf(plan, pageRequest),
      })
      const records = rows(data)
      return { data: records, total: pageRequest === null ? records.length : total }
    },
    async one(id, ask) {
      const { data } = await (await client(ask)).getOne({ resource, id: escaped(id) })
      return read(data)
    },
    async many(ids, ask) {
      if (ids.length === 0) return []
      const { data } = (await (await client(ask)).getMany?.({ resource, ids: [...ids] })) ?? { data: [] }
      return rows(data)
    },
    async create(values, ask) {
      const own = Object.fromEntries(ofPlant(ask).map(({ field, value }) => [field, value]))
      const variables = encodeRecord(plan.fields, { ...own, ...values })
      const { data } = await (await client(ask)).create({ resource, variables })
      return read(data)
    },
    async update(id, values, ask) {
      const variables = { ...encodeRecord(plan.fields, values), ...lastChange(plan, values) }
      const { data } = await (await client(ask)).update({ resource, id: escaped(id), variables })
      return read(data)
    },
    async remove(ids, ask) {
      const provider = await client(ask)
      return oneByOne(ids, (id) => provider.deleteOne({ resource, id: escaped(id) }))
    },
  }
}

/** An id is a part of a path, whatever it contains. */
const escaped = (id: RecordId) => encodeURIComponent(id)

/** When the record that was edited had last been changed: the server refuses what is older than its own. */
function lastChange({ changed, fields }: Plan, values: RecordValues): Record<string, unknown> {
  const field = changed === null ? undefined : fields[changed]
  if (changed === null || field === undefined || !Object.hasOwn(values, changed)) return {}
  return { [field.wire ?? changed]: ruleOf(field).encode(values[changed], field) }
}

function pagingOf(plan: Plan, pageRequest: PageRequest | null) {
  if (pageRequest === null) return { pagination: { mode: 'off' as const } }
  const { field, direction, page, size } = pageRequest
  if (!plan.sorts.includes(field) && field !== plan.order.field)
    throw new DeclarationError(plan.name, field, 'is sorted by, but the collection cannot')
  return {
    pagination: { mode: 'server' as const, currentPage: page, pageSize: size },
    sorters: [
      {
        field: plan.fields[field]?.wire ?? field,
        order: direction === 'ASC' ? ('asc' as const) : ('desc' as const),
      },
    ],
  }
}

/** Filters in the few words that a collection knows; what they cannot say is refused, never left out. */
function wireFilters(plan: Plan, filters: readonly Filter[]): CrudFilter[] {
  const said = filters.flatMap((filter) => wireFilter(plan, filter))
  const keys = said.map(({ field, operator }) => `${field} ${operator}`)
  if (new Set(keys).size < keys.length)
    throw new DeclarationError(plan.name, 'filters', 'say the same twice, and one would be lost')
  return said
}

interface Said {
  field: string
  operator: 'eq' | 'ne' | 'gte' | 'lte' | 'contains'
  value: unknown
}

function wireFilter(plan: Plan, { field: name, operator, value }: Filter): Said[] {
  const field = plan.fields[name]
  if (operator === 'between') {
    const [low, high] = endsOf(value)
    return [
      ...(low === null || low === '' ? [] : wireFilter(plan, { field: name, operator: 'from', value: low })),
      ...(high === null || high === '' ? [] : wireFilter(plan, { field: name, operator: 'to', value: high })),
    ]
  }
  const said = WIRE[operator]
  if (said === undefined || field === undefined)
    throw new DeclarationError(plan.name, 'filters', `cannot ask ${name} for ${operator}`)
  return [{ field: field.wire ?? name, operator: said, value }]
}

/** `send` as simple-rest sees it. The count of a page has to be there, or the list would end with it. */
function faceOf(send: Send, { signal }: RequestContext, counted: boolean): AxiosFace {
  const ask = (method: Method, url: string, body?: unknown): Promise<FaceReply> => {
    const [path = '', search = ''] = url.split('?')
    return send(
      {
        method,
        path,
        query: queryOf(search),
        ...(body === undefined ? {} : { body }),
        read(raw, headers) {
          const total = headers?.get(TOTAL) ?? null
          if (counted && !/^\d+$/.test(total ?? '')) throw malformed(`${path}: no ${TOTAL}`)
          return { data: isRecord(raw) || Array.isArray(raw) ? raw : {}, headers: { [TOTAL]: total } }
        },
      },
      method === 'GET' ? { signal } : {},
    )
  }
  return {
    get: (url) => ask('GET', url),
    post: (url, body) => ask('POST', url, body),
    patch: (url, body) => ask('PATCH', url, body),
    delete: (url) => ask('DELETE', url),
  }
}

function queryOf(search: string): Record<string, readonly string[]> {
  const query: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(search)) (query[name] ??= []).push(value)
  return query
}
