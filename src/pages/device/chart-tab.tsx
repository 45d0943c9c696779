import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { useCallback, useMemo, useRef, useState } from 'react'
import { namedPicks, toggledPick } from '../../domain/devices/chart-picks'
import { CHART_SPANS, sistersBeside, spanDays, spanName, spanStep } from '../../domain/devices/chart-span'
import { shapeOf } from '../../domain/devices/device-parts'
import type { DeviceParameter, DeviceRecord } from '../../domain/devices/device-records'
import { replacementsIn } from '../../domain/devices/replacement'
import { askedDay } from '../../domain/time/asked-day'
import { calendarDate } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import { useDeviceNotes } from '../../features/devices/use-device-notes'
import { CsvButton } from '../../features/figures/csv-button'
import { useFocusInTable } from '../../features/figures/use-focus-in-table'
import { ViewSwitch } from '../../features/figures/view-switch'
import { useNow } from '../../kit/time/use-now'
import { usePlotInks } from '../../charts/use-plot-inks'
import { ONE_COLUMN } from '../../kit/browser/media'
import { useMedia } from '../../kit/browser/use-media'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { SETTLED } from '../../kit/states/call-state'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceParameters } from '../../transport/calls/device-detail'
import { ChartLegend, ChartZone } from './chart-legend'
import { ChartPicker } from './chart-picker'
import { ParameterChart } from './parameter-chart'
import { ParameterTable } from './parameter-table'
import { parametersCsv, type ParametersSpan, parametersSpan } from './parameters-span'
import { PictureButton } from './picture-button'
import { SpanStepper } from './span-stepper'
import { useChartSeries } from './use-chart-series'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'

const NONE: readonly DeviceRecord[] = []
const keysOf = (picked: readonly DeviceParameter[]) => picked.map(({ key }) => key)
const DIMMED = { ...SETTLED, refreshing: true }

/** What the device sends, from a day to its whole life; of one parameter beside its sisters. */
export function ChartTab({ device, address }: { device: DeviceInSight; address: DeviceAddress }) {
  const t = useText('device')
  const plantText = useText('plant')
  const language = useLanguage()
  const now = useNow(60)
  const plot = useRef<HTMLDivElement>(null)
  const drawn = useRef<ParametersSpan | null>(null)
  const noteDrawn = useCallback((model: ParametersSpan) => {
    drawn.current = model
  }, [])
  const { detail, plant, zone } = device
  const today = calendarDate(now, zone)
  const asked = address.get('day')
  const date = askedDay(asked, today)
  const span = CHART_SPANS.find((one) => one === address.get('span')) ?? 'day'
  const offered = useCall(
    ['device-parameters', detail.id, language],
    detail.id === null ? null : deviceParameters(detail.id, detail.productId ?? '', language),
  )
  const named = address.get('series')
  const { figures } = shapeOf(detail.type)
  const picksOf = useCallback(
    (names: string | null) => namedPicks(names, offered.data ?? [], [...figures.slice(0, 1), 'B_left_cap1']),
    [offered.data, figures],
  )
  const parameters = useMemo(() => picksOf(named), [picksOf, named])
  const [only] = parameters
  const since = Number(calendarDate(plant.started ?? plant.created ?? now, zone).slice(0, 4))
  const rows = device.beside.data?.rows
  const all = useMemo(
    () => (detail.id === null ? [] : sistersBeside(rows ?? [], detail.id)),
    [rows, detail.id],
  )
  const beside = address.get('sisters') === '1' && all.length > 1 && parameters.length === 1
  const keys = keysOf(parameters)
  const {
    days: wanted,
    series,
    before,
  } = useChartSeries({
    ...{ device: detail.id, span, date, today, since, parameters, beside: beside ? all : NONE },
    compared: span === 'day' && !beside && address.get('before') === '1',
  })
  const table = address.get('view') === 'table'
  useFocusInTable(plot, table)
  const picked = useMemo<readonly DeviceParameter[]>(
    () =>
      beside && only
        ? all.map((one) => ({ key: String(one.id), name: one.name ?? one.serial, unit: only.unit }))
        : parameters,
    [beside, only, all, parameters],
  )
  const inks = usePlotInks(picked.length)
  const patterns = useDatePatterns()
  const notes = useDeviceNotes(detail.id).data?.rows
  // Lines of several devices are nobody's own.
  const replaced = useMemo(() => (beside ? [] : replacementsIn(notes ?? [])), [beside, notes])
  const model = useMemo(() => {
    if (!series.data) return undefined
    const first = Math.min(...series.data.flatMap(({ points }) => points[0]?.at ?? []))
    const days =
      span === 'total' && !wanted.fine && Number.isFinite(first)
        ? spanDays('total', date, Number(calendarDate(first, zone).slice(0, 4)))
        : wanted
    return parametersSpan({
      ...{ days, zone, patterns, picked, series: series.data, before, replaced, plant, now, inks },
    })
  }, [series.data, before, span, date, wanted, zone, patterns, picked, replaced, plant, now, inks])
  // What was drawn stays, dimmed, until the next answer: what was pressed keeps its place, and the focus with it.
  const [held, hold] = useState(model)
  if (model !== undefined && model !== held) hold(model)
  const shown = model ?? (series.loading ? held : undefined)
  const drawing = shown !== undefined && model === undefined ? DIMMED : series
  // Lines of several devices do not say by themselves what of them is drawn.
  const file = [
    detail.serial ?? String(detail.id),
    ...(beside && only ? [only.name ?? only.key] : []),
    spanName(wanted),
  ]
  const pick = (next: string) => address.set({ series: next }, { replace: true })
  const toggle = (key: string) =>
    address.set((get) => ({ series: toggledPick(picksOf(get('series')), offered.data ?? [], key) }), {
      replace: true,
    })
  const remove = (gone: string) =>
    address.set(
      (get) => ({ series: keysOf(picksOf(get('series')).filter(({ key }) => key !== gone)).join() }),
      {
        replace: true,
      },
    )
  const goTo = (next: string) => address.set({ day: next === today ? null : next })
  const step = (by: 1 | -1) =>
    address.set((get) => {
      const next = spanStep(spanDays(span, askedDay(get('day'), today)), by)
      return next === null || next > today ? {} : { day: next === today ? null : next }
    })
  const nothing = keys.length === 0

  // Where there is no room beside the curve it stands below, for the eye and for the Tab key.
  const below = useMedia(ONE_COLUMN)
  const picker = (
    <ChartPicker
      model={detail.productId ?? detail.type ?? ''}
      state={offered}
      picked={parameters}
      onPick={pick}
      onToggle={toggle}
    />
  )

  return (
    <div className="hg-stack gap-4 items-stretch grid-cols-[280px_minmax(0,1fr)] max-[900px]:grid-cols-1">
      {!below && picker}
      <Panel
        title={t('tabs.chart')}
        state={nothing ? (offered.data ? SETTLED : offered) : [offered, drawing]}
        skeleton={<SkeletonBlock height={340} />}
        empty={offered.data && nothing ? { kind: 'filtered', text: t('chart.none') } : null}
        extra={
          <>
            <SpanStepper
              days={model?.days ?? wanted}
              today={today}
              onSpan={(next) => address.set({ span: next === 'day' ? null : next }, { replace: true })}
              onDate={goTo}
              onStep={step}
            />
            <ViewSwitch
              table={table}
              onChange={(next) => address.set({ view: next ? 'table' : null }, { replace: true })}
            />
            {!table && (
              <PictureButton title={detail.name ?? ''} name={file} plot={plot} model={model} drawn={drawn} />
            )}
            <CsvButton name={file} rows={model ? () => parametersCsv(model, plantText) : null} />
          </>
        }
      >
        {shown && (
          <>
            <ChartLegend
              picked={picked}
              inks={inks}
              address={address}
              mayCompare={span === 'day' && !beside}
              sisters={all.length > 1 ? (parameters.length === 1 ? 'offered' : 'refused') : 'none'}
              own={beside ? String(detail.id) : null}
              onRemove={beside ? null : remove}
            />
            <div className="grid h-100 max-[900px]:h-75 mt-2 grid-cols-1 grid-rows-1" ref={plot}>
              {table ? (
                <ParameterTable model={shown} />
              ) : (
                <ParameterChart
                  key={spanName(shown.days)}
                  model={shown}
                  onDrawn={noteDrawn}
                  onTable={() => address.set({ view: 'table' }, { replace: true })}
                  onDay={step}
                />
              )}
            </div>
            <ChartZone zone={zone} at={now} />
          </>
        )}
      </Panel>
      {below && picker}
    </div>
  )
}
