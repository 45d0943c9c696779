import type { DeviceRecord } from './device-records'

export interface SisterStep {
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previous: DeviceRecord | null
  readonly next: DeviceRecord | null
}

/** Where a device stands among those of its type at its plant; null for one alone. */
export function sisterStep(rows: readonly DeviceRecord[], id: number): SisterStep | null {
  const type = rows.find((row) => row.id === id)?.type
  const sisters = rows
    .filter((row) => row.id !== null && row.type === type)
    .sort((one, other) => (one.id ?? 0) - (other.id ?? 0))
  const at = sisters.findIndex((row) => row.id === id)
  if (at < 0 || sisters.length < 2) return null
  return {
    position: at + 1,
    count: sisters.length,
    previous: sisters[at - 1] ?? null,
    next: sisters[at + 1] ?? null,
  }
}

/** What hangs on a device: by the serial it says it hangs on. */
export const childrenOf = (rows: readonly DeviceRecord[], serial: string | null): readonly DeviceRecord[] =>
  serial === null ? [] : rows.filter((row) => row.parentSerial === serial && row.serial !== serial)
