import { finding, searchable } from '../../../src/domain/values/folded'
import type { Account } from '../people/accounts'
import { type Call, paged, sessionOf } from '../wire/call'
import { emptyParameter, operationDenied, refusal, unknownId } from '../wire/refusal'
import { idsOf, record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keepRules, MEMBER } from '../collections/form-rules'
import {
  dropInvitation,
  holdsAll,
  inOrganisation,
  invitationsOf,
  invite,
  join,
  joinedAt,
  keepInvitation,
  leave,
  membersOf,
  refuseMoreThanOwn,
  roleIn,
} from '../people/members'
import type { Invitation } from '../people/members'
import type { Role } from '../people/permissions'
import { identityOf } from './sign-up'

/* Members of the caller's organisation; ours, not the vendor's. */

const brief = (role: Role | null) => (role ? { id: role.id, name: role.name } : null)

function memberRow(call: Call, account: Account, organizationId: number): Fields {
  const signedIn = call.world.store.get('signin', String(account.id))
  const role = roleIn(call, account, organizationId)
  const { account: self } = sessionOf(call)
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phoneNumber: account.phone,
    role: brief(role),
    state: 'ACTIVE',
    joinedTime: joinedAt(call, account, organizationId) ?? account.createdAt,
    lastLoginTime: typeof signedIn === 'number' ? signedIn : null,
    changeable: account.id !== self.id && holdsAll(sessionOf(call), role?.codes ?? []),
  }
}

function invitedRow(call: Call, { id, identifier, roleId, at }: Invitation): Fields {
  return {
    id,
    name: null,
    email: identifier.includes('@') ? identifier : null,
    phoneNumber: identifier.includes('@') ? null : identifier,
    role: brief(call.world.roles.of(roleId)),
    state: 'INVITED',
    joinedTime: at,
    lastLoginTime: null,
    changeable: true,
  }
}

/** Members and invited people by name; filters `keyword`, `roleId`, `state`. */
export function list(call: Call): { total: number; data: Fields[] } {
  const { organizationId } = inOrganisation(call, 'member:read')
  const isFound = finding(words(call.query.get('keyword')) ?? '')
  const roleId = whole(call.query.get('roleId'))
  const state = words(call.query.get('state'))
  const rows = [
    ...membersOf(call, organizationId).map((one) => memberRow(call, one, organizationId)),
    ...invitationsOf(call, organizationId).map((one) => invitedRow(call, one)),
  ]
  const fits = (row: Fields) =>
    isFound(
      searchable(
        `${String(row['name'] ?? '')}\n${String(row['email'] ?? '')}\n${String(row['phoneNumber'] ?? '')}`,
      ),
    ) &&
    (roleId === null || record(row['role'])['id'] === roleId) &&
    (state === null || row['state'] === state)
  const title = (row: Fields) => String(row['name'] ?? row['email'] ?? row['phoneNumber'])
  return paged(
    call,
    rows.filter(fits).sort((a, b) => (title(a) < title(b) ? -1 : 1)),
  )
}

/** A role of the organisation that the caller may give away. */
function givenRole(call: Call, raw: unknown): { role: Role; organizationId: number } {
  const session = inOrganisation(call, 'member:manage')
  const id = whole(raw)
  if (id === null) throw emptyParameter('roleId')
  const role = call.world.roles.of(id)
  if (!role || role.organizationId !== session.organizationId) throw unknownId()
  refuseMoreThanOwn(session, role.codes)
  return { role, organizationId: session.organizationId }
}

/** Adds an account, or invites an address that has none yet. */
export function add(call: Call): Fields {
  const session = inOrganisation(call, 'member:manage')
  const body = record(call.body)
  keepRules(MEMBER, body)
  if (!words(body['identifier'])) throw emptyParameter('identifier')
  const { type, value } = identityOf(body, 19)
  const { role, organizationId } = givenRole(call, body['roleId'])
  const account = call.world.people.find(call.centre, value)
  if (account) {
    if (roleIn(call, account, organizationId)) throw refusal(11, 'is a member already')
    return memberRow(call, join(call, account, organizationId, role.id), organizationId)
  }
  if (type === 3) throw refusal(26, 'account does not exist')
  if (invitationsOf(call, organizationId).some(({ identifier }) => identifier === value)) {
    throw refusal(11, 'was invited already')
  }
  const by = session.account.name
  return invitedRow(
    call,
    invite(call, { organizationId, roleId: role.id, identifier: value, at: call.now, by }),
  )
}

/** Somebody of the organisation whom the caller may change: not themselves, nobody who may do more. */
function subordinate(call: Call, id: number | null): Account | Invitation {
  const session = inOrganisation(call, 'member:manage')
  const { organizationId, account: self } = session
  const invited = invitationsOf(call, organizationId).find((one) => one.id === id)
  if (invited) return invited
  const member = membersOf(call, organizationId).find((one) => one.id === id)
  if (!member) throw unknownId()
  if (member.id === self.id) throw operationDenied()
  refuseMoreThanOwn(session, roleIn(call, member, organizationId)?.codes ?? [])
  return member
}

const isInvitation = (one: Account | Invitation): one is Invitation => 'organizationId' in one

/** Another role; it holds from the member's next call on. */
export function change(call: Call): Fields {
  const one = subordinate(call, whole(call.params['memberId']))
  const { role, organizationId } = givenRole(call, record(call.body)['roleId'])
  if (isInvitation(one)) {
    keepInvitation(call, { ...one, roleId: role.id })
    return invitedRow(call, { ...one, roleId: role.id })
  }
  const organisations = one.organisations.map((membership) =>
    membership.id === organizationId ? { ...membership, roleId: role.id } : membership,
  )
  return memberRow(call, call.world.people.change(one, { organisations }), organizationId)
}

/** All of the ids or none. */
export function remove(call: Call): object {
  const { organizationId } = inOrganisation(call, 'member:manage')
  const ids = idsOf(call.body)
  if (ids.length === 0) throw emptyParameter('ids')
  for (const one of ids.map((id) => subordinate(call, id))) {
    if (isInvitation(one)) dropInvitation(call, one.id)
    else leave(call, one, organizationId)
  }
  return {}
}
