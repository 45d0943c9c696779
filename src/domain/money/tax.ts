import { decimal, exactDifference, exactProduct, plus, times, toNumber } from '../values/decimal'

/** What of a sum is tax. */
export interface Taxed {
  readonly net: number
  readonly tax: number
}

/** Decimals of money as it is paid. */
const PLACES = 2

const power = (exponent: number) => 10n ** BigInt(exponent)

/**
 * The tax that a paid sum holds at a rate in percent, rounded half up to the cent once, on the whole sum; the net is what
 * is left, so that net and tax make the sum to the cent. Null for what is no sum.
 */
export function taxWithin(gross: number, rate: number): Taxed | null {
  const [sum, share, hundred] = [decimal(gross), decimal(rate), decimal(100)]
  if (!sum || !share || !hundred || sum.units < 0n || share.units < 0n) return null
  const part = times(sum, share)
  const whole = plus(hundred, share)
  const over = part.units * power(PLACES + whole.scale) * 2n
  const under = whole.units * power(part.scale)
  const tax = toNumber({ units: (over + under) / (under * 2n), scale: PLACES })
  return { net: exactDifference(gross, tax), tax }
}

/** The tax of so many purchases of one price: each has a receipt of its own, and is rounded by itself. */
export function taxOfAll(price: number, rate: number, count: number): number | null {
  const one = taxWithin(price, rate)
  return one && exactProduct(one.tax, count)
}
