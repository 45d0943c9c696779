import type { AccountCheck, Membership, SecurityState } from '../../domain/people/account-records'
import { type IdentityType, identityType } from '../../domain/people/identity'
import { prefixOf, type Region } from '../../domain/place/region'
import type { ThirdKind } from '../../domain/people/third-party'
import { sha256Hex } from '../digest'
import type { Call } from '../call'
import { epoch, flag, id, list, num, part, record, text, word } from '../wire'
import { phoneNumber } from './oauth'
import { readRegion } from './region'
import { readUser, type User } from './user'

/*
 * Accounts: before signing in, and one's own (wire contract C4, 4.1, 4.2). A password leaves as
 * SHA-256 and, for the server's own rules, under the RSA key of the environment.
 */

/** An account name as the wire has it. */
function named(account: string): { identifier: string; identityType: IdentityType } {
  const typed = account.trim()
  const kind = identityType(typed)
  return { identifier: kind === 1 ? phoneNumber(typed) : typed, identityType: kind }
}

/** C4: asks one data centre, whatever is stored. */
export function checkUser(account: string, region: Region, system: string): Call<AccountCheck> {
  return {
    method: 'POST',
    path: '/user-s/acc/check-user',
    mdc: region,
    prefix: prefixOf(region),
    public: true,
    body: { ...named(account), system },
    read(raw) {
      const row = record(raw, 'account check')
      const kinds = Array.isArray(row['identityTypes']) ? row['identityTypes'].map(num) : []
      return {
        exists: flag(row['exist']),
        migrated: flag(row['migrated']),
        region: readRegion(row['mdc']),
        kinds: kinds.filter((kind): kind is IdentityType => kind === 1 || kind === 2 || kind === 3),
      }
    },
  }
}

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

/** Whom one may act for; the first is the one signed in to. */
export function memberships(language: string): Call<readonly Membership[]> {
  return {
    method: 'GET',
    path: '/user-s/acc/org/my',
    query: { language },
    read: (raw) =>
      list(raw, 'organisations', (row) => {
        const org = part(row['org'])
        const role = part(row['role'])
        const organisationId = id(org['id'])
        return organisationId === null
          ? null
          : {
              organisationId,
              name: text(org['name']),
              logo: word(org['logo']),
              role: row['role'] ? { id: id(role['id']), name: text(role['name']) } : null,
              standard: flag(row['defaultFlag']),
            }
      }),
  }
}

/** Base data of one's account; only what is given changes. */
export function updateAccount(
  change: Partial<{
    name: string
    photo: string | null
    username: string | null
    lastLan: string
    temperatureUnit: 'C' | 'F'
  }>,
): Call<User> {
  return {
    method: 'POST',
    path: '/user-s/acc/update',
    body: change,
    read: (raw) => readUser(record(raw, 'account')),
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

export function securityState(): Call<SecurityState> {
  return {
    method: 'GET',
    path: '/group-s/acc/my/info',
    read(raw) {
      const row = record(raw, 'account security')
      return {
        email: text(row['email']),
        emailBound: flag(row['emailBound']),
        phone: text(row['phoneNumber']),
        phoneBound: flag(row['phoneBound']),
        weakPassword: flag(row['passwordWeak']),
        passwordChanged: epoch(row['lastPasswordTime']),
        weChatBound: flag(row['weChatBound']),
        qqBound: flag(row['qqBound']),
      }
    },
  }
}
