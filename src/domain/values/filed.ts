import { cut, decimal } from './decimal'

/** Decimals of a share, an angle, a temperature, a time: as many as a screen has. */
const COARSE = 2
const COARSE_UNITS: ReadonlySet<string> = new Set(['%', 'h', 'min', 's', 'd', '°', '°C', '°F'])
/** Of what is measured or counted: a kWh down to the Wh; larger units down to the same. */
const FINE = 3
const LARGE: Readonly<Record<string, number>> = { M: 6, G: 9 }
/** Without a unit, and of money: a millionth of a degree is 0.1 m, and a kWh costs little. */
const BARE = 6
const CURRENCY = /^[A-Z]{3}$/

/** Decimals that a figure in this unit has in a file at most. */
function fileDecimals(unit: string | null): number {
  if (unit === null || unit === '' || CURRENCY.test(unit)) return BARE
  return COARSE_UNITS.has(unit) ? COARSE : (LARGE[unit.charAt(0)] ?? FINE)
}

/**
 * A figure as a file has it: a number, unscaled, with the digits that its unit deserves and none that a division made
 * up. Cut towards zero, as on screens. What is missing, or not finite, is null.
 */
export function filed(value: number | null, unit: string | null): number | null {
  const exact = value === null ? null : decimal(value)
  return exact === null ? null : Number(cut(exact, fileDecimals(unit)))
}
