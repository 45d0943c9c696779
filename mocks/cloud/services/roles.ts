import { type Call, sessionOf } from '../wire/call'
import {
  badParameter,
  emptyParameter,
  operationDenied,
  readDenied,
  refusal,
  Refusal,
  unknownId,
} from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keepRules, ROLE } from '../collections/form-rules'
import {
  holdsAll,
  inOrganisation,
  invitationsOf,
  membersOf,
  refuseMoreThanOwn,
  roleIn,
} from '../people/members'
import { type Code, functionsOf, isCode, type Role } from '../people/permissions'
import { isBuiltIn } from '../people/role-book'

/** A role is readable by those who hold it, and by those who may read the roles of its organisation. */
function readableRole(call: Call): Role {
  const { role: own, organisation, codes } = sessionOf(call)
  const id = whole(call.params['roleId'])
  const role = id === null ? null : call.world.roles.of(id)
  if (!role) throw unknownId()
  const oversees = organisation?.id === role.organizationId && codes.includes('role:read')
  if (role.id !== own.id && !oversees) throw readDenied()
  return role
}

/** C5. */
export function role(call: Call): Fields {
  const { id, name, code, organizationId, type, functionId, createdDate } = readableRole(call)
  return { id, name, code, organizationId, type, functionId, createdDate }
}

/**
 * C6. An account without any role code has no function entries either:
 * the two lists agree.
 */
export function roleFunctions(call: Call): object[] {
  const asked = readableRole(call)
  const { role: own, codes } = sessionOf(call)
  return functionsOf(asked).map((entry) => ({
    ...entry,
    isOn: asked.id !== own.id || codes.length === 0 || codes.includes(entry.code) ? entry.isOn : 0,
  }))
}

/* The rest is ours, not the vendor's. */

/** Without the role's own `code`, which no success has at its top (wire contract 1.4). */
function row(call: Call, one: Role): Fields {
  const { id, name, organizationId, type, functionId, createdDate, codes } = one
  const session = sessionOf(call)
  return {
    id,
    name,
    organizationId,
    type,
    functionId,
    createdDate,
    codes,
    builtIn: isBuiltIn(one),
    holders: holders(call, one),
    changeable: id !== session.role.id && holdsAll(session, codes),
  }
}

/** Members who hold a role, and people who are invited to it. */
function holders(call: Call, { id, organizationId }: Role): number {
  return (
    membersOf(call, organizationId).filter((one) => roleIn(call, one, organizationId)?.id === id).length +
    invitationsOf(call, organizationId).filter(({ roleId }) => roleId === id).length
  )
}

/** Roles of the caller's organisation. */
export function list(call: Call): Fields[] {
  const { organizationId } = inOrganisation(call, 'role:read')
  return call.world.roles.ofOrganisation(organizationId).map((one) => row(call, one))
}

/** No role without a code: such a role would be unrestricted (specification 6). */
function codesOf(raw: unknown): Code[] {
  if (!Array.isArray(raw) || raw.length === 0) throw emptyParameter('codes')
  if (!raw.every(isCode)) throw badParameter('codes')
  return [...new Set(raw)]
}

function freeName(call: Call, organizationId: number, raw: unknown, own: number | null): string {
  keepRules(ROLE, { name: raw })
  const name = words(raw)
  if (!name) throw emptyParameter('name')
  const same = (one: Role) => one.id !== own && one.name.toLowerCase() === name.toLowerCase()
  if (call.world.roles.ofOrganisation(organizationId).some(same)) throw refusal(23, 'name is in use')
  return name
}

export function create(call: Call): Fields {
  const session = inOrganisation(call, 'role:manage')
  const body = record(call.body)
  const name = freeName(call, session.organizationId, body['name'], null)
  const codes = codesOf(body['codes'])
  refuseMoreThanOwn(session, codes)
  return row(call, call.world.roles.create(session.organizationId, name, codes, call.now))
}

/** Name, codes or both. Nobody changes the role they hold, nor one that may do more. */
export function change(call: Call): Fields {
  const session = inOrganisation(call, 'role:manage')
  const known = managed(call, session.organizationId)
  if (known.id === session.role.id) throw operationDenied()
  refuseMoreThanOwn(session, known.codes)
  const body = record(call.body)
  const patch: { name?: string; codes?: readonly Code[] } = {}
  if ('name' in body) patch.name = freeName(call, session.organizationId, body['name'], known.id)
  if ('codes' in body) patch.codes = codesOf(body['codes'])
  refuseMoreThanOwn(session, patch.codes ?? [])
  return row(call, call.world.roles.change(known, patch))
}

function managed(call: Call, organizationId: number): Role {
  const id = whole(call.params['roleId'])
  const known = call.world.roles.ofOrganisation(organizationId).find((one) => one.id === id)
  if (!known) throw unknownId()
  return known
}

/** Refused while somebody holds it; built-in roles stay. */
export function remove(call: Call): object {
  const { organizationId } = inOrganisation(call, 'role:manage')
  const known = managed(call, organizationId)
  if (isBuiltIn(known)) throw operationDenied()
  const count = holders(call, known)
  if (count > 0) throw new Refusal(400, 'ROLE_IN_USE', 'members hold this role', { holders: count })
  call.world.roles.remove(known)
  return {}
}
