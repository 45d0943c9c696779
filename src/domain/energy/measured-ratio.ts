import type { CalendarDate, EpochSeconds, PowerSample } from '../plants/reading'
import { SLOT_SECONDS, shiftDate } from '../time/instant'
import { exactSum } from '../values/decimal'
import { performanceRatio, shareOf } from './rates'

/** Parameter of a weather station: irradiance in the plane of the modules, W/m². */
export const IRRADIANCE = 'IRR'

/** Above this no plant performs, percent: a sensor is dirty, or a capacity wrong. */
export const MOST_RATIO = 150

/** Full days of a plant that a performance ratio is measured over. */
const DAYS = 7

/** Below this a sensor's error is a large part of its value, W/m² (IEC 61724-1; domain 5). */
const LEAST = 50

export interface MeasuredRatio {
  /** Percent. */
  readonly ratio: number
  /** Percent of the time with sun in which both power and irradiance are known. */
  readonly share: number
}

/** The full days before today, the oldest first; dates of the plant's calendar. */
export const ratioDays = (today: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: DAYS }, (_, day) => shiftDate(today, day - DAYS))

const slotOf = (at: EpochSeconds) => Math.floor(at / SLOT_SECONDS)

const sizeOf = (value: number | null) =>
  value !== null && Number.isFinite(value) && value >= 0 ? value : null

function bySlot(points: readonly { at: EpochSeconds | null; value: number | null }[]) {
  return new Map(
    points.flatMap(({ at, value }) => {
      const size = sizeOf(value)
      return at === null || size === null ? [] : [[slotOf(at), size] as const]
    }),
  )
}

/**
 * Performance ratio (IEC 61724-1) of samples of power, W, and irradiance, W/m², every five minutes, for a capacity in
 * kWp. Counts the slots in which both are known and the irradiance is enough; sun is where either says so. Null where
 * there is none.
 */
export function measuredRatio(
  power: readonly PowerSample[],
  irradiance: readonly { at: EpochSeconds; value: number | null }[],
  capacity: number | null,
): MeasuredRatio | null {
  const watts = bySlot(power.map(({ at, production: value }) => ({ at, value })))
  const sun = bySlot(irradiance)
  const lit = [...sun].filter(([, value]) => value >= LEAST)
  const both = lit.filter(([slot]) => watts.has(slot))
  const unmeasured = [...watts].filter(([slot, value]) => value > 0 && !sun.has(slot))
  // Slots are of one length: it cancels, and so does the thousand of kWh and of kWh/m².
  const ratio = performanceRatio(
    exactSum(both.flatMap(([slot]) => watts.get(slot) ?? [])),
    capacity,
    exactSum(both.map(([, value]) => value)),
  )
  const share = shareOf(both.length, lit.length + unmeasured.length)
  return ratio === null || share === null ? null : { ratio, share }
}
