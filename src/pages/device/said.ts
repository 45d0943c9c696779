import { knownUnit, temperatureOf } from '../../domain/devices/unit-words'
import { MISSING, printed, scale, truncate } from '../../domain/values/quantity'

/** A value with its unit as one text; `--` for what was not heard. */
export function said(value: number | null | undefined, unit: string | null): string {
  const known = knownUnit(unit)
  if (value === null || value === undefined) return MISSING
  if (known !== null) return printed(scale(value, known))
  return `${truncate(value)} ${temperatureOf(unit) ?? ''}`.trim()
}
