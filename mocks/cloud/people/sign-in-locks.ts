import type { Call } from '../wire/call'
import { counted, Refusal } from '../wire/refusal'
import { afterGuess, lockedFor, OF_ACCOUNT } from './guess-limits'

export function locked(remainSeconds: number): Refusal {
  const param = { remainSeconds, failCount: OF_ACCOUNT.max, maxCount: OF_ACCOUNT.max }
  return new Refusal(400, 'USER_LOCKED', 'too many failed attempts', param)
}

/** `whose` is the key under which failures are counted. */
export function refuseIfLocked(call: Call, whose: string): void {
  const seconds = lockedFor(call.world.store.get('failures', whose), call.now)
  if (seconds > 0) throw locked(seconds)
}

/** One more wrong guess: what it is refused with. */
export function countFailure(
  call: Call,
  whose: string,
  code = 'AUTH_INVALID_USERNAME_OR_PASSWORD',
  message = 'user name or password is wrong',
): Refusal {
  const { store } = call.world
  const known = afterGuess(store.get('failures', whose), OF_ACCOUNT, call.now)
  store.put('failures', whose, known)
  const seconds = lockedFor(known, call.now)
  const param = { failCount: known.count, maxCount: OF_ACCOUNT.max }
  return counted(seconds > 0 ? locked(seconds) : new Refusal(400, code, message, param))
}
