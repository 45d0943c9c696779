import type { EpochSeconds } from '../plants/reading'

/* Whose plant it is, and how it comes to somebody else: our own calls, capability `ownership`. */

/** What a former owner may be left with; the presets of businesses, or nothing. */
export const KEPT_ACCESS = ['NONE', 'VIEW', 'MAINTAIN', 'MANAGE'] as const
export type KeptAccess = (typeof KEPT_ACCESS)[number]

export const TRANSFER_KINDS = ['OFFER', 'CLAIM'] as const

/** `DUE`: nobody objected to a claim within its time, and the plant may be taken. */
export const TRANSFER_STATES = ['OPEN', 'DUE', 'EXPIRED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const

export const TRANSFER_STEPS = ['ACCEPT', 'REFUSE', 'WITHDRAW'] as const
export type TransferStep = (typeof TRANSFER_STEPS)[number]

/** A plant that its owner offers, or that somebody claims who holds its logger. */
export interface Transfer {
  id: number
  plantId: number | null
  plantName: string | null
  kind: (typeof TRANSFER_KINDS)[number] | null
  state: (typeof TRANSFER_STATES)[number] | null
  from: string | null
  to: string | null
  /** As it was typed, or masked by the server. */
  address: string | null
  keep: KeptAccess | null
  at: EpochSeconds | null
  /** The other side has until then. */
  until: EpochSeconds | null
  ended: EpochSeconds | null
  /** Which side of it one is. */
  side: 'FROM' | 'TO' | null
  /** What one may do about it now. */
  steps: readonly TransferStep[]
}

export interface Ownership {
  owner: string | null
  /** Null for an owner from the beginning. */
  since: EpochSeconds | null
  /** Whether it belongs to whom one acts for. */
  own: boolean | null
  /** The newest that concerns oneself. */
  transfer: Transfer | null
}
