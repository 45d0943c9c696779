import { LOGIN_RESULTS, type LoginAttempt, type LoginSession } from '../../domain/people/own-records'
import { countryCode } from '../../domain/place/country'
import type { Page } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { epoch, flag, list, num, page, part, text, trimmedEnum, word } from '../wire'

/* Sessions of one's own account. Ours, not the vendor's: ask `useCapability('sessions')` first. */

const SESSION = '/user-s/acc/session'

/** Newest first. */
export function loginSessions(): Call<readonly LoginSession[]> {
  return get(SESSION, (raw) =>
    list(raw, 'sessions', (row) => {
      const sessionId = word(row['id'])
      return sessionId === null
        ? null
        : {
            id: sessionId,
            since: epoch(row['sinceTime']),
            last: epoch(row['lastTime']),
            address: text(row['address']),
            country: countryCode(row['countryCode']),
            agent: text(row['agent']),
            current: flag(row['current']),
          }
    }),
  )
}

/** Ends one, or without an id all others; answers how many. */
export function endSessions(sessionId?: string): Call<number | null> {
  return {
    method: 'DELETE',
    path: sessionId === undefined ? SESSION : `${SESSION}/${encodeURIComponent(sessionId)}`,
    read: (raw) => num(part(raw)['ended']),
  }
}

/** Sign-ins and attempts, newest first. */
export function loginAttempts(at = 1, size = 20): Call<Page<LoginAttempt>> {
  return {
    method: 'GET',
    path: `${SESSION}/log`,
    query: { page: at, size },
    read: (raw) =>
      page(raw, 'sign-ins', (row) => ({
        at: epoch(row['at']),
        result: trimmedEnum(row['result'], LOGIN_RESULTS),
        address: text(row['address']),
        country: countryCode(row['countryCode']),
        agent: text(row['agent']),
      })),
  }
}
