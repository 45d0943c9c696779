import { useMemo } from 'react'
import { type LoadSample, loadSamples, type LoadStep, loadSteps } from '../../domain/devices/load-efficiency'
import { read } from '../../domain/devices/readings'
import { calendarDate } from '../../domain/time/instant'
import { truncate } from '../../domain/values/quantity'
import { useCall } from '../../console/data/use-call'
import { useNow } from '../../kit/time/use-now'
import { HiddenFigures } from '../../features/figures/figure-table'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import { Facts, Line } from './battery-parts'
import type { PartProps } from './part-props'
import css from './curves.module.css'

const [AC, DC] = ['APo_t1', 'DPi_t1']

/** How much of the DC power came out today at each load: the samples, and the curve through their middles. */
export function EfficiencyPart({ device, readings }: PartProps) {
  const t = useText('device')
  const words = useText('devices')
  const language = useLanguage()
  const now = useNow(300)
  const { detail, row } = device
  const rated = read(readings, 'Pr1') ?? (row?.capacity ?? 0) * 1000
  const date = calendarDate(now, device.zone)
  const has = rated > 0 && readings.has(AC) && readings.has(DC)
  const state = useCall(
    ['device-day', detail.id, date, AC, DC, language],
    detail.id === null || !has ? null : deviceSeries(detail.id, { span: 'day', date }, language, [AC, DC]),
    { every: 300, held: true },
  )
  const samples = useMemo(() => {
    const of = (key: string) => state.data?.find((one) => one.key === key)?.points ?? []
    return loadSamples(of(AC), of(DC), rated)
  }, [state.data, rated])
  if (!has) return null
  const steps = loadSteps(samples)
  const last = samples.at(-1)
  const best = steps.reduce<LoadStep | undefined>(
    (high, step) => (high && high.efficiency >= step.efficiency ? high : step),
    undefined,
  )
  return (
    <Panel
      title={t('efficiency.title')}
      state={state}
      skeleton={<SkeletonBlock height={220} />}
      empty={samples.length === 0 ? { kind: 'quiet', text: t('efficiency.none') } : null}
    >
      <Curve samples={samples} steps={steps} load={t('efficiency.load')} />
      <HiddenFigures
        caption={t('efficiency.title')}
        columns={[t('efficiency.load'), t('efficiency.samples'), words('fields.efficiency')]}
        rows={steps.map(({ from, to, samples: number, efficiency }) => ({
          key: String(from),
          cells: [`${from} – ${to}\u2009%`, String(number), `${truncate(efficiency)}\u2009%`],
        }))}
      />
      <Facts>
        {best && (
          <Line
            name={t('efficiency.best', { load: `${best.from}–${best.to}` })}
            value={best.efficiency}
            unit="%"
          />
        )}
        {last && (
          <Line
            name={t('efficiency.last', { load: truncate(last.load, 0) })}
            value={last.efficiency}
            unit="%"
          />
        )}
      </Facts>
    </Panel>
  )
}

/** Lines of the grid, both ways. */
const TICKS = [0, 25, 50, 75, 100]

function Curve(props: { samples: readonly LoadSample[]; steps: readonly LoadStep[]; load: string }) {
  const { samples, steps, load } = props
  const lowest = Math.min(...steps.map(({ efficiency }) => efficiency))
  // What a dim start of the day does shall not flatten the rest: samples below the curve's lowest step are left out.
  const floor = Math.max(0, Math.floor((lowest - 1) / 5) * 5)
  const right = Math.max(100, ...steps.map(({ to }) => to))
  const x = (percent: number) => (percent / right) * 100
  const y = (percent: number) => ((100 - percent) / (100 - floor)) * 100
  const line = steps.map((step) => `${x(step.load)} ${y(step.efficiency)}`)
  return (
    <div className={`hg-stack text-ink-soft text-caption tabular-nums ${css['curve']}`} aria-hidden="true">
      <span className={css['high']}>{'100\u2009%'}</span>
      <span className={css['low']}>{`${floor}\u2009%`}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {TICKS.map((tick) => (
          <path key={tick} d={`M${x(tick)} 0v100M0 ${tick}h100`} data-grid />
        ))}
        {samples.map((one, index) =>
          one.efficiency < floor ? null : (
            <path key={index} d={`M${x(one.load)} ${y(one.efficiency)}h0`} data-sample />
          ),
        )}
        <path d={line.length === 1 ? `M${line[0]}h0` : `M${line.join('L')}`} data-line />
      </svg>
      <p>
        <span>0</span>
        <span>{load}</span>
        <span>{`${right}\u2009%`}</span>
      </p>
    </div>
  )
}
