/** What an editor shows, with the states before it and those that were undone. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** Steps that can be undone. */
export const MAX_STEPS = 100

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** A new state; what was undone is gone. The same state is no step. */
export const done = <T>(history: History<T>, now: T): History<T> =>
  now === history.now ? history : { past: [...history.past, history.now].slice(-MAX_STEPS), now, future: [] }

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
}
