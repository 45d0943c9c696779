import { cut, decimal, shift } from '../values/decimal'
import { LARGEST } from '../values/plausible'
import { isAbove, type Scaled } from '../values/quantity'

const STEPS = [
  { above: 1_000_000_000n, places: -9, suffix: 'B' },
  { above: 1_000_000n, places: -6, suffix: 'M' },
  { above: 1_000n, places: -3, suffix: 'K' },
] as const

const CHINESE_STEPS = [
  { above: 1_000_000_000_000n, places: -12, unit: '万亿元' },
  { above: 100_000_000n, places: -8, unit: '亿元' },
  { above: 10_000n, places: -4, unit: '万元' },
] as const

/**
 * Money for the eye, truncated to 2 decimals (specification 9). K, M, B stand with the digits and the unit is
 * the currency code; Chinese with CNY has 元, 万元, 亿元, 万亿元 as unit instead. `null` means missing.
 */
export function scaleMoney(
  value: number | null | undefined,
  currency: string | null,
  language: string,
): Scaled | null {
  if (typeof value !== 'number' || Math.abs(value) > LARGEST) return null
  const exact = decimal(value)
  if (!exact) return null
  if (currency === 'CNY' && /^zh\b/i.test(language)) {
    const step = CHINESE_STEPS.find((candidate) => isAbove(exact, candidate.above))
    return step
      ? { digits: cut(shift(exact, step.places), 2), unit: step.unit }
      : { digits: cut(exact, 2), unit: '元' }
  }
  const step = STEPS.find((candidate) => isAbove(exact, candidate.above))
  const digits = step ? cut(shift(exact, step.places), 2) + step.suffix : cut(exact, 2)
  return { digits, unit: currency ?? '' }
}
