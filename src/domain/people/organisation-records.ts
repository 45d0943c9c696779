import type { EpochSeconds } from '../plants/reading'

/* Members and roles of an organisation: our own calls, capabilities `members` and `roles`. */

export const MEMBER_STATES = ['ACTIVE', 'INVITED'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export interface Member {
  id: number
  /** Null for somebody who was invited and has no account yet. */
  name: string | null
  email: string | null
  phone: string | null
  role: { id: number | null; name: string | null } | null
  state: MemberState | null
  /** Null for somebody who was invited and has not come. */
  joined: EpochSeconds | null
  lastLogin: EpochSeconds | null
  /** False for oneself, and for members with more rights; null where the server does not send it. */
  changeable: boolean | null
}

export interface OrganisationRole {
  id: number
  name: string | null
  codes: readonly string[]
  /** Cannot be deleted. */
  builtIn: boolean | null
  /** Members and invited people who hold it. */
  holders: number | null
  created: EpochSeconds | null
  /** False for the role one holds, and for one that may do more; null where the server does not send it. */
  changeable: boolean | null
}
