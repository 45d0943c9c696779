import { exactProduct, exactQuotient } from '../values/decimal'

/**
 * Environmental equivalents per kWh (domain 9). A table, not constants inside formulas: organisations edit it.
 * CO2 is not reduced by the making of the modules.
 */
export interface BenefitFactors {
  /** kg of standard coal per kWh. */
  coal: number
  /** kg of CO2 per kWh. */
  co2: number
  /** kg of CO2 that a tree takes up; the same CO2 as above, so that trees and tonnes agree. */
  perTree: number
  source: string
}

/** The factors of the cloud's own figures (wire contract 1.7). */
export const DEFAULT_FACTORS: BenefitFactors = {
  coal: 0.305,
  co2: 0.793,
  perTree: 18.3,
  source: 'default',
}

export interface Benefit {
  /** t */
  coal: number | null
  /** t */
  co2: number | null
  trees: number | null
}

/** Trees that take up these tonnes of CO2. */
export function treesOf(tonnes: number | null, factors: BenefitFactors = DEFAULT_FACTORS): number | null {
  return tonnes === null ? null : exactQuotient(exactProduct(tonnes, 1000) ?? Number.NaN, factors.perTree)
}

/** Equivalents of an energy in kWh; all missing when it is missing or negative. */
export function benefit(energy: number | null, factors: BenefitFactors = DEFAULT_FACTORS): Benefit {
  if (energy === null || !(energy >= 0) || !Number.isFinite(energy))
    return { coal: null, co2: null, trees: null }
  const tonnes = (perKWh: number): number | null => exactProduct(exactProduct(energy, perKWh) ?? NaN, 0.001)
  const co2 = tonnes(factors.co2)
  return { coal: tonnes(factors.coal), co2, trees: treesOf(co2, factors) }
}
