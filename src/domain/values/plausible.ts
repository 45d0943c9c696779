import type { EpochSeconds } from '../plants/reading'

/** Larger sizes are broken counters and are refused: 1e15 W is ten thousand times what mankind uses (domain 7). */
export const LARGEST = 1e15
/** 1980 to 2100: before it no plant fed a grid, after it a clock is broken. */
const EARLIEST = 315_532_800
const LATEST = 4_102_444_800

const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i

/** A number, given as number or as text; null for nothing, for a non-number and for an absurd size. */
export function plausibleNumber(value: unknown): number | null {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && DECIMAL.test(value.trim())
        ? Number(value)
        : Number.NaN
  return Number.isFinite(number) && Math.abs(number) <= LARGEST ? number : null
}

/** Marks that set a direction for what follows: in a name they would turn the words around it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Text with something in it, without marks that turn what stands beside it; numbers become text, because ids come as
 * either (wire contract 2.0).
 */
export function plausibleText(value: unknown): string | null {
  if (typeof value === 'string') {
    const said = value.replace(TURNING, '')
    return said.trim() === '' ? null : said
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null
}

/** Controls, and halves of a character: they show as nothing, or as something else than what they are. */
export const isUnspeakable = (text: string, hasLines: boolean): boolean =>
  /[\p{Cc}\p{Cs}]/u.test(hasLines ? text.replace(/[\t\n\r]/g, '') : text)

/** Epoch seconds, UTC; null for nothing, for 0 and for an instant outside 1980 to 2100. */
export function plausibleEpoch(value: unknown): EpochSeconds | null {
  const seconds = plausibleNumber(value)
  return seconds !== null && seconds >= EARLIEST && seconds <= LATEST ? seconds : null
}
