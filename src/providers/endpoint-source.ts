import { decodeRecord, encodeRecord, type RecordValues } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { type Endpoint, templateNames } from '../schema/endpoint'
import type { Fields } from '../schema/field'
import { ruleOf } from '../schema/kinds/index'
import type { RecordName } from '../schema/names'
import type { EndpointName } from '../schema/resource'
import { readPlantNow } from '../transport/calls/stations'
import { faultOf, malformed } from '../transport/fault-error'
import type { Send } from '../transport/call'
import { isRecord } from '../domain/values/given'
import { list, page, type WireRecord } from '../transport/wire'
import type { RequestContext } from './request-context'
import { allAtOnce, eachOf, oneByOne } from './each-record'
import { bareCall, listCall, type Values } from './list-call'
import type { RecordId, Source } from './source'
import { nobody, partOf, type WholeLists, withIds } from './whole-list'

/** A record from its row, at a time of epoch seconds. */
type ReadRow = (row: WireRecord, now: number) => object | null

/** Records with a domain type of their own; all others are read by their fields. */
const RECORDS: Readonly<Record<RecordName, ReadRow>> = {
  plant: readPlantNow,
}

function readerOf({ record, fields }: Plan, now: () => number): (row: WireRecord) => RecordValues | null {
  if (record === null) return (row) => decodeRecord(fields, row)
  return (row) => RECORDS[record](row, now()) as RecordValues | null
}

function endpointOf(plan: Plan, name: EndpointName): Endpoint {
  const endpoint = plan.endpoints[name]
  if (endpoint === undefined) throw new DeclarationError(plan.name, `endpoints.${name}`, 'is not declared')
  return endpoint
}

/** Whether one call takes many records. */
const takesMany = (endpoint: Endpoint) => templateNames(endpoint.body ?? null).includes('ids')

/** Answers that are no record: a bare id, nothing, a word. The record is then what was sent. */
function written(
  plan: Plan,
  record: RecordValues | null,
  raw: unknown,
  values: RecordValues,
  id: RecordId | null,
): RecordValues {
  if (record !== null) return record
  const field = plan.fields[plan.idField]
  const bare = field === undefined ? null : (ruleOf(field).decode(raw, field) as RecordId | null)
  const known = id ?? bare
  return known === null ? values : { ...values, [plan.idField]: known }
}

/** `{input}` and `{input.name}` of an action's template, as the wire wants them. */
function inputsOf(fields: Fields, input: RecordValues): Values {
  const single = Object.entries(fields).map(([name, field]) => [
    `input.${name}`,
    ruleOf(field).encode(input[name], field) ?? null,
  ])
  return { input: encodeRecord(fields, input), ...(Object.fromEntries(single) as Values) }
}

/** Endpoints of the API as the declaration names them. */
export function endpointSource(plan: Plan, send: Send, wholes: WholeLists, now: () => number): Source {
  const readRow = readerOf(plan, now)
  const recordIn = (raw: unknown) => (isRecord(raw) ? readRow(raw) : null)

  const rowsOf = (endpoint: Endpoint, ask: RequestContext) => () =>
    send(
      {
        ...bareCall(endpoint, ask),
        reads: true,
        read: (raw) => (isRecord(raw) ? page(raw, plan.name, readRow).rows : list(raw, plan.name, readRow)),
      },
      { signal: ask.signal },
    )
  const whole = (ask: RequestContext, how: 'ask' | 'recall') => {
    const endpoint = endpointOf(plan, 'list')
    const key = JSON.stringify([plan.name, bareCall(endpoint, ask)])
    // A kept reply has many readers; none of them may call it off for the others.
    return wholes[how](key, rowsOf(endpoint, how === 'ask' ? ask : { ...ask, signal: undefined }))
  }
  const isWhole = () => plan.endpoints.list?.page === 'none'

  const one: Source['one'] = async (id, ask) => {
    const endpoint = plan.endpoints.one
    if (endpoint !== undefined) {
      return send(
        {
          ...bareCall(endpoint, ask, { id }),
          reads: true,
          read(raw) {
            const record = recordIn(raw)
            if (record === null) throw malformed(`${plan.name}: no record`)
            return record
          },
        },
        { signal: ask.signal },
      )
    }
    if (!isWhole()) endpointOf(plan, 'one')
    const [record] = withIds(plan, await whole(ask, 'recall'), [id])
    if (record === undefined) throw nobody()
    return record
  }

  const write = (endpoint: Endpoint, ask: RequestContext, values: Values, usual?: unknown) =>
    send({ ...bareCall(endpoint, ask, values, usual), read: (raw: unknown) => raw })

  return {
    async list(asked, pageRequest, ask) {
      const endpoint = endpointOf(plan, 'list')
      if (isWhole()) {
        const rows = await whole(ask, pageRequest === null ? 'ask' : 'recall')
        return partOf(plan, rows, asked, pageRequest)
      }
      const wanted = pageRequest ?? { page: 1, size: plan.size, ...plan.order }
      const { served } = plan.clientSort
      const path = served?.field === wanted.field ? { path: served.post } : {}
      const { rows, total } = await send(
        {
          ...listCall(plan, endpoint, asked, wanted, ask),
          ...path,
          reads: true,
          read: (raw) => page(raw, plan.name, readRow),
        },
        { signal: ask.signal },
      )
      return { data: rows, total }
    },
    one,
    async many(ids, ask) {
      if (isWhole()) return withIds(plan, await whole(ask, 'recall'), ids)
      const records = await eachOf(ids, (id) =>
        one(id, ask).catch((error: unknown): null => {
          const { kind } = faultOf(error)
          // Gone, or not for this person: it is left out, as a list would.
          if (kind === 'rejected' || kind === 'permission') return null
          throw error
        }),
      )
      return records.filter((record) => record !== null)
    },
    async create(values, ask) {
      const record = encodeRecord(plan.fields, values)
      const raw = await write(endpointOf(plan, 'create'), ask, { record }, record)
      return written(plan, recordIn(raw), raw, values, null)
    },
    async update(id, values, ask) {
      const record = encodeRecord(plan.fields, values)
      const raw = await write(endpointOf(plan, 'update'), ask, { id, record }, record)
      return written(plan, recordIn(raw), raw, values, id)
    },
    async remove(ids, ask) {
      const endpoint = endpointOf(plan, 'delete')
      return takesMany(endpoint)
        ? allAtOnce(ids, () => write(endpoint, ask, { ids, id: ids[0] }))
        : oneByOne(ids, (id) => write(endpoint, ask, { id }))
    },
    async act({ action, ids, input }, ask) {
      const { endpoint } = action
      if (endpoint === undefined)
        throw new DeclarationError(plan.name, `actions.${action.name}`, 'has no call')
      const values = inputsOf(action.input ?? {}, input)
      const usual = action.input === undefined ? undefined : values['input']
      if (ids.length === 0) return write(endpoint, ask, values, usual).then(() => [])
      return takesMany(endpoint)
        ? allAtOnce(ids, () => write(endpoint, ask, { ...values, ids, id: ids[0] }, usual))
        : oneByOne(ids, (id) => write(endpoint, ask, { ...values, id }, usual))
    },
  }
}
