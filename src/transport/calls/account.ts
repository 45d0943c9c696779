import type { Membership, SecurityState } from '../../domain/people/account-records'
import { type Call, get } from '../call'
import { epoch, flag, id, list, part, record, text, word } from '../wire'
import { readUser, type User } from './user'

/* One's own account (wire contract 4.1, 4.2). */

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

export function securityState(): Call<SecurityState> {
  return get('/group-s/acc/my/info', (raw) => {
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
  })
}
