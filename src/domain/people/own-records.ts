import type { EpochSeconds } from '../plants/reading'

/* Records of our own calls: capabilities `sessions`, `savedScreens`. */

/** Where the account is signed in. */
export interface LoginSession {
  id: string
  since: EpochSeconds | null
  last: EpochSeconds | null
  /** Its last part is masked. */
  address: string | null
  /** Code of the country that the address belongs to. */
  country: string | null
  /** As the browser calls itself. */
  agent: string | null
  /** The session that asks. */
  current: boolean | null
}

export const LOGIN_RESULTS = ['OK', 'WRONG_PASSWORD', 'WRONG_CODE', 'LOCKED'] as const

export interface LoginAttempt {
  at: EpochSeconds | null
  result: (typeof LOGIN_RESULTS)[number] | null
  address: string | null
  country: string | null
  agent: string | null
}

/** A large screen as a person has set it up. */
export interface SavedScreen {
  id: number
  name: string | null
  /** Whatever the screen keeps; it may be of another version, so read it without trust. */
  content: Readonly<Record<string, unknown>>
  changed: EpochSeconds | null
  /** How many it shows now; null is not known. */
  plants: number | null
  /** When its link ends; null while it has none. */
  linkExpires: EpochSeconds | null
  /** When a wall last asked by it. */
  linkUsed: EpochSeconds | null
  /** It opens nothing until it goes on. */
  linkPaused: boolean | null
  /** Addresses and networks that it may be used from; everywhere if empty. */
  linkAddresses: readonly string[]
}
