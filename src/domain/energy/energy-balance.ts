import { exactDifference, exactProduct, exactQuotient, exactSum } from '../values/decimal'
import type { EnergySplit, EnergySums, PowerSample } from '../plants/reading'

/** One-way, non-negative flows of one interval or moment, all in the same unit (kWh or W). */
export interface Flows {
  production: number
  consumption: number
  feedIn: number
  purchase: number
  charge: number
  discharge: number
  generator?: number
}

/** As delivered: null where nothing was measured. */
export type MeasuredFlows = { [K in keyof Flows]?: number | null }

/** Who fed whom, in the unit of the flows. */
export interface Split {
  /** Production used as it was made. */
  direct: number
  productionToBattery: number
  productionToGrid: number
  batteryToLoad: number
  /** From the grid, or from a generator where there is no grid. */
  gridToLoad: number
  gridToBattery: number
  batteryToGrid: number
}

const sound = (value: number): boolean => Number.isFinite(value) && value >= 0

/**
 * Splits one interval (domain 2). Sum the parts over intervals; never split a day's totals.
 * `null` is a data error: a negative or unreadable flow; the interval is quarantined.
 */
export function split(interval: Flows): Split | null {
  const { production: pv, consumption: load, feedIn: exp, charge: chg, discharge: dis } = interval
  if (![pv, load, exp, interval.purchase, chg, dis, interval.generator ?? 0].every(sound)) return null
  const direct = Math.min(pv, load)
  const surplus = exactDifference(pv, direct)
  const productionToBattery = Math.min(surplus, chg)
  const productionToGrid = Math.min(exactDifference(surplus, productionToBattery), exp)
  const lacking = exactDifference(load, direct)
  const batteryToLoad = Math.min(dis, lacking)
  return {
    direct,
    productionToBattery,
    productionToGrid,
    batteryToLoad,
    gridToLoad: exactDifference(lacking, batteryToLoad),
    gridToBattery: exactDifference(chg, productionToBattery),
    batteryToGrid: exactDifference(dis, batteryToLoad),
  }
}

/** Sum of splits in `per` of their unit, exact in decimals; null of none. */
function sumOfSplits(splits: readonly Split[], per: number): Split | null {
  if (splits.length === 0) return null
  const sum = (key: keyof Split): number =>
    exactQuotient(exactSum(splits.map((one) => one[key])) ?? Number.NaN, per) ?? Number.NaN
  return {
    direct: sum('direct'),
    productionToBattery: sum('productionToBattery'),
    productionToGrid: sum('productionToGrid'),
    batteryToLoad: sum('batteryToLoad'),
    gridToLoad: sum('gridToLoad'),
    gridToBattery: sum('gridToBattery'),
    batteryToGrid: sum('batteryToGrid'),
  }
}

/** The same in the words of the server's split (kWh). */
export function asEnergySplit(parts: Split): EnergySplit {
  return {
    productionToLoad: parts.direct,
    productionToGrid: parts.productionToGrid,
    productionToBattery: parts.productionToBattery,
    loadFromProduction: parts.direct,
    loadFromGrid: parts.gridToLoad,
    loadFromBattery: parts.batteryToLoad,
  }
}

/**
 * A moment's flows for splitting, W. A series that this plant never reports (see `absent`) counts as 0;
 * the opposite direction of a measured one is 0; any other hole makes the moment unusable.
 */
export function flowsOf(sample: PowerSample, absent: ReadonlySet<keyof Flows>): Flows | null {
  const pick = (own: keyof Flows & keyof PowerSample, opposite?: keyof PowerSample): number | null => {
    const value = sample[own]
    if (value !== null) return value
    if (absent.has(own)) return 0
    return opposite !== undefined && sample[opposite] !== null ? 0 : null
  }
  const production = pick('production')
  const consumption = pick('consumption')
  const feedIn = pick('feedIn', 'purchase')
  const purchase = pick('purchase', 'feedIn')
  const charge = pick('charge', 'discharge')
  const discharge = pick('discharge', 'charge')
  if (production === null || consumption === null || feedIn === null) return null
  if (purchase === null || charge === null || discharge === null) return null
  return { production, consumption, feedIn, purchase, charge, discharge, generator: sample.generator ?? 0 }
}

const SERIES = ['production', 'consumption', 'feedIn', 'purchase', 'charge', 'discharge'] as const

/** Series that no sample of the day carries: the plant has no meter for them. */
function absentSeries(samples: readonly PowerSample[]): ReadonlySet<keyof Flows> {
  return new Set(SERIES.filter((series) => samples.every((sample) => sample[series] === null)))
}

export interface DaySplit {
  /** kWh; null when no interval could be split. */
  split: Split | null
  intervals: number
  /** Intervals with a data error. */
  quarantined: number
  /** Seconds that the split covers. */
  covered: number
}

/**
 * Splits a day from its power samples: mean power of each pair of neighbours no more than `maxGap` seconds
 * apart, split, then summed (domain 2). Samples must be in time order. Energies in kWh.
 */
export function splitDay(samples: readonly PowerSample[], options: { maxGap?: number } = {}): DaySplit {
  const maxGap = options.maxGap ?? 900
  const absent = absentSeries(samples)
  const result: DaySplit = { split: null, intervals: 0, quarantined: 0, covered: 0 }
  if (absent.has('production') || absent.has('consumption')) return result
  const splits: Split[] = []
  for (let i = 1; i < samples.length; i += 1) {
    const [before, after] = [samples[i - 1], samples[i]]
    if (!before || !after || before.at === null || after.at === null) continue
    const seconds = after.at - before.at
    if (!(seconds > 0) || seconds > maxGap) continue
    const [a, b] = [flowsOf(before, absent), flowsOf(after, absent)]
    if (!a || !b) continue
    const parts = split(twiceEnergy(a, b, seconds))
    if (!parts) {
      result.quarantined += 1
      continue
    }
    splits.push(parts)
    result.intervals += 1
    result.covered += seconds
  }
  return { ...result, split: sumOfSplits(splits, TWICE_KWH) }
}

const TWICE_KWH = 7_200_000

/** Twice the energy between two moments, W·s: nothing is divided before all is summed. */
function twiceEnergy(a: Flows, b: Flows, seconds: number): Flows {
  const energy = (x: number, y: number): number =>
    exactProduct(exactSum([x, y]) ?? Number.NaN, seconds) ?? Number.NaN
  return {
    production: energy(a.production, b.production),
    consumption: energy(a.consumption, b.consumption),
    feedIn: energy(a.feedIn, b.feedIn),
    purchase: energy(a.purchase, b.purchase),
    charge: energy(a.charge, b.charge),
    discharge: energy(a.discharge, b.discharge),
    generator: energy(a.generator ?? 0, b.generator ?? 0),
  }
}

/**
 * Sources minus sinks: losses, missing meters and wrong signs (domain 2). Exact in decimals.
 * `null` when production or consumption was not measured; other absent flows count as none.
 */
export function residual(flows: MeasuredFlows): number | null {
  const { production, consumption } = flows
  if (production === null || production === undefined) return null
  if (consumption === null || consumption === undefined) return null
  return exactSum([sources(flows), -consumption, -(flows.feedIn ?? 0), -(flows.charge ?? 0)])
}

function sources(flows: MeasuredFlows): number {
  const parts = [flows.production, flows.generator, flows.purchase, flows.discharge]
  return exactSum(parts.map((part) => part ?? 0)) ?? Number.NaN
}

/** Smallest residual worth a word: 0.1 kWh of a day, 50 W of a moment (domain 2, screens 2B). */
export const RESIDUAL_FLOOR = { dayKWh: 0.1, nowW: 50 } as const

/** Is the residual more than 3 % of the sources and more than `floor` (same unit as the flows)? */
export function significantResidual(flows: MeasuredFlows, floor: number = RESIDUAL_FLOOR.dayKWh): boolean {
  const rest = residual(flows)
  return rest !== null && Math.abs(rest) > Math.max(0.03 * sources(flows), floor)
}

/** Do the parts that were delivered make the total, within a share of it? Of none, or without a total, nobody knows: true. */
function makes(total: number | null, parts: readonly (number | null)[], tolerance: number): boolean {
  const given = parts.filter((part): part is number => part !== null)
  if (total === null || given.length === 0) return true
  const off = Math.abs(exactSum([...given, -total]) ?? Number.NaN)
  return off <= tolerance * Math.abs(total) + 1e-9
}

const producedInto = (parts: EnergySplit) => [parts.productionToLoad, parts.productionToBattery]
const consumedFrom = (parts: EnergySplit) => [parts.loadFromProduction, parts.loadFromBattery]

/**
 * Does the server's split add up to its own totals within 1 % (screens 2D)? Parts not delivered prove nothing,
 * so a side without any part passes. False raises the "does not add up" chip.
 */
export function addsUp(parts: EnergySplit, sums: EnergySums, tolerance = 0.01): boolean {
  return (
    makes(sums.production, [...producedInto(parts), parts.productionToGrid], tolerance) &&
    makes(sums.consumption, [...consumedFrom(parts), parts.loadFromGrid], tolerance)
  )
}

/**
 * What of a total is the grid's: what the own parts leave of it, so that a rate and the shares of these parts are of the
 * same figures. Where the parts do not make the total it is the grid's own part; null is not known.
 */
function gridPart(total: number | null, own: readonly (number | null)[], grid: number | null): number | null {
  const known = exactSum(own.map((part) => part ?? 0)) ?? 0
  const sound = total !== null && own[0] !== null && known <= total && makes(total, [...own, grid], 0.01)
  return sound && grid !== null ? exactDifference(total, known) : grid
}

/** Production that was fed in, and consumption out of the grid, kWh, as the server's split has them. */
export const gridParts = (parts: EnergySplit, { production, consumption }: EnergySums) => ({
  fedIn: gridPart(production, producedInto(parts), parts.productionToGrid),
  bought: gridPart(consumption, consumedFrom(parts), parts.loadFromGrid),
})
