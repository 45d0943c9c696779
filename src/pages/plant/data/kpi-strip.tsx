import { useCall } from '../../../console/data/use-call'
import { FigureView } from '../../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import type { Figure } from '../../../domain/values/figure'
import { calendarDate } from '../../../domain/time/instant'
import { type Kpi, kpiKeys, kpis } from '../../../domain/energy/kpis'
import type { Plant } from '../../../domain/plants/reading'
import { operatingSystem } from '../../../transport/calls/operating'
import { lastHeard } from '../../../domain/plants/last-heard'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { useDayCurve } from './use-day'
import { zoneOf } from '../../../domain/plants/zone-of'
import css from './kpi-strip.module.css'

/** Two, three or six figures side by side, as the plant's page has room. */
const STRIP =
  'hg-stack gap-3 grid-cols-2 @min-[640px]/plant:grid-cols-3 @min-[1040px]/plant:gap-4 @min-[1040px]/plant:grid-cols-6'

/** Six figures of the present and of today (C65), by grid type. */
export function KpiStrip({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const live = useLive(plant)
  const deep = useCall(['system', plant.id], operatingSystem(plant.id), {
    every: 60,
    after: live.data?.lastUpdate ?? null,
  })
  // Both cards show the same moment; the newer one wins.
  const newer = (live.data?.lastUpdate ?? 0) > (deep.data?.lastUpdate ?? 0) ? live.data : null
  const data =
    deep.data &&
    (newer ? { ...deep.data, now: newer.now, battery: newer.battery, grid: newer.grid } : deep.data)
  const today = calendarDate(now, zoneOf(plant))
  const day = useDayCurve(plant, today, true).data
  // The plant's own entry knows the income of the moment it was chosen, the day's record that of the present.
  const income = day ? day.income : plant.incomeToday
  const lastUpdate = data?.lastUpdate ?? null
  const networkStatus = live.data?.networkStatus ?? data?.networkStatus ?? null
  const { asleep, past } = lastHeard(plant, { lastUpdate, networkStatus }, now)
  const unheard = lastUpdate !== null && calendarDate(lastUpdate, zoneOf(plant)) !== today
  return (
    <Panel
      title={t('kpi.title')}
      state={deep}
      className={`${css['panel'] ?? ''} border-0! bg-transparent!`}
      skeleton={
        <div className={STRIP}>
          {kpiKeys(plant.gridType).map((key) => (
            <div key={key} className={`hg-column hg-card ${css['card']} min-h-27 low:min-h-22 p-3 low:py-2`}>
              <SkeletonBlock height={72} />
            </div>
          ))}
        </div>
      }
    >
      {data && (
        <dl className={STRIP}>
          {kpis({
            plant: { ...plant, incomeToday: income },
            live: data,
            day: day ?? null,
            now,
            asleep,
            past,
          }).map((kpi) => (
            <KpiCard key={kpi.key} kpi={kpi} unheard={unheard} />
          ))}
        </dl>
      )}
    </Panel>
  )
}

/** `unheard`: the plant has said nothing on this day. */
function KpiCard({ kpi, unheard }: { kpi: Kpi; unheard: boolean }) {
  const t = useText('plant')
  const words = useText('words')
  const { figure, note, hue } = kpi
  const reason = note?.key === 'lastKnown' ? undefined : absence(figure, unheard)
  return (
    <div className={`hg-column hg-card ${css['card']} min-h-27 low:min-h-22 p-3 low:py-2`} data-kpi={kpi.key}>
      <dt className="hg-line text-caption">
        {hue && (
          <span
            className="flex-none w-2 h-2 rounded-[2px]"
            style={{ background: `var(--${hue})` }}
            aria-hidden="true"
          />
        )}
        {kpi.key === 'income' ? words('fields.incomeToday') : t(`kpi.name.${kpi.key}`)}
      </dt>
      <dd className="mt-1 mb-auto">
        <FigureView figure={figure} size="figure" />
      </dd>
      <dd className="text-ink-soft text-caption min-h-4.5">
        {reason !== undefined ? (
          t(reason)
        ) : note?.key === 'asleep' ? (
          t('kpi.note.asleep')
        ) : note ? (
          <Note text={t(`kpi.note.${note.key}`)} figure={note.figure} />
        ) : null}
      </dd>
    </div>
  )
}

/** Why there is no number: no word of this day, no meter, a reading that cannot be, or a rate of nothing. */
function absence({ quality, inputs }: Figure, unheard: boolean): string | undefined {
  if (quality === 'quarantined') return 'kpi.quarantined'
  if (quality !== 'missing') return undefined
  const [whole] = inputs
  return whole?.value === 0 ? 'kpi.notYet' : unheard ? 'day.empty' : 'kpi.noMeter'
}

/** The text says where the figure stands in it: languages differ. */
function Note({ text, figure }: { text: string; figure: Figure }) {
  const [before = '', after = ''] = text.split('…')
  return (
    <>
      {before}
      <FigureView figure={figure} size="caption" />
      {after}
    </>
  )
}
