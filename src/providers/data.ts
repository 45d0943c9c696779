import type { EpochSeconds } from '../domain/plants/reading'
import type { CrudSort, DataProvider, GetListParams, MetaQuery } from '@refinedev/core'
import { isConflict } from '../domain/faults/fault'
import type { Capability } from '../domain/people/capability'
import type { RecordValues } from '../schema/codec'
import type { Plan, PlannedAction, Plans } from '../schema/compile'
import { appliesTo, grantedAt } from '../schema/applies-to'
import { DeclarationError } from '../schema/declaration-error'
import { fieldRefusals } from '../schema/field-refusals'
import { FaultError, faultOf } from '../transport/fault-error'
import type { Send } from '../transport/call'
import { requestContextOf } from './request-context'
import { customCalls } from './custom-calls'
import { customSource } from './custom-source'
import { fromRefine } from './dialect'
import { endpointSource } from './endpoint-source'
import type { PageRequest } from './list-call'
import { restSource } from './rest-source'
import type { Outcome, RecordId, Source } from './source'
import { createWholeLists } from './whole-list'

export interface DataDeps {
  send: Send
  plans: Plans
  language(): string
  /** Zone for calls that want one. */
  zone(): string
  /** Epoch seconds. */
  now(): number
  /** A text by its key; the key itself unless given. */
  say?(key: string): string
  /** What the server can do beyond the vendor's interface; nothing unless given. */
  capable?(capability: Capability): Promise<boolean>
  /** Whether night explains that a plant is silent; never unless given. */
  asleep?(plantId: number, heard: EpochSeconds | null): boolean
}

/** What an action is done to and with. */
export interface ActionRequest {
  readonly ids: readonly RecordId[]
  /** The records of these ids, for actions that are not for all of them. */
  readonly records?: readonly RecordValues[]
  readonly input?: RecordValues
  readonly plantId?: number | null
  /** Makes it happen once, however often it is sent; for actions that are declared as `queued`. */
  readonly key?: string
}

/** One result a record, in their order; none for an action of the list, which rejects instead. */
export type RunAction = (
  plan: Plan,
  action: PlannedAction,
  request: ActionRequest,
) => Promise<readonly Outcome[]>

/** What an action will make of each record that it concerns, by id; empty where that is unknown. */
export type LookAhead = (
  plan: Plan,
  action: PlannedAction,
  request: Pick<ActionRequest, 'records' | 'input'>,
) => Promise<ReadonlyMap<string, RecordValues>>

export interface Data {
  readonly provider: DataProvider
  readonly runAction: RunAction
  readonly lookAhead: LookAhead
  /** Another person is asking: nothing that was kept may be shown. */
  forget(): void
}

interface Params {
  resource: string
  meta?: MetaQuery | undefined
}

/**
 * refine's data provider, from plans: the only place that knows its dialect. Throws a {@link DeclarationError} at
 * once for a plan that nobody could answer. Reads fail in silence, because the screen that asked shows it; writes
 * are announced once, unless the server named the fields at fault, which the form then does.
 */
export function createData(deps: DataDeps): Data {
  const { plans, send, language, zone } = deps
  const wholes = createWholeLists(deps.now)
  const sources = new Map(plans.all.map((plan): [string, Source] => [plan.name, sourceOf(plan)]))

  function sourceOf(plan: Plan): Source {
    const endpoints = endpointSource(plan, send, wholes, deps.now)
    // A collection knows records only; an action has a call of its own.
    if (plan.rest !== null) return { ...restSource(plan, plan.rest, send), act: endpoints.act }
    if (plan.calls === null) return endpoints
    return customSource(plan, customCalls(plan.calls), endpoints, {
      send,
      wholes,
      now: deps.now,
      say: deps.say ?? ((key) => key),
      capable: deps.capable ?? (() => Promise.resolve(false)),
      asleep: deps.asleep ?? (() => false),
    })
  }

  function sourceFor({ name }: Plan): Source {
    const source = sources.get(name)
    if (source === undefined) throw new DeclarationError(name, 'resource', 'has no answer')
    return source
  }

  function asking({ resource, meta }: Params) {
    const plan = plans.get(resource)
    const source = sourceFor(plan)
    return { plan, source, ask: requestContextOf(plan, meta, { language: language(), zone: zone() }) }
  }

  const write = <T>(plan: Plan, work: Promise<T>, meta?: MetaQuery): Promise<T> =>
    work
      .finally(() => wholes.forget())
      // An address brings texts alone (pitfall P6).
      .catch((error: unknown) => refused(plan, error, meta?.['shownInPlace'] === true))

  const provider = {
    async getList(params: GetListParams) {
      const { plan, source, ask } = asking(params)
      const asked = fromRefine(plan, params.filters ?? [])
      const { data, total, extra } = await source
        .list(asked, pageRequestOf(plan, params), ask)
        .catch(leaveInPlace)
      return { data: [...data], total, ...(extra === undefined ? {} : { extra }) }
    },
    async getOne(params: Params & { id: RecordId }) {
      const { source, ask } = asking(params)
      return { data: await source.one(params.id, ask).catch(leaveInPlace) }
    },
    async getMany(params: Params & { ids: RecordId[] }) {
      const { source, ask } = asking(params)
      return { data: [...(await source.many(params.ids, ask).catch(leaveInPlace))] }
    },
    async create(params: Params & { variables: RecordValues }) {
      const { plan, source, ask } = asking(params)
      return { data: await write(plan, source.create(params.variables, ask), params.meta) }
    },
    async update(params: Params & { id: RecordId; variables: RecordValues }) {
      const { plan, source, ask } = asking(params)
      return { data: await write(plan, source.update(params.id, params.variables, ask), params.meta) }
    },
    async deleteOne(params: Params & { id: RecordId }) {
      const { plan, source, ask } = asking(params)
      throwFirst(await write(plan, source.remove([params.id], ask)))
      return { data: { id: params.id } }
    },
    async deleteMany(params: Params & { ids: RecordId[] }) {
      const { plan, source, ask } = asking(params)
      throwFirst(await write(plan, source.remove(params.ids, ask)))
      return { data: params.ids.map((id) => ({ id })) }
    },
    getApiUrl: () => '',
  }

  return {
    // The one cast: refine's methods are generic in a record type that only the plan knows.
    provider: provider as unknown as DataProvider,
    async runAction(plan, action, { ids, records = [], input = {}, plantId = null, key }) {
      const { source, ask } = asking({ resource: plan.name, meta: plantId === null ? {} : { plantId } })
      const left = leftAlone(plan, action, records)
      const meant = ids.filter((id) => !left.has(String(id)))
      if (ids.length > 0 && meant.length === 0) return ids.flatMap((id) => left.get(String(id)) ?? [])
      const results = await write(
        plan,
        action.name === 'delete' && action.endpoint === undefined
          ? source.remove(meant, ask)
          : source.act({ action, ids: meant, input, ...(key === undefined ? {} : { key }) }, ask),
      )
      const byId = new Map(results.map((result) => [String(result.id), result]))
      return ids.flatMap((id) => left.get(String(id)) ?? byId.get(String(id)) ?? [])
    },
    async lookAhead(plan, action, { records = [], input = {} }) {
      // Nothing is asked, so that no plant is needed.
      const source = sourceFor(plan)
      const ahead = new Map<string, RecordValues>()
      for (const record of records) {
        const id = record[plan.idField] as RecordId
        const patch = appliesTo(action, record)
          ? await source.ahead?.({ action, ids: [id], input }, record)
          : null
        if (patch) ahead.set(String(id), patch)
      }
      return ahead
    },
    forget: () => wholes.forget(),
  }
}

/** The records that the action is not for, each with why. */
export function leftAlone(
  plan: Plan,
  action: PlannedAction,
  records: readonly RecordValues[],
): ReadonlyMap<string, Outcome> {
  return new Map(
    records
      .filter((record) => !appliesTo(action, record))
      .map((record) => {
        const id = record[plan.idField] as RecordId
        return [String(id), { id, outcome: grantedAt(action, record) ? 'skipped' : 'denied', fault: null }]
      }),
  )
}

/** Lists and records are shown by a screen that also shows why they are missing. */
function leaveInPlace(error: unknown): never {
  if (error instanceof DeclarationError) throw error
  throw new FaultError(faultOf(error), { silent: true })
}

/**
 * A refusal that names fields is shown at the fields, and a conflict by its notice; neither is announced as well, nor is
 * what the caller shows in place.
 */
function refused(plan: Plan, error: unknown, shownInPlace: boolean): never {
  if (error instanceof DeclarationError) throw error
  const fault = faultOf(error)
  const inPlace = shownInPlace || isConflict(fault) || Object.keys(fieldRefusals(plan, fault)).length > 0
  throw new FaultError(fault, { silent: inPlace, write: true })
}

function throwFirst(results: readonly Outcome[]): void {
  const fault = results.find((result) => result.fault !== null)?.fault
  if (fault) throw new FaultError(fault, { write: true })
}

/** Page and order that are asked for; null for everything there is. */
function pageRequestOf(plan: Plan, { pagination, sorters }: GetListParams): PageRequest | null {
  const sorter: CrudSort | undefined = sorters?.[0]
  if (sorter !== undefined && !Object.hasOwn(plan.fields, sorter.field))
    throw new DeclarationError(plan.name, sorter.field, 'is sorted by, but is no field')
  if (pagination?.mode === 'off') return null
  return {
    page: pagination?.currentPage ?? 1,
    size: pagination?.pageSize ?? plan.size,
    field: sorter?.field ?? plan.order.field,
    direction: sorter === undefined ? plan.order.direction : sorter.order === 'asc' ? 'ASC' : 'DESC',
  }
}
