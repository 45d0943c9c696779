import { useCall } from '../../../console/data/use-call'
import { ValueView } from '../../../kit/figure/figure-view'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { type BalanceBar, balance } from '../../../domain/energy/balance'
import { splitDay } from '../../../domain/energy/energy-balance'
import { calendarDate } from '../../../domain/time/instant'
import type { Plant } from '../../../domain/plants/reading'
import { analysisVersion, powerAnalysis, type Span } from '../../../transport/calls/history'
import { usePlantAddress } from '../../../features/plants/use-address'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { IncomeLine } from './income-line'
import { useDayCurve, useSystemId } from './use-day'
import { zoneOf } from '../../../domain/plants/zone-of'
import { Choice } from '../../../features/figures/view-switch'
import css from './balance.module.css'

const SPANS: readonly Span[] = ['day', 'month', 'year', 'total']

/** Two bars: where production went, where consumption came from (C75 to C77, screens 2 D). */
export function BalancePanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const address = usePlantAddress()
  const span = SPANS.find((known) => known === address.get('balance')) ?? 'day'
  const today = calendarDate(now, zoneOf(plant))
  const system = useSystemId(plant)
  const live = useLive(plant)
  const version = useCall(['analysis-version', plant.id], system === null ? null : analysisVersion(system))
  // Without a version the older path answers the same (wire contract C75).
  const analysis = useCall(
    ['analysis', plant.id, system, span, today],
    system === null || !version.answered ? null : powerAnalysis(system, span, today, version.data ?? null),
    { every: 300, after: live.data?.lastUpdate ?? null },
  )
  const curve = useDayCurve(plant, today, true)
  const own = span === 'day' && curve.data ? splitDay(curve.data.samples) : null
  const result = analysis.data && balance(analysis.data, own, plant.gridType)
  const bare = result?.bars.every(
    (bar) => bar.total === null && bar.parts.every((part) => part.energy === null),
  )
  return (
    <Panel
      title={t('balance.title')}
      state={analysis}
      skeleton={<SkeletonBox className={css['blank']} />}
      empty={bare || analysis.data?.usable === false ? { kind: 'period', text: t('balance.none') } : null}
      className={css['panel'] ?? ''}
      extra={
        <Choice
          label={t('span.label')}
          value={span}
          options={SPANS.map((key) => [key, t(`span.${key}`)] as const)}
          onChange={(next) => address.set({ balance: next === 'day' ? null : next }, { replace: true })}
        />
      }
    >
      {result && (
        <div className={`hg-column ${css['body']}`}>
          {result.bars.map((bar) => (
            <Bar key={bar.side} bar={bar} />
          ))}
          <IncomeLine plant={plant} />
          {result.contradicts && (
            <p className={`text-ink-soft text-caption rounded-control ${css['chip']}`}>
              <strong>{t('balance.contradicts')}</strong>{' '}
              {t(result.computed ? 'balance.computed' : 'balance.asSent')}
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

/** Hue of each part by the side it stands on, as the css variables are called. */
const HUES = {
  production: {
    direct: 'consumption',
    battery: 'charge',
    grid: 'feed-in',
    generator: 'purchase',
    unsplit: 'line-strong',
  },
  consumption: {
    direct: 'production',
    battery: 'discharge',
    grid: 'purchase',
    generator: 'purchase',
    unsplit: 'line-strong',
  },
} as const

function Bar({ bar }: { bar: BalanceBar }) {
  const t = useText('plant')
  const hues = HUES[bar.side]
  return (
    <section className={css['side']}>
      <h3>
        {t(`balance.${bar.side}`)}
        <ValueView value={bar.total} unit="kWh" />
      </h3>
      <div className={css['bar']} aria-hidden="true">
        {bar.parts.map((part) => (
          <span
            key={part.key}
            data-part={part.key}
            style={{ width: `${part.share ?? 0}%`, background: `var(--${hues[part.key]})` }}
          />
        ))}
      </div>
      <dl className={css['legend']}>
        {bar.parts.map((part) => (
          <div key={part.key}>
            <dt className="hg-line">
              <i style={{ background: `var(--${hues[part.key]})` }} aria-hidden="true" />
              {part.key === 'generator'
                ? t('flow.node.generator')
                : part.key === 'unsplit'
                  ? t('balance.part.unsplit')
                  : t(`balance.part.${bar.side}.${part.key}`)}
            </dt>
            <dd>
              <ValueView value={part.energy} unit="kWh" size="caption" />
              <ValueView value={part.share} unit="%" size="caption" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
