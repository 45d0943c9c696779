import type { EpochSeconds } from '../plants/reading'

export const EXPORT_FORMATS = ['JSON', 'CSV'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_STATES = ['PROCESSING', 'READY', 'EXPIRED'] as const

export interface ExportJob {
  readonly id: number
  readonly created: EpochSeconds | null
  readonly format: ExportFormat | null
  readonly plants: number | null
  readonly state: (typeof EXPORT_STATES)[number] | null
  /** Percent. */
  readonly progress: number | null
}

/** The right of once a year, and how much of it (specification 9, codes 48 and 49). */
export interface ExportQuota {
  readonly last: EpochSeconds | null
  readonly next: EpochSeconds | null
  /** Plants that one export may hold. */
  readonly most: number | null
  /** Plants that the account reaches. */
  readonly plants: number | null
  /** Bytes of a plant, about. */
  readonly bytesEach: number | null
}

export interface ExportState {
  readonly quota: ExportQuota
  readonly jobs: readonly ExportJob[]
}

const YEAR = 365 * 86_400

/** Until when the right is used up; null where it is free. */
export const usedUntil = ({ next }: Pick<ExportQuota, 'next'>, now: EpochSeconds): EpochSeconds | null =>
  next !== null && next > now ? next : null

/** When the right would come back if it were used now. */
export const backAfter = (now: EpochSeconds): EpochSeconds => now + YEAR

/** What an export of these plants would be; none chosen are all of them. */
export function askedExport(
  { most, plants, bytesEach }: ExportQuota,
  chosen: readonly unknown[],
): { count: number | null; over: boolean; bytes: number | null } {
  const count = chosen.length > 0 ? chosen.length : plants
  return {
    count,
    over: count !== null && most !== null && count > most,
    bytes: count === null || bytesEach === null ? null : count * bytesEach,
  }
}

/** A size in the unit that people know it by, rounded up; null is not known. */
export function sizeText(bytes: number | null): string | null {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 1_000_000)} MB`
}
