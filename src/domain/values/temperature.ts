import { exactDifference, exactProduct, exactQuotient, exactSum } from './decimal'
import { isPrintable, scale, type Scaled } from './quantity'

/** °C to °F; missing stays missing. */
export function toFahrenheit(celsius: number | null | undefined): number | null {
  return isPrintable(celsius) ? exactSum([exactProduct(celsius, 1.8) ?? Number.NaN, 32]) : null
}

/** °F to °C; missing stays missing. */
export function toCelsius(fahrenheit: number | null | undefined): number | null {
  return isPrintable(fahrenheit) ? exactQuotient(exactDifference(fahrenheit, 32), 1.8) : null
}

/** Specification 3: F or C, default C. */
export type TemperatureUnit = 'C' | 'F'

/** A wire value is °C (wire contract 1.7); this gives it in the user's unit. */
export function scaleTemperature(celsius: number | null | undefined, unit: TemperatureUnit): Scaled | null {
  return unit === 'F' ? scale(toFahrenheit(celsius), '°F') : scale(celsius, '°C')
}
