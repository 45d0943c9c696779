import { byKey } from '../values/by-key'
import { exactDifference, knownSum } from '../values/decimal'
import { gridParts } from './energy-balance'
import { remainderOfSums, specificYield } from './rates'
import type { EnergySums, PeriodRecord } from '../plants/reading'

/** What rates are made of: the sums of a period and, where it is known, their split, kWh. A day's own curve has them as well. */
export type Balanced = Pick<PeriodRecord, 'sums'> & Partial<Pick<PeriodRecord, 'split'>>

export interface PeriodRates {
  /** h */
  hours: number | null
  /** percent */
  selfConsumption: number | null
  selfSufficiency: number | null
}

/**
 * Rates of one record or several: ratios of sums, never means of ratios (domain 4). Whatever shows a rate of a period
 * asks here, so that it is the same in figures and tables. Where the server splits production and consumption, the
 * split decides: with a battery not all that is fed in was produced then.
 */
export function ratesOf(records: readonly (Balanced | null)[], capacity: number | null): PeriodRates {
  const given = records.filter((record) => record !== null)
  const energy = knownSum(given.map((record) => record.sums.production))
  return {
    hours: specificYield(energy, capacity),
    selfConsumption: remainderOfSums(
      given.map(({ sums, split }) => ({
        whole: sums.production,
        part: (split && gridParts(split, sums).fedIn) ?? sums.feedIn,
      })),
    ),
    selfSufficiency: remainderOfSums(
      given.map(({ sums, split }) => ({
        whole: sums.consumption,
        part: (split && gridParts(split, sums).bought) ?? sums.purchase,
      })),
    ),
  }
}

const ENERGIES = ['production', 'consumption', 'feedIn', 'purchase', 'charge', 'discharge'] as const

/** Sums of what is listed, kWh; null where no record has an energy. */
export function listedSums(records: readonly (Pick<PeriodRecord, 'sums'> | null)[]): EnergySums {
  const sum = (key: keyof EnergySums) => knownSum(records.map((record) => record?.sums[key] ?? null))
  return {
    production: sum('production'),
    consumption: sum('consumption'),
    feedIn: sum('feedIn'),
    purchase: sum('purchase'),
    charge: sum('charge'),
    discharge: sum('discharge'),
  }
}

/** Records come in hundredths each; less than this apart, kWh a record, two sums are the same. */
const ROUNDING = 0.01

/**
 * Sums below a table: those of the whole period as they are told, because records were rounded one by one and their
 * hundredths add up. Where more or less is listed than was told, or none was, the sums of what is listed.
 */
export function tableSums(
  total: EnergySums,
  records: readonly (Pick<PeriodRecord, 'sums'> | null)[],
): EnergySums {
  const listed = listedSums(records)
  return byKey(ENERGIES, (key) => {
    const [whole, part] = [total[key], listed[key]]
    if (whole === null || part === null) return part
    return Math.abs(exactDifference(whole, part)) <= ROUNDING * records.length ? whole : part
  })
}

/**
 * What a lifetime total holds beyond the listed years, kWh: the counter was ahead when they began. Null where there is
 * none, energy by energy as well.
 */
export function beforeRecords(
  total: EnergySums,
  records: readonly (Pick<PeriodRecord, 'sums'> | null)[],
): EnergySums | null {
  const listed = listedSums(records)
  const ahead = (key: keyof EnergySums): number | null => {
    const [whole, part] = [total[key], listed[key]]
    if (whole === null || part === null) return null
    const rest = exactDifference(whole, part)
    return rest > ROUNDING * records.length ? rest : null
  }
  const rest = byKey(ENERGIES, ahead)
  return ENERGIES.every((key) => rest[key] === null) ? null : rest
}
