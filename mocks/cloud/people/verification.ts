import type { Call } from '../wire/call'
import { counted, emptyParameter, refusal } from '../wire/refusal'
import { record } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import { nextNumber } from '../store/quick-store'

export type Scene = 'REGISTER' | 'FORGET' | 'BIND' | 'REVOKE'

/** Ours: the specification names the limits but not these numbers. */
const LIFE_SECONDS = 600
const MAX_TRIES = 5
/** Specification 9. */
const PER_HOUR = 3

interface Kept {
  code: string
  at: number
  tries: number
}

/** What lies ahead was written by a clock that was set back since. */
export const isWithinHour = (at: number, now: number) => at > now - 3600 && at <= now

const keyOf = (call: Call, scene: Scene, to: string) => `${call.centre}|${scene}|${to}`

/** Sends a code: three per rolling hour and address, whatever they are for (7). */
export function sendCode(call: Call, scene: Scene, to: string): { expiresIn: number } {
  const { store, secret, deliver } = call.world
  const rhythm = `${call.centre}|${to}`
  const sent = record(store.get('sent', rhythm))['at']
  const recent = (Array.isArray(sent) ? sent : []).filter((at) => isWithinHour(Number(at), call.now))
  if (recent.length >= PER_HOUR) throw refusal(7, 'sent too often')
  const count = nextNumber(store, 'verification', 1)
  const digits = [...hmac(secret, `${keyOf(call, scene, to)}|${count}`)].slice(0, 6).map((byte) => byte % 10)
  const code = digits.join('')
  store.put('sent', rhythm, { at: [...recent, call.now] })
  store.put('verification', keyOf(call, scene, to), { code, at: call.now, tries: 0 })
  deliver({ to, scene, code })
  return { expiresIn: LIFE_SECONDS }
}

/** Refuses a code that is wrong (4 or 9), too old (8) or was guessed at too often (44). */
export function checkCode(call: Call, scene: Scene, to: string, given: unknown): void {
  const wrong = scene === 'BIND' || scene === 'REVOKE' ? 9 : 4
  const { store } = call.world
  const key = keyOf(call, scene, to)
  const kept = store.get('verification', key) as Kept | undefined
  if (given === undefined || given === null) throw emptyParameter('verifyCode')
  if (!kept) throw refusal(wrong, 'no code was sent')
  if (kept.tries >= MAX_TRIES) throw refusal(44, 'too many wrong codes')
  if (call.now >= kept.at + LIFE_SECONDS) throw refusal(8, 'the code expired')
  if (String(given).trim() === kept.code) return
  const tries = kept.tries + 1
  store.put('verification', key, { ...kept, tries })
  throw counted(refusal(tries >= MAX_TRIES ? 44 : wrong, 'wrong code'))
}

/** A code works once. */
export function spendCode(call: Call, scene: Scene, to: string): void {
  call.world.store.delete('verification', keyOf(call, scene, to))
}

/** A random-looking name that nobody guesses. */
export function secretName(call: Call, row: string): string {
  const count = nextNumber(call.world.store, row, 1)
  return base64url(hmac(call.world.secret, `${row}|${count}`)).slice(0, 22)
}
