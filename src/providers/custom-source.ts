import type { RecordValues } from '../schema/codec'
import type { EpochSeconds } from '../domain/plants/reading'
import type { Capability } from '../domain/people/capability'
import type { Plan } from '../schema/compile'
import type { Send } from '../transport/call'
import type { RequestContext } from './request-context'
import type { ListQuery } from './dialect'
import type { PageRequest } from './list-call'
import type { ActionCall, Listed, Outcome, RecordId, Source } from './source'
import { nobody, partOf, type WholeLists, withIds } from './whole-list'

/** What calls made by hand may ask with. */
export interface CustomAsk extends RequestContext {
  readonly send: Send
  /** Epoch seconds. */
  now(): number
  /** Whether night explains the silence of what was last heard then, at the plant that is asked about. */
  asleep(heard: EpochSeconds | null): boolean
  /** A text of the console by its key, in the language of the call. */
  say(key: string): string
  /** Whether the server offers something beyond the vendor's interface; one that cannot be reached offers nothing. */
  capable(capability: Capability): Promise<boolean>
}

/**
 * Calls made by hand for one resource, where no endpoint can be declared: records put together from several replies,
 * bodies that are no record. What is not here is answered by the endpoints of the declaration.
 */
export interface CustomCalls {
  /**
   * One page, searched, filtered and ordered by the server. Null where this server cannot: then `list` answers.
   * The declaration says in `paged` what can be filtered and ordered.
   */
  page?(asked: ListQuery, pageRequest: PageRequest, ask: CustomAsk): Promise<Listed | null>
  /** Always the whole list; it is searched, filtered and ordered by the fields' kinds. */
  list?(ask: CustomAsk): Promise<readonly RecordValues[]>
  one?(id: RecordId, ask: CustomAsk): Promise<RecordValues>
  create?(values: RecordValues, ask: CustomAsk): Promise<RecordValues>
  update?(id: RecordId, values: RecordValues, ask: CustomAsk): Promise<RecordValues>
  remove?(ids: readonly RecordId[], ask: CustomAsk): Promise<readonly Outcome[]>
  readonly actions?: Readonly<
    Record<string, (doing: ActionCall, ask: CustomAsk) => Promise<readonly Outcome[]>>
  >
  /** What each will make of a record. */
  readonly ahead?: Readonly<Record<string, (record: RecordValues, input: RecordValues) => RecordValues>>
}

/** Brings a set of calls, which may stand in a part of its own. */
export type LoadCalls = () => Promise<CustomCalls>

export interface CustomMeans extends Pick<CustomAsk, 'send' | 'now' | 'say' | 'capable'> {
  /** Of a plant, by its id. */
  asleep(plantId: number, heard: EpochSeconds | null): boolean
  readonly wholes: WholeLists
}

/** One page that holds whatever there is, in the order of the declaration. */
const everything = ({ order: { field, direction } }: Plan): PageRequest => ({
  page: 1,
  size: 10_000,
  field,
  direction,
})

/** Calls made by hand, and the endpoints of the declaration for everything they do not do. */
export function customSource(
  plan: Plan,
  load: LoadCalls,
  otherwise: Source,
  { wholes, ...means }: CustomMeans,
): Source {
  const asking = (ask: RequestContext): CustomAsk => ({
    ...ask,
    ...means,
    asleep: (heard) => ask.plantId !== null && means.asleep(ask.plantId, heard),
  })
  const rowsOf = ({ list }: CustomCalls, ask: RequestContext, how: 'ask' | 'recall') => {
    if (list === undefined) return null
    const key = JSON.stringify([plan.name, ask.plantId, ask.language])
    const asked = how === 'ask' ? ask : { ...ask, signal: undefined }
    return wholes[how](key, () => list(asking(asked)))
  }

  return {
    async list(asked, pageRequest, ask) {
      const calls = await load()
      const page = await calls.page?.(asked, pageRequest ?? everything(plan), asking(ask))
      if (page) return page
      const rows = await rowsOf(calls, ask, pageRequest === null ? 'ask' : 'recall')
      return rows === null ? otherwise.list(asked, pageRequest, ask) : partOf(plan, rows, asked, pageRequest)
    },
    async one(id, ask) {
      const calls = await load()
      if (calls.one !== undefined) return calls.one(id, asking(ask))
      const rows = plan.endpoints.one === undefined ? await rowsOf(calls, ask, 'recall') : null
      if (rows === null) return otherwise.one(id, ask)
      const [record] = withIds(plan, rows, [id])
      if (record === undefined) throw nobody()
      return record
    },
    async many(ids, ask) {
      const rows = await rowsOf(await load(), ask, 'recall')
      return rows === null ? otherwise.many(ids, ask) : withIds(plan, rows, ids)
    },
    async create(values, ask) {
      return (await load()).create?.(values, asking(ask)) ?? otherwise.create(values, ask)
    },
    async update(id, values, ask) {
      return (await load()).update?.(id, values, asking(ask)) ?? otherwise.update(id, values, ask)
    },
    async remove(ids, ask) {
      return (await load()).remove?.(ids, asking(ask)) ?? otherwise.remove(ids, ask)
    },
    async ahead({ action, input }, record) {
      return (await load()).ahead?.[action.name]?.(record, input) ?? null
    },
    async act(doing, ask) {
      return (await load()).actions?.[doing.action.name]?.(doing, asking(ask)) ?? otherwise.act(doing, ask)
    },
  }
}
