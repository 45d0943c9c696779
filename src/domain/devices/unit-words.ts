import { UNITS, type Unit } from '../values/quantity'

/** The wire writes a degree Celsius as one character (wire contract 3.8). */
export const temperatureOf = (unit: string | null): string | null => (unit === '℃' ? '°C' : unit)

const ALIASES: Readonly<Record<string, Unit>> = { '℃': '°C', Var: 'var', KW: 'kW', KWh: 'kWh' }

/** The unit of the console that a unit of the wire means; null for one that nobody here scales. */
export function knownUnit(unit: string | null): Unit | null {
  if (unit === null) return null
  return ALIASES[unit] ?? UNITS.find((one) => one === unit) ?? null
}
