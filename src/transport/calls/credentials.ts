import type { ThirdKind } from '../../domain/people/third-party'
import type { Region } from '../../domain/place/region'
import type { Call } from '../call'
import { sha256Hex } from '../digest'
import { id, num, part } from '../wire'
import { named } from './account-check'

/*
 * What proves who somebody is (wire contract C4, 4.1, 4.2). A password leaves as SHA-256 and, for the server's own
 * rules, under the RSA key of the environment.
 */

export interface Applicant {
  account: string
  region: Region
  language: string
  /** Brand: `SOLARMAN` unless configured. */
  system: string
  /** Country, continent or region code. */
  area: string
}

/** Sends a code; answers for how many seconds it is good. Error 7. */
export function sendCode(
  who: Applicant,
  scene: 'REGISTER' | 'FORGET' | 'BIND' | 'REVOKE',
): Call<number | null> {
  return {
    method: 'POST',
    path: '/user-s/acc/verify-code',
    mdc: who.region,
    public: scene === 'REGISTER' || scene === 'FORGET',
    body: { ...named(who.account), scene, lan: who.language, system: who.system, area: who.area },
    read: (raw) => num(part(raw)['expiresIn']),
  }
}

/** `email` receives the code of a user name. Errors 4, 5, 6, 8, 12, 13, 20, 44, 57 to 65. */
export function register(
  who: Applicant & { password: string; code: string; email?: string | undefined },
): Call<number | null> {
  return {
    method: 'POST',
    path: '/user-s/acc/register',
    mdc: who.region,
    public: true,
    body: {
      ...named(who.account),
      ...(who.email === undefined ? {} : { email: who.email }),
      password: sha256Hex(who.password),
      verifyCode: who.code,
      area: who.area,
      mdc: who.region,
      system: who.system,
      lan: who.language,
    },
    veiled: () => ({ clear_text_pwd: who.password }),
    read: (raw) => id(part(raw)['id']),
  }
}

/** Error 26 for an unknown account, 63 for one of the last two passwords. */
export function forgetPassword(who: {
  account: string
  region: Region
  code: string
  password: string
}): Call<null> {
  return {
    method: 'POST',
    path: '/user-s/acc/forget-password',
    mdc: who.region,
    public: true,
    body: { ...named(who.account), verifyCode: who.code, password: sha256Hex(who.password) },
    veiled: () => ({ clear_text_pwd: who.password }),
    read: () => null,
  }
}

/** Error 14, and the password rules. */
export function changePassword(former: string, next: string): Call<null> {
  return {
    method: 'POST',
    path: '/user-s/acc/password',
    body: { oldPassword: sha256Hex(former), newPassword: sha256Hex(next) },
    veiled: () => ({ clear_text_pwd: next }),
    read: () => null,
  }
}

/** Errors 9, 12, 13, 44. */
export function bindIdentity(account: string, code: string): Call<null> {
  return {
    method: 'POST',
    path: '/user-s/acc/bind',
    body: { ...named(account), verifyCode: code },
    read: () => null,
  }
}

/** Ours: links a third-party account to the one signed in. Errors 29 to 36. */
export function bindThird(kind: ThirdKind, code: string): Call<null> {
  return {
    method: 'POST',
    path: '/user-s/acc/third/bind',
    body: { kind, code },
    read: () => null,
  }
}

/** Ours: unlinks a third-party account. */
export function unbindThird(kind: ThirdKind): Call<null> {
  return { method: 'POST', path: '/user-s/acc/third/unbind', body: { kind }, read: () => null }
}
