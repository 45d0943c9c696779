import { base32, isAppCode, typedCode } from '../../../src/domain/people/one-time-code'
import type { Call } from '../wire/call'
import { record, whole } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import { nextNumber } from '../store/quick-store'
import type { Account } from './accounts'
import { isSame } from './kept-password'
import { stepOfCode } from './totp'

/*
 * The second step of an account. Neither its secret nor its recovery codes are kept: both follow from the key of this
 * cloud and a number, and the number is kept.
 */

interface Kept {
  /** Number of the secret. */
  number: number
  /** Counts at sign-in; until a code was verified it does not. */
  on: boolean
  since: number
  /** The last step of which a code was taken. */
  last: number
  /** Number of the recovery codes, and the places of those that are spent. */
  codes: number
  spent: readonly number[]
}

const KIND = 'second-step'
const RECOVERY_CODES = 10
const SECRET_BYTES = 20

const keyed = (call: Call, { id }: Account, what: string) =>
  hmac(call.world.secret, `second step|${call.centre}|${String(id)}|${what}`)

function keptOf(call: Call, account: Account): Kept | null {
  const row = record(call.world.store.get(KIND, String(account.id)))
  const number = whole(row['number'])
  if (number === null) return null
  return {
    number,
    on: row['on'] === true,
    since: whole(row['since']) ?? 0,
    last: whole(row['last']) ?? 0,
    codes: whole(row['codes']) ?? 0,
    spent: Array.isArray(row['spent']) ? row['spent'].map(Number) : [],
  }
}

const keep = (call: Call, account: Account, kept: Kept) =>
  call.world.store.put(KIND, String(account.id), kept)

const secretOf = (call: Call, account: Account, { number }: Kept) =>
  keyed(call, account, `secret|${String(number)}`).slice(0, SECRET_BYTES)

/** 50 bits each, in two groups of five letters. */
const recoveryCodesOf = (call: Call, account: Account, { codes }: Kept): string[] =>
  Array.from({ length: RECOVERY_CODES }, (_, place) => {
    const text = base32(keyed(call, account, `recovery|${String(codes)}|${String(place)}`)).slice(0, 10)
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

export const hasSecondStep = (call: Call, account: Account): boolean => keptOf(call, account)?.on === true

export function secondStepState(call: Call, account: Account) {
  const kept = keptOf(call, account)
  return kept?.on === true
    ? { enabled: true, sinceTime: kept.since, recoveryLeft: RECOVERY_CODES - kept.spent.length }
    : { enabled: false, sinceTime: null, recoveryLeft: 0 }
}

/** Another secret, which does not count yet; in the letters that apps take. */
export function newSecret(call: Call, account: Account): string {
  const number = nextNumber(call.world.store, 'second step', 1)
  const kept = { number, on: false, since: call.now, last: 0, codes: 0, spent: [] }
  keep(call, account, kept)
  return base32(secretOf(call, account, kept))
}

/** Whether there is a secret that waits for its first code. */
export const awaitsCode = (call: Call, account: Account): boolean => keptOf(call, account)?.on === false

/** Takes a code of the app or, once the step is on, a recovery code: each counts once. */
export function takesCode(call: Call, account: Account, given: unknown): boolean {
  const kept = keptOf(call, account)
  if (kept === null || typeof given !== 'string') return false
  const code = typedCode(given)
  if (isAppCode(code)) {
    const step = stepOfCode(secretOf(call, account, kept), code, call.now, kept.last)
    if (step !== null) keep(call, account, { ...kept, last: step })
    return step !== null
  }
  let place = -1
  recoveryCodesOf(call, account, kept).forEach((one, at) => {
    if (isSame(typedCode(one), code) && kept.on && !kept.spent.includes(at)) place = at
  })
  if (place >= 0) keep(call, account, { ...kept, spent: [...kept.spent, place] })
  return place >= 0
}

/** From now on it counts. New recovery codes, sent this once; those before them are worth nothing. */
export function newRecoveryCodes(call: Call, account: Account): string[] {
  const before = keptOf(call, account)
  if (before === null) return []
  const codes = nextNumber(call.world.store, 'recovery codes', 1)
  const kept = { ...before, on: true, since: before.on ? before.since : call.now, codes, spent: [] }
  keep(call, account, kept)
  return recoveryCodesOf(call, account, kept)
}

export const endSecondStep = (call: Call, account: Account) =>
  call.world.store.delete(KIND, String(account.id))

const TICKET_SECONDS = 600

const ticketOf = (call: Call, account: Account, expires: number) =>
  `${String(expires)}.${base64url(keyed(call, account, `ticket|${String(expires)}`)).slice(0, 22)}`

/** Says for a while that the password was right, so that nobody brings a second proof to be human. */
export const secondStepTicket = (call: Call, account: Account) =>
  ticketOf(call, account, call.now + TICKET_SECONDS)

export function holdsTicket(call: Call, account: Account, given: string): boolean {
  const expires = Number(given.split('.')[0])
  if (!(expires > call.now && expires <= call.now + TICKET_SECONDS)) return false
  return isSame(given, ticketOf(call, account, expires))
}
