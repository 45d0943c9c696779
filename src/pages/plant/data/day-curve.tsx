import { useEffect, useMemo, useRef } from 'react'
import { Panel, SkeletonBox } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { switched } from '../../../console/data/use-query-words'
import { steppedDay } from '../../../domain/time/asked-day'
import { shiftDate } from '../../../domain/time/instant'
import type { CalendarDate, Plant } from '../../../domain/plants/reading'
import { usePlantAddress } from '../../../features/plants/use-address'
import { useNow } from '../../../kit/time/use-now'
import { instantAt } from '../../../domain/time/wall-clock'
import { CsvButton } from '../../../features/figures/csv-button'
import { dayCsv } from './csv-rows'
import { DayChart } from './day-chart'
import { dayModel } from './day-model'
import { offeredSeries, seriesText, shownSeries, toggled } from './day-series'
import { DayStepper } from '../../../features/figures/day-stepper'
import { DayTable } from './day-table'
import { DayZone } from './day-zone'
import { BeforeSwatch, SeriesToggles } from './series-toggles'
import { useDayBounds, useDayCurve } from './use-day'
import { useFocusInTable } from '../../../features/figures/use-focus-in-table'
import { ViewSwitch } from '../../../features/figures/view-switch'
import css from './day-curve.module.css'

/** The power of one plant day on its true length: 23, 24.5 or 25 hours are what they are (screens 2 E). */
export function DayCurvePanel({ plant }: { plant: Plant }) {
  const t = useText('plant')
  const now = useNow(60)
  const address = usePlantAddress()
  const { today, day } = useDayBounds(plant, address.get('day'), now)
  const named = address.get('day')
  const { set } = address
  useEffect(() => {
    // A day that is none, or is still to come, is not shown; then the address does not say it either.
    if (named !== null && named !== day.date) set({ day: null }, { byItself: true })
  }, [named, day.date, set])
  const curve = useDayCurve(plant, day.date, day.date === today)
  const offered = offeredSeries(plant.gridType)
  const series = address.get('series')
  const shown = useMemo(() => shownSeries(series, offeredSeries(plant.gridType)), [series, plant.gridType])
  const table = address.get('view') === 'table'
  const body = useRef<HTMLDivElement>(null)
  useFocusInTable(body, table)
  const compared = address.get('before') === '1'
  const before = useDayCurve(plant, compared ? shiftDate(day.date, -1) : null, false)
  const yesterday = compared ? (before.data ?? null) : null
  const model = useMemo(
    () => curve.data && dayModel(plant, day, curve.data, shown, now, yesterday),
    [plant, day, curve.data, shown, now, yesterday],
  )
  const alone = compared && !before.loading && !before.refreshing && !model?.before?.some(Boolean)
  const dayWord = (date: CalendarDate) => ({ day: date === today ? null : date })
  const step = (days: 1 | -1) => address.set((get) => dayWord(steppedDay(get('day'), days, today)))
  const setView = (next: boolean) => address.set({ view: next ? 'table' : null }, { replace: true })

  return (
    <Panel
      title={t('day.title')}
      state={curve}
      skeleton={<SkeletonBox className="h-89" />}
      className={css['panel'] ?? ''}
      extra={
        <>
          <DayStepper
            date={day.date}
            today={today}
            onChange={(date) => address.set(dayWord(date))}
            onStep={step}
          />
          <ViewSwitch table={table} onChange={setView} />
          <CsvButton
            name={[plant.name ?? String(plant.id), day.date]}
            rows={model ? () => dayCsv(model, offered, t) : null}
          />
        </>
      }
    >
      {model && (
        <>
          <SeriesToggles
            offered={offered}
            shown={shown}
            onToggle={(series) =>
              address.set(
                (get) => ({
                  series: seriesText(toggled(shownSeries(get('series'), offered), series), offered),
                }),
                { replace: true },
              )
            }
          >
            <button
              type="button"
              aria-pressed={compared}
              onClick={() => address.set(switched('before'), { replace: true })}
            >
              <BeforeSwatch />
              {t('day.compare')}
            </button>
          </SeriesToggles>
          <div ref={body} className={css['body']}>
            {table ? (
              <DayTable model={model} offered={offered} />
            ) : (
              <DayChart
                moment={instantAt(day.date, address.get('time') ?? '', day.zone)}
                model={model}
                offered={offered}
                onTable={() => setView(true)}
                onDay={step}
              />
            )}
          </div>
          <DayZone plant={plant} day={day} now={now}>
            {day.hours !== 24 && (
              <strong className="text-ink font-semibold"> {t('day.hours', { hours: day.hours })}</strong>
            )}
            {model.chart.gaps.length > 0 && <span> {t('day.gaps')}</span>}
            {alone && <span> {t('day.compareNone')}</span>}
          </DayZone>
        </>
      )}
    </Panel>
  )
}
