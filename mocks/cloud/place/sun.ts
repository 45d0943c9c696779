/** The sun over a plant and the clear sky under it (our own small model, not the console's). */

const RAD = Math.PI / 180

/** Declination in radians and equation of time in minutes, at noon UTC of a day number. */
export function sunOfDay(number: number): { declination: number; equation: number } {
  const year = 2 * Math.PI * ((number - 10957) / 365.25)
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year)
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year))
  return { declination, equation }
}

/** Hour angle in radians at an instant (epoch s): 0 at solar noon, negative before. */
export function hourAngle(epoch: number, longitude: number, equation: number): number {
  const minutes = (epoch % 86_400) / 60
  return (((minutes + 4 * longitude + equation) / 4 - 180) % 360) * RAD
}

/** Sunrise and sunset (epoch s) around a local noon; null in polar day or night. */
export function riseAndSet(
  noon: number,
  latitude: number,
  longitude: number,
): { sunrise: number; sunset: number } | null {
  const { declination, equation } = sunOfDay(Math.floor(noon / 86_400))
  const phi = latitude * RAD
  const cosine =
    (Math.sin(-0.833 * RAD) - Math.sin(phi) * Math.sin(declination)) / (Math.cos(phi) * Math.cos(declination))
  if (Math.abs(cosine) > 1) return null
  const half = Math.acos(cosine) / RAD / 15
  let angle = hourAngle(noon, longitude, equation) / RAD
  if (angle > 180) angle -= 360
  if (angle < -180) angle += 360
  const solarNoon = noon - (angle / 15) * 3600
  return { sunrise: Math.round(solarNoon - half * 3600), sunset: Math.round(solarNoon + half * 3600) }
}

const STEPS = 1024
const beam = new Float64Array(STEPS + 1)
const haze = new Float64Array(STEPS + 1)
for (let index = 0; index <= STEPS; index++) {
  const height = Math.max(index / STEPS, 0.003)
  const degrees = Math.asin(height) / RAD
  const mass = 1 / (height + 0.50572 * (degrees + 6.07995) ** -1.6364)
  // Meinel's beam; the diffuse share grows with the path through the air.
  beam[index] = index < 4 ? 0 : 1353 * 0.7 ** (mass ** 0.678)
  haze[index] = index < 2 ? 0 : 40 * height ** 0.25 + 85 * height
}

/** Clear-sky direct normal irradiance, W/m², by the sine of the sun's height. */
export function clearBeam(height: number): number {
  return height <= 0 ? 0 : (beam[Math.min(STEPS, Math.floor(height * STEPS))] as number)
}

/** Clear-sky diffuse horizontal irradiance, W/m². */
export function clearHaze(height: number): number {
  return height <= 0 ? 0 : (haze[Math.min(STEPS, Math.floor(height * STEPS))] as number)
}
