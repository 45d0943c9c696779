import { decimal, minus, plus, times, toNumber, ZERO, type Decimal } from '../values/decimal'
import { isFullFeedIn } from '../energy/grid-type'
import type { EnergyPrices, EnergySums } from '../plants/reading'

export type PlantIncome =
  | { readonly kind: 'amount'; readonly value: number }
  /** It can be worked out as soon as prices are set. */
  | { readonly kind: 'prices' }
  /** Not measured, or a plant that has no income by its type. */
  | { readonly kind: 'none' }

const NONE: PlantIncome = { kind: 'none' }

/**
 * Income of a span with prices that hold all through it (domain 6). The server multiplies production by one price,
 * which is right only where all is fed in. Own use and storage earn what they did not buy and what they fed in: summed
 * over intervals that is (consumption − purchase) · purchase price + feed-in · feed-in price + production · subsidy.
 */
export function plantIncome(
  gridType: string | null,
  { production, consumption, feedIn, purchase }: EnergySums,
  prices: EnergyPrices | null,
  byServer: number | null,
): PlantIncome {
  if (isFullFeedIn(gridType)) return byServer === null ? NONE : { kind: 'amount', value: byServer }
  if (gridType !== 'EXCESS' && gridType !== 'BATTERY_BACKUP') return NONE
  const [made, used, sold, bought] = [production, consumption, feedIn, purchase].map(known)
  if (!made || !used || !sold || !bought) return NONE
  const [buying, selling] = [known(prices?.purchase), known(prices?.feedIn)]
  if (!buying || !selling) return { kind: 'prices' }
  const lines = [
    times(minus(used, bought), buying),
    times(sold, selling),
    times(made, known(prices?.subsidy) ?? ZERO),
  ]
  return { kind: 'amount', value: toNumber(lines.reduce(plus, ZERO)) }
}

const known = (value: number | null | undefined): Decimal | null =>
  typeof value === 'number' ? decimal(value) : null
