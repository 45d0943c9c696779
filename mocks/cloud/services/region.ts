import type { Call } from '../call'
import { badParameter, whole } from '../call'
import { degrees } from '../figures'
import { placeOfRegion } from '../places'
import { airTemperature, skyOf } from '../sky'
import type { WeatherWord } from '../sky'
import { riseAndSet } from '../sun'
import { DAY, dayAt, dayStart, offsetAt } from '../zone'

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

/** C19: seven days from today; the same sky that the power curves stand under. */
export function forecast(call: Call): { regionName: string; weatherList: object[] } {
  const nationId = whole(call.query.get('regionNationId'))
  if (nationId === null) throw badParameter('regionNationId')
  const place = placeOfRegion(nationId, whole(call.query.get('regionLevel1')))
  if (!place) return { regionName: '', weatherList: [] }
  const lan = call.query.get('lan') ?? 'en'
  const language = lan.startsWith('de') ? 1 : lan.startsWith('zh') ? 2 : 0
  const { zone } = place
  const today = dayAt(zone, call.now)
  const weatherList = Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead
    const sky = skyOf(call.world.engine.seed, place, day)
    const noon = dayStart(zone, day) + DAY / 2
    const sun = riseAndSet(noon, place.latitude, place.longitude)
    const wall = call.now + offsetAt(zone, call.now)
    const temp = ahead === 0 ? airTemperature(sky, (wall % DAY) / 3600) : (sky.low + sky.high) / 2
    return {
      datetime: noon,
      weatherCode: COARSE[sky.word],
      weatherPic: sky.word,
      weatherPicName: NAMES[sky.word][language],
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
  })
  return { regionName: place.level1Name, weatherList }
}
