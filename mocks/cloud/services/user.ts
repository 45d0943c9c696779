import { accountFields } from '../plants/station-record'
import { type Call, sessionOf } from '../wire/call'
import { PLACES } from '../place/places'
import { offsetAt, zoneLabel } from '../place/zone'

/** C3: who is signed in, with role codes and the time zone list. */
export function loginUser(call: Call): object {
  const { account, organisation, role, codes } = sessionOf(call)
  const signedIn = Number(call.world.store.get('signin', String(account.id)) ?? call.now)
  const zones = [...new Set(PLACES.map(({ zone }) => zone))]
  return {
    user: {
      ...accountFields(account),
      lastLoginTime: signedIn,
      lastVisitTime: call.now,
      identityType: account.email ? 2 : 1,
    },
    org: organisation ? { id: organisation.id, name: organisation.name, type: 'BUSINESS', logo: null } : null,
    role: { id: role.id, name: role.name },
    roleCodes: codes,
    timezoneList: zones
      .map((zone) => ({ code: zone, name: zoneLabel(zone, call.now), offset: offsetAt(zone, call.now) }))
      .sort((a, b) => a.offset - b.offset || (a.code < b.code ? -1 : 1)),
  }
}
