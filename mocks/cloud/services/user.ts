import { accountFields } from '../station-record'
import type { Call } from '../call'
import { Refusal, sessionOf, unknownId } from '../call'
import { whole } from '../call-values'
import { functionsOf, roleOf } from '../permissions'
import type { Role } from '../permissions'
import { PLACES } from '../places'
import { offsetAt, zoneLabel } from '../zone'

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

/** A role is readable by those who hold it. */
function ownRole(call: Call): Role {
  const id = whole(call.params['roleId'])
  const role = id === null ? null : roleOf(id)
  if (!role) throw unknownId()
  if (role.id !== sessionOf(call).role.id) throw new Refusal(403, '22', 'role of somebody else')
  return role
}

/** C5. */
export function role(call: Call): object {
  const { id, name, code, organizationId, type, functionId } = ownRole(call)
  return { id, name, code, organizationId, type, functionId, createdDate: 1_700_000_000 }
}

/**
 * C6. An account without any role code has no function entries either:
 * the two lists tell one story.
 */
export function roleFunctions(call: Call): object[] {
  const own = ownRole(call)
  const { codes } = sessionOf(call)
  return functionsOf(own).map((entry) => ({
    ...entry,
    isOn: codes.length === 0 || codes.includes(entry.code) ? entry.isOn : 0,
  }))
}
