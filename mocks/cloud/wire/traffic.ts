import { Refusal } from './refusal'
import type { Session } from '../people/sessions'
import { afterGuess, type Guesses, lockedFor, OF_ADDRESS } from '../people/guess-limits'
import { Lru } from '../store/lru'

const MINUTE = 60
/** The latest half of so many addresses is remembered, whatever comes. */
const MAX_ADDRESSES = 20_000

/** Counts of the moment: who calls how often, which address guesses passwords. Not kept over a restart. */
export interface Traffic {
  /** Refuses a session with a limit that calls too often (429). */
  admit(session: Session | null, now: number): void
  refuseLockedAddress(address: string, now: number): void
  countFailure(address: string, now: number): void
  forget(): void
}

export function createTraffic(): Traffic {
  const calls = new Map<string, number[]>()
  const failures = new Lru<string, Guesses>(MAX_ADDRESSES)

  function recent(list: readonly number[] | undefined, now: number, window: number): number[] {
    return (list ?? []).filter((at) => at > now - window && at <= now)
  }

  return {
    admit(session, now) {
      const limit = session?.account.callsPerMinute
      if (!session || !limit) return
      const key = `${session.account.centre} ${session.account.id}`
      const list = recent(calls.get(key), now, MINUTE)
      if (list.length >= limit) {
        const remainSeconds = (list[0] ?? now) + MINUTE - now
        throw new Refusal(429, '43', 'too many requests', { remainSeconds, maxCount: limit })
      }
      calls.set(key, [...list, now])
    },
    refuseLockedAddress(address, now) {
      const remainSeconds = lockedFor(failures.get(address), now)
      if (remainSeconds === 0) return
      const param = { remainSeconds, failCount: OF_ADDRESS.max, maxCount: OF_ADDRESS.max }
      throw new Refusal(400, 'IP_LOCKED', 'too many failed attempts from this address', param)
    },
    countFailure(address, now) {
      failures.set(address, afterGuess(failures.get(address), OF_ADDRESS, now))
    },
    forget() {
      calls.clear()
      failures.clear()
    },
  }
}
