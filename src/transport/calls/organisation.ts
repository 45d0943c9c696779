import {
  type Member,
  MEMBER_STATES,
  type MemberState,
  type OrganisationRole,
} from '../../domain/people/organisation-records'
import { identityType } from '../../domain/people/identity'
import type { Page } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import {
  one,
  epoch,
  flag,
  id,
  list,
  num,
  page,
  part,
  text,
  trimmedEnum,
  type WireRecord,
  words,
} from '../wire'
import { phoneNumber } from './oauth'

/*
 * Members and roles of the organisation one acts for. Ours, not the vendor's: ask `useCapability` for
 * `members` and `roles` first. Permissions: member:read, member:manage, role:read, role:manage.
 */

const MEMBER = '/user-s/acc/org/member'
const ROLE = '/auth-s/auth/role'

export interface MemberQuestion {
  /** Part of a name, e-mail or phone number. */
  keyword?: string
  roleId?: number
  state?: MemberState
  /** Counted from 1. */
  at?: number
  size?: number
}

/** By name. */
export function members(question: MemberQuestion = {}): Call<Page<Member>> {
  const { keyword, roleId, state, at = 1, size = 20 } = question
  return {
    method: 'GET',
    path: MEMBER,
    query: {
      page: at,
      size,
      ...(keyword ? { keyword } : {}),
      ...(roleId === undefined ? {} : { roleId }),
      ...(state ? { state } : {}),
    },
    read: (raw) => page(raw, 'members', readMember),
  }
}

/** Adds an account, or invites an address without one. Error 11: is there already. */
export function addMember(account: string, roleId: number | null): Call<Member> {
  const typed = account.trim()
  const kind = identityType(typed)
  const identifier = kind === 1 ? phoneNumber(typed) : typed
  return {
    method: 'POST',
    path: MEMBER,
    body: { identifier, identityType: kind, roleId },
    read: oneMember,
  }
}

/** Holds from the member's next call on. */
export function changeMemberRole(memberId: number, roleId: number | null): Call<Member> {
  return { method: 'POST', path: `${MEMBER}/${memberId}`, body: { roleId }, read: oneMember }
}

/** Members and invitations; all of them or none. */
export function removeMembers(memberIds: readonly number[]): Call<null> {
  return { method: 'DELETE', path: MEMBER, body: memberIds, read: () => null }
}

const oneMember = (raw: unknown): Member => one(raw, 'member', readMember)

function readMember(row: WireRecord): Member | null {
  const memberId = id(row['id'])
  if (memberId === null) return null
  const role = part(row['role'])
  const state = trimmedEnum(row['state'], MEMBER_STATES)
  return {
    id: memberId,
    name: text(row['name']),
    email: text(row['email']),
    phone: text(row['phoneNumber']),
    role: row['role'] ? { id: id(role['id']), name: text(role['name']) } : null,
    state,
    // Of an invitation it is when that was sent.
    joined: state === 'INVITED' ? null : epoch(row['joinedTime']),
    lastLogin: epoch(row['lastLoginTime']),
    changeable: flag(row['changeable']),
  }
}

/** Roles of the organisation. */
export function organisationRoles(): Call<readonly OrganisationRole[]> {
  return get(ROLE, (raw) => list(raw, 'roles', readRole))
}

/** At least one code; error 23: the name is in use. */
export function createRole(name: string, codes: readonly string[]): Call<OrganisationRole> {
  return { method: 'POST', path: ROLE, body: { name, codes }, read: oneRole }
}

/** At once for everybody who holds it. */
export function changeRole(
  roleId: number,
  change: { name?: string; codes?: readonly string[] },
): Call<OrganisationRole> {
  return { method: 'POST', path: `${ROLE}/${roleId}`, body: change, read: oneRole }
}

/** Refused with `ROLE_IN_USE` while somebody holds it. */
export function deleteRole(roleId: number): Call<null> {
  return { method: 'DELETE', path: `${ROLE}/${roleId}`, read: () => null }
}

const oneRole = (raw: unknown): OrganisationRole => one(raw, 'role', readRole)

function readRole(row: WireRecord): OrganisationRole | null {
  const roleId = id(row['id'])
  if (roleId === null) return null
  return {
    id: roleId,
    name: text(row['name']),
    codes: words(row['codes']),
    builtIn: flag(row['builtIn']),
    holders: num(row['holders']),
    created: epoch(row['createdDate']),
    changeable: flag(row['changeable']),
  }
}
