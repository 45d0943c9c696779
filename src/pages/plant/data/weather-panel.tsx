import { useCall } from '../../../console/data/use-call'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { calendarDate } from '../../../domain/time/instant'
import type { Plant } from '../../../domain/plants/reading'
import { forecast } from '../../../transport/calls/weather'
import { useNow } from '../../../kit/time/use-now'
import { zoneOf } from '../../../domain/plants/zone-of'
import { WeatherDay } from './weather-day'

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
      skeleton={<SkeletonBox className="h-63" />}
      empty={
        days.length === 0 ? { kind: 'period', text: t(placed ? 'weather.none' : 'weather.noPlace') } : null
      }
      extra={place ? <span className="text-ink-soft text-caption">{place}</span> : null}
    >
      {/* The day is as wide as its word needs in the language, in every row alike. */}
      <ul className="grid gap-x-2 grid-cols-[minmax(44px,auto)_24px_minmax(0,1fr)_auto]">
        {days.map((day) => (
          <WeatherDay key={day.at} day={day} plant={plant} language={language} today={today} />
        ))}
      </ul>
    </Panel>
  )
}
