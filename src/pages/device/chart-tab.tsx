import { useMemo, useState } from 'react'
import {
  MOST_SERIES,
  MOST_UNITS,
  namedPicks,
  pickedUnits,
  refusedPick,
} from '../../domain/devices/chart-picks'
import { shapeOf } from '../../domain/devices/device-parts'
import type { DeviceParameter } from '../../domain/devices/device-records'
import { calendarDate, localTime, parseDate, plantDay, shiftDate } from '../../domain/time/instant'
import { temperatureOf } from '../../domain/devices/unit-words'
import { useCall } from '../../console/data/use-call'
import { CsvButton } from '../../features/figures/csv-button'
import { DayStepper } from '../../features/figures/day-stepper'
import { ViewSwitch } from '../../features/figures/view-switch'
import { useNow } from '../../features/plants/use-seconds'
import { Swatch } from '../../charts/swatch'
import { usePlotInks } from '../../charts/use-plot-inks'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { deviceParameters, deviceSeries } from '../../transport/calls/device-detail'
import { parametersCsv, parametersDay } from './parameters-day'
import { ParameterChart, ParameterTable } from './parameter-chart'
import type { DeviceInSight } from './use-device'
import type { DeviceAddress } from './use-device-address'
import css from './chart-tab.module.css'

/** A day of what the device sends, of the parameters that were picked; at most twelve, in two units. */
export function ChartTab({ device, address }: { device: DeviceInSight; address: DeviceAddress }) {
  const t = useText('device')
  const plantText = useText('plant')
  const language = useLanguage()
  const now = useNow(60)
  const { detail, plant } = device
  const zone = detail.zone ?? plant.zone ?? 'UTC'
  const today = calendarDate(now, zone)
  const asked = address.get('day')
  const date = asked !== null && parseDate(asked) && asked <= today ? asked : today
  const day = useMemo(() => plantDay(date, zone), [date, zone])
  const offered = useCall(
    ['device-parameters', detail.id, language],
    detail.id === null ? null : deviceParameters(detail.id, detail.productId ?? '', language),
  )
  const named = address.get('series')
  const { figures } = shapeOf(detail.type)
  const picked = useMemo(
    () => namedPicks(named, offered.data ?? [], [...figures.slice(0, 1), 'B_left_cap1']),
    [named, offered.data, figures],
  )
  const keys = picked.map(({ key }) => key)
  const compared = address.get('before') === '1'
  const ask = (of: string) =>
    detail.id === null || keys.length === 0
      ? null
      : deviceSeries(detail.id, { span: 'day', date: of }, language, keys)
  const key = (of: string) => ['device-series', `${detail.id} ${of}`, keys.join(), language]
  const series = useCall(key(date), ask(date), { held: true, ...(date === today ? { every: 300 } : {}) })
  const yesterday = shiftDate(date, -1)
  const before = useCall(key(yesterday), compared ? ask(yesterday) : null, { held: true })
  const table = address.get('view') === 'table'
  const inks = usePlotInks(picked.length)
  const model = useMemo(
    () =>
      series.data &&
      parametersDay({
        day,
        picked,
        series: series.data,
        before: compared ? (before.data ?? null) : null,
        plant,
        now,
        inks,
      }),
    [series.data, before.data, compared, day, picked, plant, now, inks],
  )
  const pick = (next: readonly DeviceParameter[]) =>
    address.set({ series: next.map((one) => one.key).join() }, { replace: true })
  const goTo = (next: string) => address.set({ day: next === today ? null : next })
  const local = localTime(Math.min(now, day.to - 1), zone)
  const nothing = { data: [], fault: null, loading: false, refreshing: false, retry: () => undefined }

  return (
    <div className={css['chart']}>
      <Picker state={offered} picked={picked} onPick={pick} />
      <Panel
        title={t('chart.title')}
        state={keys.length === 0 ? (offered.data ? nothing : offered) : [offered, series]}
        skeleton={<SkeletonBlock height={340} />}
        empty={offered.data && keys.length === 0 ? { kind: 'filtered', text: t('chart.none') } : null}
        extra={
          <>
            <DayStepper date={date} today={today} onChange={goTo} />
            <ViewSwitch
              table={table}
              onChange={(next) => address.set({ view: next ? 'table' : null }, { replace: true })}
            />
            <CsvButton
              name={[detail.serial ?? String(detail.id), date]}
              rows={model ? () => parametersCsv(model, plantText) : null}
            />
          </>
        }
      >
        {model && (
          <>
            <div className={css['legend']} role="group" aria-label={plantText('series.label')}>
              {picked.map((one, index) => (
                <button
                  key={one.key}
                  type="button"
                  title={t('chart.remove', { name: one.name ?? one.key })}
                  aria-label={t('chart.remove', { name: one.name ?? one.key })}
                  onClick={() => pick(picked.filter((other) => other !== one))}
                >
                  <Swatch ink={inks[index]} />
                  {one.name ?? one.key}
                  <small>{temperatureOf(one.unit)}</small>
                </button>
              ))}
              <button
                type="button"
                aria-pressed={compared}
                onClick={() => address.set({ before: compared ? null : '1' }, { replace: true })}
              >
                {plantText('day.compare')}
              </button>
            </div>
            <div className={css['plot']}>
              {table ? (
                <ParameterTable model={model} />
              ) : (
                <ParameterChart
                  model={model}
                  onTable={() => address.set({ view: 'table' }, { replace: true })}
                  onDay={(step) => {
                    const next = shiftDate(date, step)
                    if (next <= today) goTo(next)
                  }}
                />
              )}
            </div>
            <p className={css['zone']}>
              {plantText('day.zone', {
                zone,
                offset: [local.abbreviation, local.offset].filter(Boolean).join(', '),
              })}
            </p>
          </>
        )}
      </Panel>
    </div>
  )
}

interface PickerProps {
  readonly state: ReturnType<typeof useCall<readonly DeviceParameter[]>>
  readonly picked: readonly DeviceParameter[]
  onPick(next: readonly DeviceParameter[]): void
}

/** What can be charted, found by name or key; what the limits leave out says why. */
function Picker({ state, picked, onPick }: PickerProps) {
  const t = useText('device')
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const shown = (state.data ?? []).filter(({ key, name }) =>
    `${name ?? ''} ${key}`.toLocaleLowerCase().includes(wanted),
  )
  const units = pickedUnits(picked)
  return (
    <Panel title={t('chart.parameters')} state={state} skeleton={<SkeletonBlock height={340} />}>
      <input
        type="search"
        className={css['find']}
        value={text}
        maxLength={60}
        aria-label={t('parameters.search')}
        placeholder={t('parameters.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={css['limits']}>
        {t('chart.limits', {
          picked: picked.length,
          most: MOST_SERIES,
          units: units.length,
          mostUnits: MOST_UNITS,
        })}
      </p>
      <ul className={css['picks']}>
        {shown.map((one) => {
          const refused = refusedPick(picked, one)
          const on = picked.some(({ key }) => key === one.key)
          return (
            <li key={one.key}>
              <label title={refused === null ? undefined : t(`chart.refused.${refused}`)}>
                <input
                  type="checkbox"
                  checked={on}
                  disabled={refused !== null}
                  onChange={() => onPick(on ? picked.filter(({ key }) => key !== one.key) : [...picked, one])}
                />
                <span>{one.name ?? one.key}</span>
                <small>{temperatureOf(one.unit)}</small>
              </label>
            </li>
          )
        })}
      </ul>
      {shown.length === 0 && <p className={css['limits']}>{t('parameters.none')}</p>}
    </Panel>
  )
}
