import { decimal, plus, times, toNumber, ZERO, type Decimal } from '../values/decimal'
import type { Split } from '../energy/energy-balance'
import type { GridType } from '../plants/plant'

/** Prices per kWh in plant currency during one interval. */
interface Prices {
  /** What a purchased kWh costs. */
  purchase: number
  /** What a fed-in kWh earns. */
  feedIn: number
  /** What a kWh would cost without the plant, where there is no grid (diesel, other tariff). */
  alternative?: number
}

/** Energies of one interval, kWh, with the split of that interval and the prices that held in it. */
export interface PricedInterval {
  production: number
  consumption: number
  feedIn: number
  purchase: number
  split: Split
  prices: Prices
}

/** Income by its lines, in plant currency; a line that the grid type does not have is 0. */
export interface Income {
  /** Purchases avoided by using own production at once. */
  savings: number
  feedIn: number
  /** Purchases avoided out of the battery, less what charging it from the grid cost. */
  battery: number
  subsidy: number
  total: number
}

const product = (energy: number, price: number): Decimal => {
  const [a, b] = [decimal(energy), decimal(price)]
  return a && b ? times(a, b) : ZERO
}

const negative = (value: Decimal): Decimal => ({ units: -value.units, scale: value.scale })

/**
 * Income of a span by grid type (domain 6), exact in decimals, cut only for display.
 * `subsidy` is per kWh of production. `null` when the type has no income: an island without an alternative price,
 * or a type that is not known.
 */
export function income(
  gridType: GridType | (string & Record<never, never>) | null,
  intervals: readonly PricedInterval[],
  subsidy = 0,
): Income | null {
  const lines = { savings: ZERO, feedIn: ZERO, battery: ZERO, subsidy: ZERO }
  for (const interval of intervals) {
    const add = (line: keyof typeof lines, energy: number, price: number): void => {
      lines[line] = plus(lines[line], product(energy, price))
    }
    const { split, prices } = interval
    switch (gridType) {
      case 'DISTRIBUTED_FULLY':
      case 'CENTRALIZED_FULLY':
        add('feedIn', interval.feedIn, prices.feedIn)
        break
      case 'EXCESS':
        add('savings', split.direct, prices.purchase)
        add('feedIn', interval.feedIn, prices.feedIn)
        break
      case 'BATTERY_BACKUP':
        add('savings', split.direct, prices.purchase)
        add('battery', split.batteryToLoad, prices.purchase)
        add('feedIn', split.productionToGrid, prices.feedIn)
        add('feedIn', split.batteryToGrid, prices.feedIn)
        lines.battery = plus(lines.battery, negative(product(split.gridToBattery, prices.purchase)))
        break
      case 'OFF_GRID':
      case 'PV_BTR_USE':
        if (prices.alternative === undefined) return null
        add('savings', interval.consumption, prices.alternative)
        break
      default:
        return null
    }
    add('subsidy', interval.production, subsidy)
  }
  const total = Object.values(lines).reduce(plus, ZERO)
  return {
    savings: toNumber(lines.savings),
    feedIn: toNumber(lines.feedIn),
    battery: toNumber(lines.battery),
    subsidy: toNumber(lines.subsidy),
    total: toNumber(total),
  }
}

/** Mode "simple": all production at one price. Label it; never the default with own use or storage (domain 6). */
export function simpleIncome(production: number | null, price: number | null): number | null {
  if (production === null || price === null) return null
  const [a, b] = [decimal(production), decimal(price)]
  return a && b ? toNumber(times(a, b)) : null
}

/** Σ purchase · price − Σ feed-in · price + fixed, in plant currency. */
export function netBill(intervals: readonly PricedInterval[], fixed = 0): number {
  let sum = decimal(fixed) ?? ZERO
  for (const { purchase, feedIn, prices } of intervals) {
    sum = plus(sum, product(purchase, prices.purchase))
    sum = plus(sum, negative(product(feedIn, prices.feedIn)))
  }
  return toNumber(sum)
}

/** What the same consumption would have cost from the grid, less the net bill. Equals income without subsidy. */
export function saving(intervals: readonly PricedInterval[], fixed = 0): number {
  let sum = decimal(fixed) ?? ZERO
  for (const { consumption, prices } of intervals) sum = plus(sum, product(consumption, prices.purchase))
  return toNumber(plus(sum, negative(decimal(netBill(intervals, fixed)) ?? ZERO)))
}
