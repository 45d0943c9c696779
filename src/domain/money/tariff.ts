import { type PlantDay, slots } from '../time/instant'
import type { EpochSeconds } from '../plants/reading'

/** A price per kWh that holds from an instant on, until the next one. */
export interface PriceVersion {
  from: EpochSeconds
  price: number
}

/**
 * Mean price of `[from, to)`: a change inside the interval splits it pro rata (domain 6). Versions in time order.
 * `null` if the interval starts before the first version: history is not priced by guessing.
 */
export function priceOver(
  versions: readonly PriceVersion[],
  from: EpochSeconds,
  to: EpochSeconds,
): number | null {
  const [first] = versions
  if (!first || first.from > from || !(to > from)) return null
  let weighted = 0
  versions.forEach((version, index) => {
    const end = versions[index + 1]?.from ?? Infinity
    const overlap = Math.min(to, end) - Math.max(from, version.from)
    if (overlap > 0) weighted += overlap * version.price
  })
  return weighted / (to - from)
}

/** Is wall clock `label` (HH:mm) within a window such as 22:00 to 06:00? The end is excluded; equal ends mean all day. */
export function inWindow(label: string, start: string, end: string): boolean {
  if (start === end) return true
  return start < end ? label >= start && label < end : label >= start || label < end
}

/** Hours of one plant day inside a wall-clock window; 22 to 06 has fewer or more when clocks change (domain 8). */
export function windowHours(day: PlantDay, start: string, end: string): number {
  return slots(day).filter((slot) => inWindow(slot.label, start, end)).length / 12
}
