import type { EpochSeconds } from '../plants/reading'
import { MISSING } from '../values/quantity'
import type { DeviceNote } from './device-records'

/** Since when the serial number of a place counts, and whose place it took. */
export interface Replacement {
  readonly at: EpochSeconds
  readonly before: string | null
  readonly after: string
}

/** The replacements in the records of a device, whatever their order, in that of time. */
export function replacementsIn(notes: readonly DeviceNote[]): readonly Replacement[] {
  return notes
    .flatMap(({ kind, at, before, after }) =>
      kind === 'replaced' && at !== null && after !== null ? [{ at, before, after }] : [],
    )
    .sort((one, other) => one.at - other.at)
}

/** The last replacement; null where there was none. */
export const lastReplacement = (notes: readonly DeviceNote[]): Replacement | null =>
  replacementsIn(notes).at(-1) ?? null

/** Whose place was taken by whom, as marks and tables say it. */
export const replacedText = ({ before, after }: Replacement): string => `${before ?? MISSING} → ${after}`
