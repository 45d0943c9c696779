import type { AccountCheck } from '../../domain/people/account-records'
import { type IdentityType, identityType } from '../../domain/people/identity'
import { prefixOf, type Region } from '../../domain/place/region'
import type { Call } from '../call'
import { flag, num, record } from '../wire'
import { phoneNumber } from './oauth'
import { readRegion } from './country-guess'

/** An account name as the wire has it. */
export function named(account: string): { identifier: string; identityType: IdentityType } {
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
