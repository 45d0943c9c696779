import type { Low, Tone } from '../../../schema/field'

/** How a number that runs out is drawn; null where there is enough of it, or nothing is said of it. */
export function lowTone(value: number | null, low: Low | undefined): Tone | null {
  if (value === null || low === undefined) return null
  if (value <= low.bad) return 'bad'
  return value <= low.warning ? 'warning' : null
}
