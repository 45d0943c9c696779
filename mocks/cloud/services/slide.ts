import type { Call } from '../wire/call'
import { emptyParameter, Refusal } from '../wire/refusal'
import { decimal, record, words } from '../wire/call-values'

/** C24: whether a password sign-in needs a proof. */
export const slideEnabled = (call: Call) => call.world.captcha.enabled()

/** C27: this cloud has no GeeTest. */
export const geeTestOff = () => false

export const slideMissing = () => new Refusal(412, 'AUTH_SLIDE_ERROR', 'slide verification is missing')

/** Ours: a gap to bring the piece to, in percent of the way. */
export const challenge = (call: Call) => call.world.captcha.challenge(call.now)

/** Ours: the piece's place, in percent of the way, for a proof that the token call accepts once. */
export function check(call: Call): object {
  const body = record(call.body)
  const id = words(body['id'])
  const position = decimal(body['position'])
  if (!id || position === null) throw emptyParameter('id and position')
  const proof = call.world.captcha.check(id, position, call.now)
  if (proof === null) throw slideMissing()
  return { proof }
}
