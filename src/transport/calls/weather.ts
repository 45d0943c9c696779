import type { CalendarDate, Forecast, ForecastDay } from '../../domain/plants/reading'
import { WEATHERS } from '../../domain/place/weather'
import type { Call } from '../call'
import { epoch, list, num, record, text, trimmedEnum, type WireRecord } from '../wire'

export interface Place {
  nationId: number | null
  level1: number | null
  level2: number | null
}

/** C19: about seven days for a region of the tree; an unknown region has none. */
export function forecast(place: Place, language: string): Call<Forecast> {
  return {
    method: 'GET',
    path: '/region-s/weather/searchForecast',
    query: {
      regionNationId: place.nationId,
      regionLevel1: place.level1,
      regionLevel2: place.level2,
      lan: language,
    },
    read(raw) {
      const reply = record(raw, 'forecast')
      const days = list(reply['weatherList'] ?? [], 'forecast days', readDay)
      return { place: text(reply['regionName']), days: [...days].sort((one, other) => one.at - other.at) }
    },
  }
}

/**
 * C17, hours of a day; C18, days of a month. The month has two digits here, other than in history
 * calls.
 */
export function weatherRecord(
  span: 'day' | 'month',
  place: Place,
  date: CalendarDate,
  zone: string,
  language: string,
): Call<readonly ForecastDay[]> {
  const [year, month, day] = date.split('-')
  return {
    method: 'GET',
    path: `/region-s/weather/record/${span}`,
    query: {
      regionNationId: place.nationId,
      regionLevel1: place.level1,
      regionLevel2: place.level2,
      year,
      month,
      ...(span === 'day' ? { day } : {}),
      timezone: zone,
      lan: language,
    },
    read: (raw) => [...list(raw, 'weather', readDay)].sort((one, other) => one.at - other.at),
  }
}

function readDay(row: WireRecord): ForecastDay | null {
  const at = epoch(row['datetime'])
  if (at === null) return null
  return {
    at,
    weather: trimmedEnum(row['weatherPic'], WEATHERS) ?? 'unknow',
    weatherText: text(row['weatherPicName']),
    temperature: num(row['temp']),
    low: num(row['tempMin']),
    high: num(row['tempMax']),
    humidity: num(row['humidity']),
    windSpeed: num(row['windSpeed']),
    sunrise: epoch(row['sunrise']),
    sunset: epoch(row['sunset']),
    sunshineSeconds: num(row['sunshineDuration']),
  }
}
