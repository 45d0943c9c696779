import type { IdentityType } from './identity'
import type { EpochSeconds } from '../plants/reading'
import type { Region } from '../place/region'

/** C4: what a data centre knows of an account name. */
export interface AccountCheck {
  exists: boolean | null
  migrated: boolean | null
  region: Region | null
  kinds: readonly IdentityType[]
}

/** One membership of the signed-in person (wire contract 4.1). */
export interface Membership {
  organisationId: number
  name: string | null
  logo: string | null
  role: { id: number | null; name: string | null } | null
  standard: boolean | null
}

/** Account security as it stands. */
export interface SecurityState {
  email: string | null
  emailBound: boolean | null
  phone: string | null
  phoneBound: boolean | null
  weakPassword: boolean | null
  passwordChanged: EpochSeconds | null
  weChatBound: boolean | null
  qqBound: boolean | null
}

/** May the account be cancelled? */
export interface RevokeCheck {
  allowed: boolean | null
  reason: string | null
  state: 'NONE' | 'PROCESSING' | null
  /** Ours: when it was requested, and its reference number. */
  requested: EpochSeconds | null
  reference: string | null
}
