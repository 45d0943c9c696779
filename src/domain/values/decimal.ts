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

const POWERS: readonly bigint[] = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent))
const pow10 = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent)

/** The shortest decimal that names this number; null for what is not finite. */
export function decimal(value: number): Decimal | null {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 }
  if (!Number.isFinite(value)) return null
  // Up to 15 digits name one number only, so that two or three decimals need not be read from text.
  const thousandth = Math.round(value * 1000)
  if (Math.abs(thousandth) < 1e15 && thousandth / 1000 === value)
    return { units: BigInt(thousandth), scale: 3 }
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

/** Digits that every double keeps. */
const KEPT = 15

const digits = (units: bigint): number => units.toString().length - (units < 0n ? 1 : 0)

/** The number that prints as this decimal; beyond 15 digits it is cut, so that it never shows more than there is. */
export function toNumber({ units, scale }: Decimal): number {
  const surplus = digits(units) - KEPT
  if (surplus > 0) return toNumber({ units: units / pow10(surplus), scale: scale - surplus })
  // Both are exact, so that the division gives the nearest number there is.
  if (scale >= 0 && scale <= 22) return Number(units) / Number(pow10(scale))
  return Number(`${units}e${-scale}`)
}

/** Quotient cut after 15 digits, so that 2,562 W of 10 kWp are 25.62 %; null when it does not exist. */
export function quotient(a: Decimal, b: Decimal): number | null {
  if (b.units === 0n) return null
  // Enough that 15 digits are left after the division.
  const places = Math.max(0, KEPT + 1 + digits(b.units) - digits(a.units))
  return toNumber({ units: (a.units * pow10(places)) / b.units, scale: a.scale - b.scale + places })
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

/** Sum of what is known; null where nothing is. */
export function knownSum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : exactSum(known)
}

/** a − b: 38.11 − 36.10 is 2.01. Not a number where one of them is not finite. */
export function exactDifference(a: number, b: number): number {
  return exactSum([a, -b]) ?? Number.NaN
}

/** Exact product; null if one factor is not finite. */
export function exactProduct(a: number, b: number): number | null {
  const x = decimal(a)
  const y = decimal(b)
  return x && y ? toNumber(times(x, y)) : null
}

/** a / b, cut after 15 digits; null if it does not exist. */
export function exactQuotient(a: number, b: number): number | null {
  const x = decimal(a)
  const y = decimal(b)
  return x && y ? quotient(x, y) : null
}
