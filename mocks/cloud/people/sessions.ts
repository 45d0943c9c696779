import { type Account, type ExternalCode, type Organisation, ORGANISATIONS } from './accounts'
import { record } from '../wire/call-values'
import { guestCodes, holdingOf, sameParty } from './holdings'
import { type Code, CODES, PERSONAL_CODES, PLANT_CODES, type Role } from './permissions'
import type { World } from '../world'

/** A key by which somebody comes: a token for programs, or the link of a wall display. */
export interface HeldKey {
  kind: 'api-token' | 'wall'
  id: number
}

/** Who is calling, in which organisation, and what that opens. */
export interface Session {
  account: Account
  organisation: Organisation | null
  role: Role
  /** Role codes as C3 says them; empty means unrestricted. */
  codes: readonly Code[]
  /** Ids of the plants in reach, highest first. */
  plants: readonly number[]
  reaches(id: number): boolean
  external(id: number): readonly ExternalCode[]
  /** Whether it is the caller's own, or only shared with them, or left to them. */
  owns(id: number): boolean
  /** Whether a code holds on a plant. */
  may(code: Code, id: number): boolean
  /** Plants in reach on which a code holds, highest first. */
  plantsWith(code: Code): readonly number[]
  /** Id of the access token. */
  jti: string
  /** A session by key: it reads what the key opens and nothing else. */
  key: HeldKey | null
}

export function openSession(
  world: World,
  account: Account,
  organizationId: number,
  jti: string,
  scopes: readonly Code[] | null = null,
): Session | null {
  const membership = account.organisations.find(({ id }) => id === organizationId)
  if (organizationId !== 0 && !membership) return null
  const role = world.roles.of(membership?.roleId ?? -1)
  if (!role) return null
  const organisation = ORGANISATIONS.find(({ id }) => id === organizationId) ?? null
  const plants = organisation ? world.fleetOf(organisation.id) : world.ownPlants(account)
  const held = organisation ? role.codes : (account.codes ?? PERSONAL_CODES)
  const withheld = scopes === null ? [] : CODES.filter((code) => !scopes.includes(code))
  const lost = [...withdrawnFrom(world, account), ...withheld]
  // An unrestricted caller may grant any codes.
  const given = held.length === 0 && scopes !== null ? scopes : held
  const codes = lost.length === 0 ? given : given.filter((code) => !lost.includes(code))
  const party = { accountId: account.id, organisationId: organisation?.id ?? 0 }
  const owned = (id: number): boolean => {
    const holding = holdingOf(world.store, id)
    return holding ? sameParty(holding, party) : !account.shared.has(id)
  }
  /** On a plant of somebody else: what was shared, or left to a former owner. */
  const lent = (id: number) => account.shared.get(id) ?? keptCodes(guestCodes(world.store, id, party), held)
  const granted = (id: number): readonly ExternalCode[] =>
    (owned(id) ? null : lent(id)) ??
    PLANT_CODES.map((code) => ({ code, isOn: held.length === 0 || held.includes(code) ? 1 : 0 }))
  const external = (id: number) =>
    lost.length === 0
      ? granted(id)
      : granted(id).map(({ code, isOn }) => ({ code, isOn: lost.includes(code) ? 0 : isOn }))
  const ownRights = new Set<Code>(
    PLANT_CODES.filter((code) => (held.length === 0 || held.includes(code)) && !lost.includes(code)),
  )
  const may = (code: Code, id: number): boolean => {
    // Asked for each plant of a fleet: without a list for every one of them.
    if (owned(id)) return ownRights.has(code)
    return external(id).some((entry) => entry.code === code && entry.isOn === 1)
  }
  /** Of a fleet of which nothing went over, only what was shared is looked at one by one. */
  const plantsWith = (code: Code): readonly number[] => {
    if (world.store.list('holding').length > 0) return plants.filter((id) => may(code, id))
    const own = ownRights.has(code)
    if (own && account.shared.size === 0) return plants
    return plants.filter((id) => (account.shared.has(id) ? may(code, id) : own))
  }
  return {
    account,
    organisation,
    role,
    codes,
    plants,
    reaches: organisation ? (id) => world.inFleet(organisation.id, id) : (id) => plants.includes(id),
    external,
    owns: owned,
    may,
    plantsWith,
    jti,
    key: null,
  }
}

/** What a former owner kept, as far as their own role goes. */
function keptCodes(kept: readonly Code[] | null, held: readonly Code[]): readonly ExternalCode[] | null {
  if (kept === null) return null
  const may = (code: Code) => kept.includes(code) && (held.length === 0 || held.includes(code))
  return PLANT_CODES.map((code) => ({ code, isOn: may(code) ? 1 : 0 }))
}

/** Codes that a demonstration took away (README, control calls). */
function withdrawnFrom(world: World, account: Account): readonly unknown[] {
  const { codes } = record(world.store.get('withdrawn', String(account.id)))
  return Array.isArray(codes) ? codes : []
}

/** The session a bearer token stands for; null if the account or the membership is gone. */
export function sessionFrom(
  world: World,
  claims: { jti: string; userId: number; organizationId: number; mdc: string },
): Session | null {
  const centre = claims.mdc === 'CHINA' ? 'CHINA' : 'FOREIGN_1'
  const account = world.people.byId(centre, claims.userId)
  return account?.state === 'active' ? openSession(world, account, claims.organizationId, claims.jti) : null
}
