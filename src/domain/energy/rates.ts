import { type Decimal, decimal, exactQuotient, exactSum, minus, quotient, shift } from '../values/decimal'

type Amount = number | null | undefined

const exact = (amount: Amount): Decimal | null => (typeof amount === 'number' ? decimal(amount) : null)

function ratio(numerator: Amount, denominator: Amount, places = 0): number | null {
  const [a, b] = [exact(numerator), exact(denominator)]
  return a && b ? quotient(shift(a, places), b) : null
}

/** Percent of `whole` that is not `part`; null outside 0 to 100 (quarantine, never clamp; domain 4). */
function remainder(whole: Amount, part: Amount): number | null {
  const [a, b] = [exact(whole), exact(part)]
  if (!a || !b || a.units < 0n) return null
  return inPercent(quotient(shift(minus(a, b), 2), a))
}

const notNegative = (value: number | null): number | null => (value !== null && value >= 0 ? value : null)

const inPercent = (value: number | null): number | null =>
  value !== null && value >= 0 && value <= 100 ? value : null

/** Percent of production not fed in, charging included: (E_pv − E_pv→grid) / E_pv. Both kWh (domain 4). */
export function selfConsumption(production: Amount, productionToGrid: Amount): number | null {
  return remainder(production, productionToGrid)
}

/** Percent of consumption not from the grid (autarky): 1 − E_grid→load / E_load. Both kWh (domain 4). */
export function selfSufficiency(consumption: Amount, gridToLoad: Amount): number | null {
  return remainder(consumption, gridToLoad)
}

/** Percent of an island's load that was served: 1 − unserved / load. Both kWh (domain 3). */
export function autonomy(consumption: Amount, unserved: Amount): number | null {
  return remainder(consumption, unserved)
}

/** Percent that `value` is of `of`, which it may exceed; null for an `of` of 0. */
export function partOf(value: Amount, of: Amount): number | null {
  return ratio(value, of, 2)
}

/** Percent that `part` is of `whole`; null for a whole of 0 or a result outside 0 to 100. */
export function shareOf(part: Amount, whole: Amount): number | null {
  return inPercent(ratio(part, whole, 2))
}

/** Specific yield = full-power hours, kWh/kWp = h (IEC 61724-1). Energy kWh, capacity kWp. */
export function specificYield(energy: Amount, capacity: Amount): number | null {
  return notNegative(ratio(energy, capacity))
}

/** Reference yield, h: irradiation kWh/m² over 1 kW/m² (IEC 61724-1). */
export function referenceYield(irradiation: Amount): number | null {
  return typeof irradiation === 'number' && Number.isFinite(irradiation) ? notNegative(irradiation) : null
}

/** Percent (IEC 61724-1): final yield over reference yield. kWh, kWp, kWh/m². Null without irradiance. */
export function performanceRatio(energy: Amount, capacity: Amount, irradiation: Amount): number | null {
  const [e, p0, h] = [exact(energy), exact(capacity), exact(irradiation)]
  if (!e || !p0 || !h || e.units < 0n || p0.units < 0n || h.units < 0n) return null
  return quotient(shift(e, 2), { units: p0.units * h.units, scale: p0.scale + h.scale })
}

/** Percent of the installed capacity (kWp) that a power (W) is; 358 W of 12 kWp are 2.98 % (domain 4). */
export function capacityUse(power: Amount, capacity: Amount): number | null {
  return notNegative(ratio(power, capacity, -1))
}

/** Whole percent that `value` is above (or, negative, below) what is usual; null where that is nothing. */
export function aboveUsual(value: Amount, usual: Amount): number | null {
  const [a, b] = [exact(value), exact(usual)]
  const percent = a && b && b.units > 0n ? quotient(shift(minus(a, b), 2), b) : null
  return percent === null ? null : Math.trunc(percent)
}

/** h; null stays null. */
export function hoursOf(seconds: Amount): number | null {
  return typeof seconds === 'number' ? exactQuotient(seconds, 3600) : null
}

/** Battery round trip in percent, over at least 30 days with equal charge at both ends; both kWh. */
export function roundTrip(discharged: Amount, charged: Amount): number | null {
  return inPercent(ratio(discharged, charged, 2))
}

/** Equivalent full cycles: kWh discharged over usable kWh. */
export function equivalentCycles(discharged: Amount, usableCapacity: Amount): number | null {
  return notNegative(ratio(discharged, usableCapacity))
}

/** Percent by time (domain 5): (t_sun − t_down) / t_sun, both seconds. */
export function availability(sunSeconds: Amount, downSeconds: Amount): number | null {
  return remainder(sunSeconds, downSeconds)
}

/** Actual over expected, a factor that may exceed 1 (energy performance index; domain 5). Both kWh. */
export function performanceIndex(energy: Amount, expected: Amount): number | null {
  return notNegative(ratio(energy, expected))
}

/**
 * Ratio of sums over several periods, percent; never the mean of ratios (domain 4). Periods where one of the
 * two is missing are left out of both sums.
 */
export function remainderOfSums(periods: readonly { whole: Amount; part: Amount }[]): number | null {
  const both = periods.flatMap(({ whole, part }) =>
    typeof whole === 'number' && typeof part === 'number' ? [{ whole, part }] : [],
  )
  return remainder(exactSum(both.map(({ whole }) => whole)), exactSum(both.map(({ part }) => part)))
}
