import { useDatePatterns } from '../../../kit/time/use-date-pattern'
import { useMemo, useRef, useState } from 'react'
import { ENERGY_SERIES, type EnergySeries } from '../../../charts/energy-chart'
import { useCall } from '../../../console/data/use-call'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { carries } from '../../../domain/energy/grid-type'
import { calendarDate } from '../../../domain/time/instant'
import { writePeriod } from '../../../domain/time/reader-date'
import type { Plant } from '../../../domain/plants/reading'
import { batteryStats, stats } from '../../../transport/calls/history'
import { usePlantAddress } from '../../../features/plants/use-address'
import { useLive } from '../../../features/plants/use-live'
import { useNow } from '../../../kit/time/use-now'
import { CsvButton } from '../../../features/figures/csv-button'
import { energyCsv } from './csv-rows'
import { offeredSeries } from './day-series'
import { EnergyBars } from './energy-bars'
import { EnergyTable } from './energy-table'
import { askedPeriod, LONG_SPANS, periodRows, periodText, shiftPeriod } from './periods'
import { PeriodStepper } from './period-stepper'
import { SeriesToggles } from './series-toggles'
import { useSystemId } from './use-day'
import { zoneOf } from '../../../domain/plants/zone-of'
import { useFocusInTable } from '../../../features/figures/use-focus-in-table'
import { Choice, ViewSwitch } from '../../../features/figures/view-switch'
import css from './day-curve.module.css'

const USUAL: ReadonlySet<EnergySeries> = new Set(['production', 'consumption'])

/** Energy by day, month or year (C80; C79 where only production exists) as bars or as a table (screens 2 F). */
export function EnergyPanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const patterns = useDatePatterns()
  const address = usePlantAddress()
  const today = calendarDate(now, zoneOf(plant))
  const span = LONG_SPANS.find((known) => known === address.get('span')) ?? 'month'
  const date = askedPeriod(address.get('at'), span, today)
  const [table, setTable] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useFocusInTable(body, table)
  const [shown, setShown] = useState(USUAL)
  const system = useSystemId(plant)
  const live = useLive(plant)
  const open = span === 'total' || shiftPeriod(date, span, 1) > today
  const ask = carries(plant.gridType).has('consumption') ? batteryStats : stats
  const state = useCall(
    ['energy', plant.id, system, span, span === 'total' ? null : date],
    system === null ? null : ask(system, span, date),
    // The period that is not over grows, and gets a new bar at the plant's midnight.
    open ? { every: 300, after: live.data?.lastUpdate ?? null } : {},
  )
  const offered = useMemo(() => {
    const possible: readonly string[] = offeredSeries(plant.gridType)
    return ENERGY_SERIES.filter((series) => possible.includes(series))
  }, [plant.gridType])
  const rows = useMemo(() => (state.data ? periodRows(state.data, span, date) : []), [state.data, span, date])
  const visible = useMemo(() => new Set(offered.filter((series) => shown.has(series))), [offered, shown])
  const step = (steps: number) => {
    if (span === 'total') return
    address.set((get) => {
      const next = shiftPeriod(askedPeriod(get('at'), span, today), span, steps)
      return next > today ? {} : { at: periodText(next, span) }
    })
  }
  const named = span === 'total' ? t('span.total') : periodText(date, span)
  const said = span === 'total' ? named : writePeriod(named, patterns)
  const figures = state.data && (
    <EnergyTable
      plant={plant}
      caption={t('energy.caption', { period: said })}
      rows={rows}
      statistics={state.data}
      lifetime={span === 'total'}
      offered={offered}
    />
  )

  return (
    <Panel
      title={t('energy.title')}
      state={state}
      skeleton={<SkeletonBox className="h-89" />}
      className={css['panel'] ?? ''}
      extra={
        <>
          {span !== 'total' && <PeriodStepper text={said} span={span} last={open} onStep={step} />}
          <Choice
            label={t('span.label')}
            value={span}
            options={LONG_SPANS.map((key) => [key, t(`span.${key}`)] as const)}
            onChange={(next) => address.set({ span: next === 'month' ? null : next, at: null })}
          />
          <ViewSwitch table={table} onChange={setTable} />
          <CsvButton
            name={[plant.name ?? String(plant.id), named]}
            rows={state.data ? () => energyCsv(rows, offered, zoneOf(plant), t) : null}
          />
        </>
      }
    >
      {state.data && (
        <>
          <SeriesToggles
            offered={offered}
            shown={visible}
            onToggle={(series) => {
              const next = new Set(shown)
              if (!next.delete(series)) next.add(series)
              setShown(next)
            }}
          />
          <div ref={body} className={css['body']}>
            {table ? (
              figures
            ) : (
              <EnergyBars
                rows={rows}
                shown={visible}
                table={figures}
                onTable={() => setTable(true)}
                onPeriod={step}
              />
            )}
          </div>
        </>
      )}
    </Panel>
  )
}
