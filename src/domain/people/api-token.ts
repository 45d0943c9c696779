import type { EpochSeconds } from '../plants/reading'

/** What a token can be given: it reads, and never more than the person who made it. */
export const TOKEN_SCOPES = [
  'station:read',
  'device:read',
  'alert:read',
  'layout:read',
  'member:read',
  'role:read',
] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

const OF_ORGANISATION: readonly TokenScope[] = ['member:read', 'role:read']

/** Days after which a token ends; each ends. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const
/** Remaining time below which a warning is shown, s. */
const SOON = 14 * 86_400

export const TOKEN_STATES = ['VALID', 'EXPIRING', 'EXPIRED'] as const
export type TokenState = (typeof TOKEN_STATES)[number]

export interface ApiToken {
  readonly id: number
  readonly name: string | null
  readonly scopes: readonly string[]
  /** Its last characters: enough to recognise it. */
  readonly ending: string | null
  readonly created: EpochSeconds | null
  readonly expires: EpochSeconds | null
  readonly used: EpochSeconds | null
}

export function tokenState(expires: EpochSeconds | null, now: EpochSeconds): TokenState | null {
  if (expires === null) return null
  return expires <= now ? 'EXPIRED' : expires - now <= SOON ? 'EXPIRING' : 'VALID'
}

/** What somebody may give away of what they hold; no codes at all is unrestricted (specification 6). */
export const offeredScopes = (codes: readonly string[], ofOrganisation: boolean): readonly TokenScope[] =>
  TOKEN_SCOPES.filter(
    (one) =>
      (codes.length === 0 || codes.includes(one)) && (ofOrganisation || !OF_ORGANISATION.includes(one)),
  )
