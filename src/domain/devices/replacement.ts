import type { EpochSeconds } from '../plants/reading'
import type { DeviceNote } from './device-records'

/** Since when the serial number of a place counts, and whose place it took. */
export interface Replacement {
  readonly at: EpochSeconds
  readonly before: string | null
  readonly after: string
}

/** The last replacement in the records of a device, in whatever order they come; null where there was none. */
export function lastReplacement(notes: readonly DeviceNote[]): Replacement | null {
  let last: Replacement | null = null
  for (const { kind, at, before, after } of notes)
    if (kind === 'replaced' && at !== null && after !== null && (last === null || at > last.at))
      last = { at, before, after }
  return last
}
