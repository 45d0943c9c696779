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
      skeleton={<SkeletonBox className="h-70" />}
      empty={bare || analysis.data?.usable === false ? { kind: 'period', text: t('balance.none') } : null}
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
        <div className="hg-column gap-5">
          {result.bars.map((bar) => (
            <Bar key={bar.side} bar={bar} />
          ))}
          <IncomeLine plant={plant} />
          {result.contradicts && (
            <p className="py-2 px-3 border border-line border-s-[3px] border-s-warning rounded-control text-ink-soft text-caption">
              <strong className="text-warning-ink">{t('balance.contradicts')}</strong>{' '}
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
    <section>
      <h3 className="flex items-baseline justify-between gap-3 mb-2">
        <span className="font-normal">{t(`balance.${bar.side}`)}</span>
        <ValueView value={bar.total} unit="kWh" />
      </h3>
      <div className="flex gap-px overflow-hidden h-4 rounded-[4px] bg-line" aria-hidden="true">
        {bar.parts.map((part) => (
          <span
            className="[transition:width_var(--motion)_ease-out]"
            key={part.key}
            data-part={part.key}
            style={{ width: `${part.share ?? 0}%`, background: `var(--${hues[part.key]})` }}
          />
        ))}
      </div>
      <dl className="grid mt-2 text-caption">
        {bar.parts.map((part) => (
          <div className="flex justify-between gap-3 leading-[22px]" key={part.key}>
            <dt className="hg-line">
              <i
                className="w-2 h-2 rounded-[2px]"
                style={{ background: `var(--${hues[part.key]})` }}
                aria-hidden="true"
              />
              {part.key === 'generator'
                ? t('flow.node.generator')
                : part.key === 'unsplit'
                  ? t('balance.part.unsplit')
                  : t(`balance.part.${bar.side}.${part.key}`)}
            </dt>
            <dd className="grid grid-cols-[auto_64px] text-end">
              <ValueView value={part.energy} unit="kWh" size="caption" />
              <ValueView value={part.share} unit="%" size="caption" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
