import type { Fault } from '../../domain/faults/fault'

type Id = string | number

/** What came of an action on one or many records. Every record is in exactly one of the five. */
export interface ActionResult {
  readonly done: readonly Id[]
  /** Left as they were: the action does not concern them, or they already are what it makes them. */
  readonly already: readonly Id[]
  /** Left as they were, because it is not granted where they belong. */
  readonly denied: readonly Id[]
  readonly failed: readonly { readonly id: Id; readonly fault: Fault }[]
  /** Kept on this machine until there is a network. */
  readonly queued: readonly Id[]
}

/** A piece of the sentence that sums a result up: a key below `engine:actions.sum` and its count. */
export interface SumPart {
  readonly key: 'done' | 'already' | 'denied' | 'failed' | 'queued'
  readonly count: number
}

/** "12 done, 3 unchanged, 1 failed" as parts; empty only for an action on nothing. */
export function sumParts(result: ActionResult): readonly SumPart[] {
  const parts: SumPart[] = [
    { key: 'done', count: result.done.length },
    { key: 'already', count: result.already.length },
    { key: 'denied', count: result.denied.length },
    { key: 'failed', count: result.failed.length },
    { key: 'queued', count: result.queued.length },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** Whether one sentence of success says it all. */
export function isPlain(result: ActionResult): boolean {
  return result.done.length > 0 && sumParts(result).length === 1
}

/** Several replies as one: an action may go out in portions. */
export function merged(results: readonly ActionResult[]): ActionResult {
  return {
    done: results.flatMap(({ done }) => done),
    already: results.flatMap(({ already }) => already),
    denied: results.flatMap(({ denied }) => denied),
    failed: results.flatMap(({ failed }) => failed),
    queued: results.flatMap(({ queued }) => queued),
  }
}
