import { codesFromFunctions, isUnrestricted } from '../domain/people/permission'
import { role, roleFunctions } from '../transport/calls/auth'
import {
  type LoginUser,
  loginUser,
  type Organisation,
  type TimezoneEntry,
  type User,
} from '../transport/calls/user'
import { faultOf } from '../transport/fault-error'
import { readToken } from '../transport/jwt'
import type { Send } from '../transport/call'
import type { ConsoleStorage } from '../transport/storage'

/** Who is signed in, as what, and with which codes. */
export interface Identity {
  user: User
  /** Null in a personal session. */
  organisation: Organisation | null
  role: { id: number | null; name: string | null } | null
  /** Role codes and enabled functions together (specification 6). */
  codes: readonly string[]
  /** No role codes at all: nothing is restricted. */
  unrestricted: boolean
  timezones: ReadonlyMap<string, TimezoneEntry>
  /** The server wants a better password. */
  weakPassword: boolean
}

/** Whether a token speaks for this very identity; a rotation changes neither person nor organisation. */
export function belongsTo(token: string, identity: Identity | null): boolean {
  const { organizationId } = readToken(token)
  if (!isSamePerson(token, identity)) return false
  return organizationId === null || (identity?.organisation?.id ?? 0) === organizationId
}

/** Whether a token speaks for this person, as whatever. */
export const isSamePerson = (token: string, identity: Identity | null): boolean =>
  identity !== null && identity.user.id === readToken(token).userId

/** Asks who the stored token speaks for. Rejects with a FaultError. */
export async function readIdentity(send: Send, storage: ConsoleStorage): Promise<Identity> {
  const claims = readToken(storage.token() ?? '')
  // The token mostly names the role, so that nobody waits for one answer to ask the next question.
  const early = claims.roleId !== null && claims.organizationId ? readRole(send, claims.roleId) : null
  early?.catch(() => undefined)
  const who = await send(loginUser())
  const asked = who.organisation === null ? null : (who.role?.id ?? claims.roleId)
  const granted =
    asked === null ? null : await (asked === claims.roleId && early !== null ? early : readRole(send, asked))
  const roleCodes = who.roleCodes ?? []
  return {
    user: who.user,
    organisation: who.organisation,
    role: roleOf(who, granted?.role ?? null),
    codes: [...new Set([...roleCodes, ...(granted?.codes ?? [])])],
    unrestricted: isUnrestricted(who.roleCodes),
    timezones: who.timezones,
    weakPassword: claims.modifyPassword,
  }
}

/** C5 and C6 of an organisation session. If they fail, nothing is granted by functions. */
async function readRole(send: Send, roleId: number) {
  const [named, functions] = await Promise.allSettled([send(role(roleId)), send(roleFunctions(roleId))])
  for (const part of [named, functions]) {
    if (part.status === 'rejected' && faultOf(part.reason).kind === 'session') throw part.reason
  }
  return {
    role: named.status === 'fulfilled' ? named.value : null,
    codes: functions.status === 'fulfilled' ? codesFromFunctions(functions.value) : [],
  }
}

function roleOf(
  who: LoginUser,
  granted: { id: number | null; name: string | null } | null,
): Identity['role'] {
  if (granted === null) return who.role
  return { id: granted.id ?? who.role?.id ?? null, name: granted.name ?? who.role?.name ?? null }
}

/** A role as its holders have it. */
export interface Preview {
  role: { id: number; name: string | null }
  /** What the role grants, to the person and at every plant. */
  codes: readonly string[]
}

/** The same person with nothing but what a role grants; `null` gives the own view back. */
export function seenAs(identity: Identity, preview: Preview | null): Identity {
  if (preview === null) return identity
  return { ...identity, role: preview.role, codes: preview.codes, unrestricted: false }
}
