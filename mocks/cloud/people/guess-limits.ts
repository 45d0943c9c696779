import { record } from '../wire/call-values'

/** How many wrong guesses lock, and for how long. Each lock that follows is twice as long as the one before. */
export interface GuessLimit {
  max: number
  /** s: guesses that lie further apart are not counted together. */
  window: number
  /** s */
  first: number
  longest: number
}

/** Ours: the contract names no numbers. */
export const OF_ACCOUNT: GuessLimit = { max: 5, window: 86_400, first: 1800, longest: 14_400 }
export const OF_ADDRESS: GuessLimit = { max: 30, window: 600, first: 600, longest: 14_400 }

/** What is remembered about somebody who guesses; JSON. Epoch s. */
export interface Guesses {
  count: number
  /** Locks so far. */
  locks: number
  since: number
  until: number
}

const NONE: Guesses = { count: 0, locks: 0, since: 0, until: 0 }
/** So long after the last of it nothing is remembered. */
const FORGOTTEN = 86_400

const numbers = (raw: unknown): Guesses => {
  const { count, locks, since, until } = record(raw)
  return {
    count: Number(count ?? 0),
    locks: Number(locks ?? 0),
    since: Number(since ?? 0),
    until: Number(until ?? 0),
  }
}

/** Whether a row says nothing any more. What lies ahead was written by a clock that was set back since. */
export function isForgotten(raw: unknown, now: number): boolean {
  const { since, until } = numbers(raw)
  return now < since || now >= Math.max(since, until) + FORGOTTEN
}

/** Seconds for which nobody is let in; 0 for none. A clock that is set back ends a lock, and never lengthens it. */
export function lockedFor(raw: unknown, now: number): number {
  const { since, until } = numbers(raw)
  return now >= since && now < until ? until - now : 0
}

/** What is remembered after one more wrong guess. */
export function afterGuess(raw: unknown, { max, window, first, longest }: GuessLimit, now: number): Guesses {
  const known = isForgotten(raw, now) ? NONE : numbers(raw)
  const isOver = known.until > 0 || now - known.since >= window
  const count = (isOver ? 0 : known.count) + 1
  if (count < max) return { count, locks: known.locks, since: isOver ? now : known.since || now, until: 0 }
  const lock = Math.min(longest, first * 2 ** known.locks)
  return { count, locks: known.locks + 1, since: now, until: now + lock }
}
