import type { Fault } from '../domain/fault'
import type { RecordValues } from '../schema/codec'
import type { PlannedAction } from '../schema/compile'
import type { Ask } from './ask'
import type { Asked } from './dialect'
import type { Window } from './list-call'

export type RecordId = string | number

export interface Listed {
  readonly data: readonly RecordValues[]
  readonly total: number
}

/**
 * What became of one record of an action. `left`: the action is not for such records, and nothing was asked. `denied`:
 * it is not granted where the record belongs.
 */
export interface Outcome {
  readonly id: RecordId
  readonly outcome: 'done' | 'left' | 'denied' | 'failed'
  readonly fault: Fault | null
}

/** What an action is done to. */
export interface Doing {
  readonly action: PlannedAction
  /** None for an action of the list as a whole. */
  readonly ids: readonly RecordId[]
  /** Values of the action's own fields. */
  readonly input: RecordValues
}

/**
 * What answers the calls of one resource: endpoints of the API, a plain REST collection, or calls made by hand.
 * Everything rejects with a {@link FaultError}; single records of `remove` and `act` fail in their outcomes.
 */
export interface Source {
  /** `window` null: everything that is asked for, in the order in which it came. */
  list(asked: Asked, window: Window | null, ask: Ask): Promise<Listed>
  one(id: RecordId, ask: Ask): Promise<RecordValues>
  /** Those that are there, in no order. */
  many(ids: readonly RecordId[], ask: Ask): Promise<readonly RecordValues[]>
  create(values: RecordValues, ask: Ask): Promise<RecordValues>
  update(id: RecordId, values: RecordValues, ask: Ask): Promise<RecordValues>
  remove(ids: readonly RecordId[], ask: Ask): Promise<readonly Outcome[]>
  act(doing: Doing, ask: Ask): Promise<readonly Outcome[]>
}
