import { Refusal } from './call'
import type { Session } from './sessions'

const MINUTE = 60
/** Ours: so many failed sign-ins from one address within ten minutes lock it for ten more. */
const MAX_FAILURES = 30
const WINDOW = 600

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
  const failures = new Map<string, number[]>()

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
      const list = recent(failures.get(address), now, WINDOW)
      if (list.length < MAX_FAILURES) return
      const remainSeconds = (list[list.length - 1] ?? now) + WINDOW - now
      const param = { remainSeconds, failCount: list.length, maxCount: MAX_FAILURES }
      throw new Refusal(400, 'IP_LOCKED', 'too many failed attempts from this address', param)
    },
    countFailure(address, now) {
      failures.set(address, [...recent(failures.get(address), now, WINDOW), now])
    },
    forget() {
      calls.clear()
      failures.clear()
    },
  }
}

/** The caller's address as a proxy in front tells it; without one all callers are neighbours. */
export function addressOfCaller(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'local'
}
