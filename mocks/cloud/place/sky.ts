import { NoiseWalk, between, mix, unit } from '../random'
import type { Place } from './places'
import { civil, dayNumber } from './zone'

/** Wire words of the weather (wire contract 3.7). */
export type WeatherWord = 'cloudy' | 'sunny' | 'foggy' | 'snow-s' | 'rainy-s' | 'rainy-l' | 'thunder'

export interface SkyDay {
  word: WeatherWord
  /** Clearness the day's path wanders around, 0 closed to 1 clear, and how far it wanders. */
  level: number
  swing: number
  /** Share of light that gets through apart from the clearness. */
  dim: number
  /** °C. */
  low: number
  high: number
  /** Percent. */
  clouds: number
  humidity: number
  /** m/s, degrees, hPa. */
  wind: number
  windFrom: number
  pressure: number
}

const LIMIT = 60_000
const skies = new Map<number, SkyDay>()

/** Weather of a calendar day at a place: the forecast and the curves read the same day. */
export function skyOf(seed: number, place: Place, number: number): SkyDay {
  const key = (place.index * 100_000 + number) * 64 + (seed & 63)
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= LIMIT) skies.clear()
  const sky = makeSky(mix(seed, place.index + 7001), place, number)
  skies.set(key, sky)
  return sky
}

function makeSky(seed: number, place: Place, number: number): SkyDay {
  const { year } = civil(number)
  const season = Math.cos((2 * Math.PI * (number - dayNumber(year, 1, 18))) / 365.25)
  const winter = place.latitude >= 0 ? season : -season
  const far = Math.min(1, Math.abs(place.latitude) / 55)
  // Weather comes in spells of some days, with days of their own inside them.
  const spell = new NoiseWalk(seed, 4).at(number)
  const own = unit(seed, number + 1) - 0.5
  const bad = place.clouds + 0.26 * spell + 0.3 * own + 0.16 * far * winter

  const mean = 27 - 0.0062 * place.latitude * place.latitude - 9.5 * far * winter + 3.2 * spell * far
  const spread = 4 + 5 * (1 - Math.min(1, Math.max(0, bad)))
  const low = mean - spread
  const high = mean + spread
  const word = wordOf(bad, mean, winter, unit(seed, number + 2), place)
  const shape = SHAPES[word]
  return {
    word,
    level: shape.level + between(seed, number + 3, -0.06, 0.06),
    swing: shape.swing,
    dim: shape.dim,
    low,
    high,
    clouds: Math.round(Math.min(100, Math.max(2, shape.clouds + between(seed, number + 4, -10, 10)))),
    humidity: Math.round(Math.min(99, Math.max(12, 35 + 50 * bad + between(seed, number + 5, -8, 8)))),
    wind: between(seed, number + 6, 0.8, 4) + 4 * Math.max(0, bad - 0.5),
    windFrom: Math.floor(unit(seed, number + 7) * 360),
    pressure: Math.round(1014 - 12 * (bad - 0.5) + between(seed, number + 8, -4, 4)),
  }
}

const SHAPES: Record<WeatherWord, { level: number; swing: number; dim: number; clouds: number }> = {
  sunny: { level: 0.95, swing: 0.09, dim: 1, clouds: 9 },
  cloudy: { level: 0.52, swing: 0.62, dim: 0.97, clouds: 62 },
  foggy: { level: 0.42, swing: 0.25, dim: 0.8, clouds: 78 },
  'rainy-s': { level: 0.22, swing: 0.36, dim: 0.82, clouds: 86 },
  'rainy-l': { level: 0.06, swing: 0.16, dim: 0.6, clouds: 96 },
  thunder: { level: 0.3, swing: 0.6, dim: 0.75, clouds: 80 },
  'snow-s': { level: 0.12, swing: 0.22, dim: 0.7, clouds: 92 },
}

function wordOf(bad: number, mean: number, winter: number, dice: number, place: Place): WeatherWord {
  if (bad < 0.41) return 'sunny'
  if (bad < 0.72) {
    const damp = Math.abs(place.latitude) > 40 && winter > -0.2
    return damp && dice < 0.16 ? 'foggy' : 'cloudy'
  }
  if (mean < 0.8) return 'snow-s'
  if (winter < -0.3 && dice < 0.3) return 'thunder'
  return bad < 0.92 ? 'rainy-s' : 'rainy-l'
}

/** How cool an hour on the wall is: 1 at 3, the coldest, and -1 at 15. */
export const coolness = (hour: number): number => Math.cos((2 * Math.PI * (hour - 3)) / 24)

/** Air temperature, °C, by the hour on the wall. */
export function airTemperature(sky: SkyDay, hour: number): number {
  const swing = (sky.high - sky.low) / 2
  return (sky.high + sky.low) / 2 - swing * coolness(hour)
}
