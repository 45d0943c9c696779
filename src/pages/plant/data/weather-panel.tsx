import { useCall } from '../../../console/data/use-call'
import { ValueView } from '../../../kit/figure/figure-view'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { calendarDate, formatInstant } from '../../../domain/time/instant'
import type { ForecastDay, Plant } from '../../../domain/plants/reading'
import { forecast } from '../../../transport/calls/weather'
import { useNow } from '../../../kit/time/use-now'
import { zoneOf } from '../../../domain/plants/zone-of'
import { WeatherIcon } from './weather-icon'
import css from './weather.module.css'

/** The next seven days at the plant (C19, screens 2 H). */
export function WeatherPanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const language = useLanguage()
  const now = useNow(300)
  const { nationId, level1, level2 } = plant
  const placed = nationId !== null
  const state = useCall(
    ['forecast', plant.id, nationId, level1, level2, language],
    placed ? forecast({ nationId, level1, level2 }, language) : null,
    { every: 3600 },
  )
  const today = calendarDate(now, zoneOf(plant))
  const days = state.data?.days.slice(0, 7) ?? []
  const place = state.data?.place
  return (
    <Panel
      title={t('weather.title')}
      state={placed ? state : []}
      skeleton={<SkeletonBox className={css['blank']} />}
      empty={
        days.length === 0 ? { kind: 'period', text: t(placed ? 'weather.none' : 'weather.noPlace') } : null
      }
      className={css['panel'] ?? ''}
      extra={place ? <span className="hg-soft hg-caption">{place}</span> : null}
    >
      <ul className={css['days']}>
        {days.map((day) => (
          <Day key={day.at} day={day} plant={plant} language={language} today={today} />
        ))}
      </ul>
    </Panel>
  )
}

interface DayProps {
  day: ForecastDay
  plant: Plant
  language: string
  today: string
}

function Day({ day, plant, language, today }: DayProps) {
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
      <span className="hg-strong">{name}</span>
      <WeatherIcon weather={day.weather} size={24} />
      <span className={css['word']}>{t(`weather.word.${day.weather}`)}</span>
      <span className={css['range']}>
        <span className="hg-sr">{t('weather.range')} </span>
        <ValueView value={day.low} unit="°C" size="caption" />
        <i aria-hidden="true">–</i>
        <ValueView value={day.high} unit="°C" size="caption" />
      </span>
    </li>
  )
}
