import type { Fault } from '../domain/faults/fault'
import type { RecordValues } from '../schema/codec'
import type { PlannedAction } from '../schema/compile'
import type { RequestContext } from './request-context'
import type { ListQuery } from './dialect'
import type { PageRequest } from './list-call'

export type RecordId = string | number

export interface Listed {
  readonly data: readonly RecordValues[]
  readonly total: number
  /** What the same reply carries beside the records. */
  readonly extra?: unknown
}

/**
 * What became of one record of an action. `left`: the action is not for such records, and nothing was asked. `denied`:
 * it is not granted where the record belongs. `queued`: it waits on this machine for a network.
 */
export interface Outcome {
  readonly id: RecordId
  readonly outcome: 'done' | 'skipped' | 'denied' | 'failed' | 'queued'
  readonly fault: Fault | null
}

/** What an action is done to. */
export interface ActionCall {
  readonly action: PlannedAction
  /** None for an action of the list as a whole. */
  readonly ids: readonly RecordId[]
  /** Values of the action's own fields. */
  readonly input: RecordValues
  /** The same again is the same action, and happens once. */
  readonly key?: string
}

/**
 * What answers the calls of one resource: endpoints of the API, a plain REST collection, or calls made by hand.
 * Everything rejects with a {@link FaultError}; single records of `remove` and `act` fail in their outcomes.
 */
export interface Source {
  /** `pageRequest` null: everything that is asked for, in the order in which it came. */
  list(asked: ListQuery, pageRequest: PageRequest | null, ask: RequestContext): Promise<Listed>
  one(id: RecordId, ask: RequestContext): Promise<RecordValues>
  /** Those that are there, in no order. */
  many(ids: readonly RecordId[], ask: RequestContext): Promise<readonly RecordValues[]>
  create(values: RecordValues, ask: RequestContext): Promise<RecordValues>
  update(id: RecordId, values: RecordValues, ask: RequestContext): Promise<RecordValues>
  remove(ids: readonly RecordId[], ask: RequestContext): Promise<readonly Outcome[]>
  act(doing: ActionCall, ask: RequestContext): Promise<readonly Outcome[]>
  /** What an action will make of a record, so that it is seen before the answer; without it the result is unknown until then. */
  ahead?(doing: ActionCall, record: RecordValues): Promise<RecordValues | null>
}
