import type { Call } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import { degrees, type Fields, kept } from '../energy/figures'
import { areaName } from '../place/areas.data'
import { type Place, placeOfRegion } from '../place/places'
import { airTemperature, skyOf, type WeatherWord } from '../place/sky'
import { riseAndSet } from '../place/sun'
import { civil, DAY, dayAt, dayNumber, dayStart, offsetAt } from '../place/zone'

const COARSE: Record<WeatherWord, string> = {
  cloudy: 'Clouds',
  sunny: 'Clear',
  foggy: 'Fog',
  'snow-s': 'Snow',
  'rainy-s': 'Rain',
  'rainy-l': 'Rain',
  thunder: 'Thunderstorm',
}

const NAMES: Record<WeatherWord, readonly [en: string, de: string, zh: string]> = {
  cloudy: ['Cloudy', 'Bewölkt', '多云'],
  sunny: ['Sunny', 'Sonnig', '晴'],
  foggy: ['Fog', 'Nebel', '雾'],
  'snow-s': ['Light snow', 'Leichter Schneefall', '小雪'],
  'rainy-s': ['Light rain', 'Leichter Regen', '小雨'],
  'rainy-l': ['Heavy rain', 'Starkregen', '大雨'],
  thunder: ['Thunderstorm', 'Gewitter', '雷阵雨'],
}

const textIndex = (lan: string | null) => (lan?.startsWith('de') ? 1 : lan?.startsWith('zh') ? 2 : 0)

function placeAsked(call: Call): Place | null {
  const nationId = whole(call.query.get('regionNationId'))
  if (nationId === null) throw badParameter('regionNationId')
  return placeOfRegion(nationId, whole(call.query.get('regionLevel1')))
}

/** `WeatherItem` at an instant of a day. */
function weatherItem(call: Call, place: Place, day: number, at: number, temp: number): Fields {
  const sky = skyOf(call.world.engine.seed, place, day)
  const sun = riseAndSet(dayStart(place.zone, day) + DAY / 2, place.latitude, place.longitude)
  return {
    datetime: at,
    weatherCode: COARSE[sky.word],
    weatherPic: sky.word,
    weatherPicName: NAMES[sky.word][textIndex(call.query.get('lan'))],
    temp: degrees(temp),
    tempMin: degrees(sky.low),
    tempMax: degrees(sky.high),
    pressure: sky.pressure,
    humidity: sky.humidity,
    clouds: sky.clouds,
    windSpeed: degrees(sky.wind),
    windDeg: sky.windFrom,
    // Polar day and night have neither.
    sunrise: sun?.sunrise ?? null,
    sunset: sun?.sunset ?? null,
    sunshineDuration: sun ? sun.sunset - sun.sunrise : null,
  }
}

/** C19: seven days from today; the same sky that the power curves stand under. */
export function forecast(call: Call): { regionName: string; weatherList: object[] } {
  const place = placeAsked(call)
  if (!place) return { regionName: '', weatherList: [] }
  const { zone } = place
  const today = dayAt(zone, call.now)
  const weatherList = Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead
    const sky = skyOf(call.world.engine.seed, place, day)
    const wall = call.now + offsetAt(zone, call.now)
    const temp = ahead === 0 ? airTemperature(sky, (wall % DAY) / 3600) : (sky.low + sky.high) / 2
    return weatherItem(call, place, day, dayStart(zone, day) + DAY / 2, temp)
  })
  return { regionName: areaName(place.level1Name, call.query.get('lan')), weatherList }
}

function dateAsked(call: Call, place: Place): { year: number; month: number; day: number } {
  const today = civil(dayAt(place.zone, call.now))
  const part = (name: 'year' | 'month' | 'day') => {
    const raw = call.query.get(name)
    if (raw === null || raw === '') return today[name]
    const value = whole(raw)
    if (value === null || value < 1 || value > 9999) throw badParameter(name)
    return value
  }
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** C17: hour by hour, up to now. */
export function weatherOfDay(call: Call): Fields[] {
  const place = placeAsked(call)
  if (!place) return []
  const { year, month, day } = dateAsked(call, place)
  const number = dayNumber(year, month, day)
  const sky = skyOf(call.world.engine.seed, place, number)
  const start = dayStart(place.zone, number)
  const hours = Math.round((dayStart(place.zone, number + 1) - start) / 3600)
  return Array.from({ length: hours }, (_, hour) => start + hour * 3600)
    .filter((at) => at <= call.now)
    .map((at) => {
      const wall = at + offsetAt(place.zone, at)
      return weatherItem(call, place, number, at, airTemperature(sky, (wall % DAY) / 3600))
    })
}

const OF_MONTH = new Set('datetime temp weatherPic weatherPicName sunrise sunset sunshineDuration'.split(' '))

/** C18: day by day; days to come are left out. */
export function weatherOfMonth(call: Call): Fields[] {
  const place = placeAsked(call)
  if (!place) return []
  const { year, month } = dateAsked(call, place)
  const first = dayNumber(year, month, 1)
  const last = Math.min(dayNumber(year, month + 1, 1) - 1, dayAt(place.zone, call.now))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const sky = skyOf(call.world.engine.seed, place, first + index)
    const noon = dayStart(place.zone, first + index) + DAY / 2
    const item = weatherItem(call, place, first + index, noon, (sky.low + sky.high) / 2)
    return kept(item, (name) => OF_MONTH.has(name))
  })
}
