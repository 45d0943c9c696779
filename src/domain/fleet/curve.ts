import type { EpochSeconds } from '../plants/reading'
import { quantile } from '../values/quantile'

/** Power of a fleet over a few minutes, on their mean. */
export interface PowerSlot {
  /** When it begins. */
  readonly at: EpochSeconds
  /** W */
  readonly power: number | null
  /** Plants that this sum holds. */
  readonly plants: number | null
}

export interface CurvePoint {
  readonly at: EpochSeconds
  readonly power: number | null
  /** Ends of what was to be expected, W; null while too few days are known. */
  readonly low: number | null
  readonly high: number | null
}

const DAY = 86_400
const WEEK = 7
/** Fewer days say nothing of what is usual. */
const MIN_DAYS = 3
/** The band holds what lay between these shares (domain 4). */
const BAND = [0.1, 0.9] as const

/** Power for a plant that sends, so that days of other fleets can be compared. */
const each = ({ power, plants }: PowerSlot) => (power === null || !plants ? null : power / plants)

/**
 * The last 24 hours. Expected is what the seven days before had at the same time of the sun, between 10 and 90 %, for as
 * many plants as send today.
 */
export function fleetCurve(slots: readonly PowerSlot[], now: EpochSeconds): readonly CurvePoint[] {
  const known = new Map(slots.map((slot) => [slot.at, slot]))
  return slots
    .filter(({ at }) => at > now - DAY && at <= now)
    .sort((one, other) => one.at - other.at)
    .map(({ at, power, plants }) => {
      const before = Array.from({ length: WEEK }, (_, day) => known.get(at - (day + 1) * DAY))
      const values = before.flatMap((slot) => (slot === undefined ? [] : (each(slot) ?? [])))
      const [low, high] = BAND.map((share) =>
        values.length < MIN_DAYS || !plants ? null : quantile(values, share) * plants,
      )
      return { at, power, low: low ?? null, high: high ?? null }
    })
}
