import { cut, decimal, shift, type Decimal } from './decimal'
import { LARGEST } from './plausible'

/** Specification 3: what is shown for a value that is not there. Never 0. */
export const MISSING = '--'

export const UNITS = [
  'W',
  'kW',
  'kWp',
  'Wh',
  'kWh',
  '%',
  'h',
  'min',
  's',
  'd',
  '°C',
  '°F',
  'm/s',
  'hPa',
  'mm',
  't',
  'kg',
  '°',
  'W/m²',
  'kWh/m²',
  'kWh/kWp',
  'V',
  'A',
  'Hz',
  'VA',
  'var',
  'Ah',
  'kΩ',
  'dBm',
  'count',
  'none',
] as const
export type Unit = (typeof UNITS)[number]

/** Digits and unit to print; the unit is empty for counts and bare ratios. */
export interface Scaled {
  digits: string
  unit: string
}

interface Step {
  above: bigint
  places: number
  unit: string
}

const ladder = (kilo: string, mega: string, giga: string): readonly Step[] => [
  { above: 1_000_000_000n, places: -9, unit: giga },
  { above: 1_000_000n, places: -6, unit: mega },
  { above: 1_000n, places: -3, unit: kilo },
]

/** A unit that already carries k enters the ladder one step up (checklist S9-07). */
const fromKilo = (mega: string, giga: string): readonly Step[] => [
  { above: 1_000_000n, places: -6, unit: giga },
  { above: 1_000n, places: -3, unit: mega },
]

const LADDERS: Partial<Record<Unit, readonly Step[]>> = {
  W: ladder('kW', 'MW', 'GW'),
  Wh: ladder('kWh', 'MWh', 'GWh'),
  VA: ladder('kVA', 'MVA', 'GVA'),
  var: ladder('kvar', 'Mvar', 'Gvar'),
  kW: fromKilo('MW', 'GW'),
  kWh: fromKilo('MWh', 'GWh'),
  kWp: fromKilo('MWp', 'GWp'),
}

const magnitude = (value: Decimal): Decimal => ({
  units: value.units < 0n ? -value.units : value.units,
  scale: value.scale,
})

/** Strictly above, by the size of the exact decimal (checklist S9-08, S9-09). */
export function isAbove(value: Decimal, threshold: bigint): boolean {
  return magnitude(value).units > threshold * 10n ** BigInt(value.scale)
}

/** What is finite and no larger than LARGEST. */
export const isPrintable = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST

/**
 * Cuts towards zero, exact in decimals: 4.35 stays 4.35 (specification 5 and 9: truncated, not rounded).
 * What is not finite or beyond LARGEST gives '--'.
 */
export function truncate(value: number, decimals = 2): string {
  const exact = isPrintable(value) ? decimal(value) : null
  return exact ? cut(exact, decimals) : MISSING
}

/**
 * Scales a value in `unit` for the eye: W, Wh, VA, var by k, M, G above 1e3, 1e6, 1e9; kW, kWh, kWp likewise
 * from k on (specification 9). Counts have no decimals, everything else has two. `null` means missing.
 */
export function scale(value: number | null | undefined, unit: Unit): Scaled | null {
  const exact = isPrintable(value) ? decimal(value) : null
  if (!exact) return null
  if (unit === 'count') return { digits: cut(exact, 0), unit: '' }
  const step = LADDERS[unit]?.find((candidate) => isAbove(exact, candidate.above))
  if (step) return { digits: cut(shift(exact, step.places), 2), unit: step.unit }
  return { digits: cut(exact, 2), unit: unit === 'none' ? '' : unit }
}

/** "12.34 kW", or '--' alone: for exports, tooltips and tests; screens set the unit apart. */
export function printed(scaled: Scaled | null): string {
  if (!scaled) return MISSING
  // A degree sign of an angle stands at its number (SI brochure 5.4.3).
  const gap = scaled.unit === '' || scaled.unit === '°' ? '' : ' '
  return `${scaled.digits}${gap}${scaled.unit}`
}
