import { type Call, sessionOf } from '../wire/call'
import { record } from '../wire/call-values'
import { counted, refusal } from '../wire/refusal'
import { isWithinHour } from './verification'

const TRIES = 5

/** The check code on the sticker of a logger: in this simulation the last six digits of its serial, backwards. */
const checkCodeOf = (serial: string) => [...serial.slice(-6)].reverse().join('')

/** Wrong codes are counted by account: five an hour, then 44. */
export function proven(call: Call, serial: string, proof: string): void {
  const key = String(sessionOf(call).account.id)
  const { at } = record(call.world.store.get('claim-tries', key))
  const recent = (Array.isArray(at) ? at : []).filter((one) => isWithinHour(Number(one), call.now))
  if (recent.length >= TRIES) throw refusal(44, 'too many wrong codes')
  if (proof.toUpperCase() === checkCodeOf(serial)) return
  call.world.store.put('claim-tries', key, { at: [...recent, call.now] })
  throw counted(refusal(45, 'wrong check code', { field: 'proof' }))
}
