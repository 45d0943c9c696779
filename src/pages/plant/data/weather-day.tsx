import { ValueView } from '../../../kit/figure/figure-view'
import { useText } from '../../../kit/text/use-text'
import { calendarDate, formatInstant } from '../../../domain/time/instant'
import type { ForecastDay, Plant } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { WeatherIcon } from './weather-icon'
import css from './weather.module.css'

interface DayProps {
  day: ForecastDay
  plant: Plant
  language: string
  today: string
}

/** One day of the forecast: its weather, and how warm it gets. */
export function WeatherDay({ day, plant, language, today }: DayProps) {
  const t = useText('plant')
  const zone = zoneOf(plant)
  const date = calendarDate(day.at, zone)
  const clock = (at: number | null) =>
    formatInstant(at, plant.zone).slice(11, 16) || formatInstant(at, plant.zone)
  const name =
    date === today
      ? t('weather.today')
      : new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: zone }).format(day.at * 1000)
  return (
    <li
      className={css['day']}
      title={`${date} · ${t('weather.sun', { rise: clock(day.sunrise), set: clock(day.sunset) })}`}
    >
      <span className="font-semibold">{name}</span>
      <WeatherIcon weather={day.weather} size={24} />
      <span className="overflow-hidden leading-4 text-ink-soft">{t(`weather.word.${day.weather}`)}</span>
      <span className="hg-inline items-baseline gap-1">
        <span className="sr-only">{t('weather.range')} </span>
        <ValueView value={day.low} unit="°C" size="caption" />
        <i className="text-ink-soft not-italic" aria-hidden="true">
          –
        </i>
        <ValueView value={day.high} unit="°C" size="caption" />
      </span>
    </li>
  )
}
