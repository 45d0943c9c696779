import { faultOf } from '../transport/fault-error'
import type { Outcome, RecordId } from './source'

/** Calls under way at the same time: a bulk action must not shut out the rest of the console. */
const AT_ONCE = 4

/** Asks for each of many, a few at a time, and keeps the order. */
export async function eachOf<T, R>(all: readonly T[], one: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < all.length; index = next++) {
      results[index] = await one(all[index] as T)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, lane))
  return results
}

const failed = (id: RecordId, error: unknown): Outcome => ({ id, outcome: 'failed', fault: faultOf(error) })
const done = (id: RecordId): Outcome => ({ id, outcome: 'done', fault: null })

/** One call a record; what fails fails alone. */
export function oneByOne(ids: readonly RecordId[], call: (id: RecordId) => Promise<unknown>) {
  return eachOf(ids, (id) =>
    call(id).then(
      () => done(id),
      (error: unknown) => failed(id, error),
    ),
  )
}

/** One call for all of them: they fail or succeed together. */
export function allAtOnce(ids: readonly RecordId[], call: () => Promise<unknown>) {
  return call().then(
    () => ids.map(done),
    (error: unknown) => ids.map((id) => failed(id, error)),
  )
}
