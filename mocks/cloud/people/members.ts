import type { Account } from './accounts'
import { type Call, demand } from '../wire/call'
import { operationDenied, permissionDenied } from '../wire/refusal'
import { record } from '../wire/call-values'
import type { Code, Role } from './permissions'
import { nextNumber } from '../store/quick-store'
import type { Session } from './sessions'

/** An address that was asked to join an organisation and has no account yet. */
export interface Invitation {
  id: number
  organizationId: number
  roleId: number
  /** E-mail, or digits of a phone number. */
  identifier: string
  /** Epoch s. */
  at: number
  by: string
}

const FIRST_INVITATION = 980_001
const KIND = 'invitation'

/** The caller's organisation, if they hold the code there; a personal session has none. */
export function inOrganisation(call: Call, code: Code): Session & { organizationId: number } {
  const session = demand(call, code)
  if (!session.organisation) throw permissionDenied()
  return { ...session, organizationId: session.organisation.id }
}

/** Whether the caller holds all of what a role grants. */
export const holdsAll = (session: Session, codes: readonly Code[]): boolean =>
  codes.every((code) => session.codes.includes(code))

/** Nobody gives away more than they hold. */
export function refuseMoreThanOwn(session: Session, codes: readonly Code[]): void {
  if (!holdsAll(session, codes)) throw operationDenied()
}

export function membersOf(call: Call, organizationId: number): Account[] {
  return call.world.people
    .all(call.centre)
    .filter(({ organisations }) => organisations.some(({ id }) => id === organizationId))
}

export function roleIn(call: Call, account: Account, organizationId: number): Role | null {
  const membership = account.organisations.find(({ id }) => id === organizationId)
  return membership ? call.world.roles.of(membership.roleId) : null
}

export function invitationsOf(call: Call, organizationId: number): Invitation[] {
  return call.world.store
    .list(KIND)
    .map(({ value }) => value as Invitation)
    .filter((one) => one.organizationId === organizationId)
}

export function invite(call: Call, part: Omit<Invitation, 'id'>): Invitation {
  const invitation = { id: nextNumber(call.world.store, KIND, FIRST_INVITATION), ...part }
  keepInvitation(call, invitation)
  return invitation
}

export const keepInvitation = (call: Call, invitation: Invitation) =>
  call.world.store.put(KIND, String(invitation.id), invitation)

export const dropInvitation = (call: Call, id: number) => call.world.store.delete(KIND, String(id))

export function join(call: Call, account: Account, organizationId: number, roleId: number): Account {
  const others = account.organisations.filter(({ id }) => id !== organizationId)
  call.world.store.put('joined', `${organizationId} ${account.id}`, { at: call.now })
  return call.world.people.change(account, {
    organisations: [...others, { id: organizationId, roleId }],
  })
}

export function leave(call: Call, account: Account, organizationId: number): void {
  call.world.people.change(account, {
    organisations: account.organisations.filter(({ id }) => id !== organizationId),
  })
}

/** Epoch s; null for those who were there from the beginning. */
export function joinedAt(call: Call, account: Account, organizationId: number): number | null {
  const { at } = record(call.world.store.get('joined', `${organizationId} ${account.id}`))
  return typeof at === 'number' ? at : null
}

/** An account registered under an invited address joins the organisation that invited it. */
export function acceptInvitations(call: Call, account: Account): void {
  for (const { value } of call.world.store.list(KIND)) {
    const { id, organizationId, roleId, identifier } = value as Invitation
    if (identifier !== account.email && identifier !== account.phone) continue
    dropInvitation(call, id)
    const now = call.world.people.byId(call.centre, account.id) ?? account
    if (call.world.roles.of(roleId)) join(call, now, organizationId, roleId)
  }
}
