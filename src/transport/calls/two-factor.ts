import type { SecondStep } from '../../domain/people/second-step'
import { sha256Hex } from '../digest'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import { epoch, num, record, switchOf, text, words } from '../wire'

/* The second step of one's own account. Ours, not the vendor's: ask `useCapability('twoFactor')` first. */

const PATH = '/user-s/acc/two-factor'

export function secondStep(): Call<SecondStep> {
  return get(PATH, (raw) => {
    const row = record(raw, 'second step')
    return {
      enabled: switchOf(row['enabled'], 'second step'),
      since: epoch(row['sinceTime']),
      left: num(row['recoveryLeft']),
    }
  })
}

/** Answers the secret for the app, this once; it does not count before a code of it was sent. Error 14. */
export function beginSecondStep(password: string): Call<string> {
  return {
    method: 'POST',
    path: PATH,
    body: { password: sha256Hex(password) },
    read(raw) {
      const secret = text(record(raw, 'secret')['secret'])
      if (secret === null) throw malformed('no secret')
      return secret
    },
  }
}

function readCodes(raw: unknown): readonly string[] {
  const codes = words(record(raw, 'recovery codes')['recoveryCodes'])
  if (codes.length === 0) throw malformed('no recovery codes')
  return codes
}

/** Turns it on; answers the recovery codes, this once. Error 9. */
export function confirmSecondStep(code: string): Call<readonly string[]> {
  return { method: 'POST', path: `${PATH}/confirm`, body: { code }, read: readCodes }
}

/** Other recovery codes in place of those there are. Errors 9, 14. */
export function renewRecoveryCodes(password: string, code: string): Call<readonly string[]> {
  const body = { password: sha256Hex(password), code }
  return { method: 'POST', path: `${PATH}/recovery`, body, read: readCodes }
}

/** Turns it off. Errors 9, 14. */
export function endSecondStep(password: string, code: string): Call<null> {
  const body = { password: sha256Hex(password), code }
  return { method: 'POST', path: `${PATH}/off`, body, read: () => null }
}
