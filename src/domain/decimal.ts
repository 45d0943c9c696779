/**
 * Exact decimal arithmetic on the digits a number is written with. 76.2 × 6.5 is 495.3, where the binary
 * product is 495.29999… and truncation (specification 5) would print a cent too little.
 */
export interface Decimal {
  /** value = units / 10^scale */
  units: bigint
  scale: number
}

export const ZERO: Decimal = { units: 0n, scale: 0 }

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent)

/** The shortest decimal that names this number; null for what is not finite. */
export function decimal(value: number): Decimal | null {
  if (!Number.isFinite(value)) return null
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return scale < 0 ? { units: units * pow10(-scale), scale: 0 } : { units, scale }
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: a.units * pow10(scale - a.scale) + b.units * pow10(scale - b.scale), scale }
}

export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, { units: -b.units, scale: b.scale })
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** value × 10^places. */
export function shift(value: Decimal, places: number): Decimal {
  const scale = value.scale - places
  return scale < 0 ? { units: value.units * pow10(-scale), scale: 0 } : { units: value.units, scale }
}

/** Digits cut after `places` decimals, towards zero; never "-0.00", never an exponent. */
export function cut(value: Decimal, places: number): string {
  const surplus = value.scale - places
  const units = surplus > 0 ? value.units / pow10(surplus) : value.units * pow10(-surplus)
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

export function toNumber(value: Decimal): number {
  return Number(`${value.units}e${-value.scale}`)
}

/** Quotient cut after 15 decimals, so that 23.49 / 100 × 100 stays 23.49; null when it does not exist. */
export function quotient(a: Decimal, b: Decimal): number | null {
  if (b.units === 0n) return null
  const scale = Math.max(a.scale, b.scale)
  const numerator = a.units * pow10(scale - a.scale + 15)
  const denominator = b.units * pow10(scale - b.scale)
  return toNumber({ units: numerator / denominator, scale: 15 })
}

/** Sum of plain numbers without drift; null if one of them is not finite. */
export function exactSum(values: readonly number[]): number | null {
  let sum = ZERO
  for (const value of values) {
    const next = decimal(value)
    if (!next) return null
    sum = plus(sum, next)
  }
  return toNumber(sum)
}

/** Exact product; null if one factor is not finite. */
export function exactProduct(a: number, b: number): number | null {
  const x = decimal(a)
  const y = decimal(b)
  return x && y ? toNumber(times(x, y)) : null
}
