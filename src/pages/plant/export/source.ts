import { carries } from '../../../domain/energy/grid-type'
import { ratesOf } from '../../../domain/energy/period-rates'
import { chosenColumns, type Draft } from '../../../domain/export/draft'
import type { ExportOrder, ExportPlant } from '../../../domain/export/jobs'
import { beginOf, daysOf, firstOf, isOpen, spansOf } from '../../../domain/export/periods'
import { type ExportPoint, type ExportRow, qualityOf, sampledRows } from '../../../domain/export/rows'
import { plantIncome } from '../../../domain/money/plant-income'
import { sleepsByNight } from '../../../domain/plants/plant-status'
import type { EpochSeconds, PeriodRecord, PowerSample } from '../../../domain/plants/reading'
import { zoneOf } from '../../../domain/plants/zone-of'
import { plantDay } from '../../../domain/time/instant'
import { temperatureOf } from '../../../domain/devices/unit-words'
import type { Call } from '../../../transport/call'
import { deviceSeries } from '../../../transport/calls/device-detail'
import { powerDay } from '../../../features/figures/power-day'
import { batteryStats, stats } from '../../../transport/calls/history'
import { alertSearch } from '../../../transport/calls/operating'

/** What one call of the cloud gives to a file; `parts` where only the first reply says how many there are. */
export interface Part {
  readonly rows: readonly ExportRow[]
  readonly parts?: number
  /** Rows of all parts, where the server says so. */
  readonly total?: number
}

export interface Column {
  readonly key: string
  /** Words of the server; null for our own. */
  readonly name: string | null
  readonly unit: string | null
}

/** A file as the calls that it is made of, one after the other. */
export interface Source {
  readonly columns: readonly Column[]
  readonly parts: number
  part(index: number): Call<Part>
}

interface Circumstances {
  readonly language: string
  readonly now: EpochSeconds
  /** Word of an alarm level. */
  level(level: number | null): string | null
}

const ALARMS_A_PAGE = 100
const PERCENT = new Set(['stateOfCharge', 'selfConsumption', 'selfSufficiency'])

/** A call with another reading of its answer. */
const reading = <T>(call: Call<T>, part: (answer: T) => Part): Call<Part> => ({
  ...call,
  read: (raw, headers) => part(call.read(raw, headers)),
})

export function sourceOf(order: ExportOrder, given: Circumstances): Source {
  const { template } = order.draft
  if (template === 'alarms') return alarms(order, given)
  if (template === 'power') return power(order, given)
  if (template === 'parameters') return parameters(order, given)
  return energy(order, given)
}

function unitOf(key: string, draft: Draft, currency: string | null): string | null {
  if (draft.template === 'alarms') return null
  if (PERCENT.has(key)) return '%'
  if (key === 'hours') return 'h'
  if (key === 'income') return currency
  return draft.template === 'power' ? 'W' : 'kWh'
}

/** The columns of the console's own words. */
const ownColumns = ({ draft, plant }: ExportOrder): readonly Column[] =>
  chosenColumns(draft, plant.gridType).map((key) => ({
    key,
    name: null,
    unit: unitOf(key, draft, plant.currency),
  }))

/** Days of months, or months of years (C80; C79 where only production exists). */
function energy(order: ExportOrder, { now }: Circumstances): Source {
  const { draft, plant, systemId } = order
  const span = draft.step === 'month' ? 'year' : 'month'
  const columns = ownColumns(order)
  const spans = spansOf(draft.from, draft.to, span)
  const ask = carries(plant.gridType).has('consumption') ? batteryStats : stats
  const zone = zoneOf(order.plant)
  return {
    columns,
    parts: spans.length,
    part(index) {
      const period = spans[index] ?? draft.from
      const first = period === draft.from.slice(0, period.length) ? draft.from : firstOf(period)
      // Compared as text only: a month may be shorter.
      const last = span === 'year' ? `${period}-12-31` : `${period}-31`
      const end = last < draft.to ? last : draft.to
      const wanted = span === 'year' ? spansOf(first, end, 'month') : daysOf(first, end)
      return reading(ask(systemId, span, firstOf(period)), ({ records }) => ({
        rows: wanted.flatMap((name) => {
          const at = beginOf(name, zone)
          const [year, month, day = 0] = name.split('-').map(Number)
          const record = records.find(
            (one) => one.year === year && one.month === month && (span === 'year' || one.day === day),
          )
          const values = columns.map(({ key }) => energyValue(record, key, plant))
          // Nobody measures money: what has no price is no gap.
          const measured = values.filter((value, at) => value !== null || columns[at]?.key !== 'income')
          const quality = isOpen(name, now, zone) && record ? 'partial' : qualityOf(measured)
          return at === null ? [] : [{ at, period: name, values, quality }]
        }),
      }))
    },
  }
}

function energyValue(record: PeriodRecord | undefined, key: string, plant: ExportPlant): number | null {
  if (record === undefined) return null
  const { sums } = record
  if (key === 'income') {
    const earned = plantIncome(plant.gridType, sums, plant.prices ?? null, record.income)
    return earned.kind === 'amount' ? earned.value : null
  }
  if (key in sums) return sums[key as keyof typeof sums]
  const rates = ratesOf([record], plant.capacity)
  return key in rates ? rates[key as keyof typeof rates] : null
}

const minutesOf = ({ step }: Draft) => (step === 'source' ? null : Number(step))

/** Days of power on the plant's own clock (C80, C78). */
function power(order: ExportOrder, { now }: Circumstances): Source {
  const { draft, plant, systemId } = order
  const columns = ownColumns(order)
  const days = daysOf(draft.from, draft.to)
  const point = (sample: PowerSample): ExportPoint[] =>
    sample.at === null
      ? []
      : [{ at: sample.at, values: columns.map(({ key }) => sample[key as keyof PowerSample]) }]
  return {
    columns,
    parts: days.length,
    part: (index) => {
      const day = plantDay(days[index] ?? draft.from, zoneOf(order.plant))
      return reading(powerDay(plant.gridType, systemId, day.date), ({ samples }) => ({
        rows: sampledRows(samples.flatMap(point), day, sampling(order, now)),
      }))
    },
  }
}

const sampling = ({ draft, plant }: ExportOrder, until: EpochSeconds) => ({
  minutes: minutesOf(draft),
  until,
  asleep: (at: EpochSeconds) => sleepsByNight(plant, at),
})

/** What a device sent, day by day (D3); of several devices one after the other, each named in its rows. */
function parameters(order: ExportOrder, { now, language }: Circumstances): Source {
  const { draft, device } = order
  const picked = (device?.parameters ?? []).filter(({ key }) => draft.columns.includes(key))
  const keys = picked.map(({ key }) => key)
  const days = daysOf(draft.from, draft.to)
  const own = picked.map(({ key, name, unit }) => ({ key, name: name ?? key, unit: temperatureOf(unit) }))
  const all = draft.devices.length > 0 ? (device?.all ?? []) : []
  const named = all.length > 1
  return {
    columns: named ? [{ key: 'device', name: null, unit: null }, ...own] : own,
    parts: keys.length === 0 || draft.device === null ? 0 : days.length * Math.max(1, all.length),
    part: (index) => {
      const one = all[Math.floor(index / days.length)]
      const day = plantDay(days[index % days.length] ?? draft.from, zoneOf(order.plant))
      const id = one?.id ?? draft.device ?? 0
      const call = deviceSeries(id, { span: 'day', date: day.date }, language, keys)
      return reading(call, (series) => {
        const byTime = new Map<EpochSeconds, (number | string | null)[]>()
        for (const { key, points } of series) {
          const column = keys.indexOf(key)
          for (const { at, value, text } of column < 0 ? [] : points) {
            const values = byTime.get(at) ?? keys.map(() => null)
            values[column] = value ?? text
            byTime.set(at, values)
          }
        }
        const points = [...byTime].map(([at, values]) => ({ at, values }))
        const rows = sampledRows(points, day, sampling(order, now))
        if (!named) return { rows }
        return { rows: rows.map((row) => ({ ...row, values: [one?.name ?? String(id), ...row.values] })) }
      })
    },
  }
}

/** Alarms of the period, newest first, page by page (C68). */
function alarms(order: ExportOrder, { language, level }: Circumstances): Source {
  const { draft, plant } = order
  const columns = ownColumns(order)
  const begin = plantDay(draft.from, zoneOf(order.plant)).from
  const end = plantDay(draft.to, zoneOf(order.plant)).to
  return {
    columns,
    parts: 1,
    part: (index) =>
      reading(
        alertSearch({
          plantId: plant.id,
          language,
          since: draft.from,
          page: index + 1,
          size: ALARMS_A_PAGE,
        }),
        ({ rows, total }) => ({
          parts: Math.max(1, Math.ceil(total / ALARMS_A_PAGE)),
          total,
          rows: rows.flatMap((alert) => {
            if (alert.at === null || alert.at < begin || alert.at >= end) return []
            const of: Record<string, string | null> = {
              code: alert.code,
              name: alert.name,
              level: level(alert.level),
              device: alert.deviceName,
              serial: alert.deviceSn,
            }
            const values = columns.map(({ key }) => of[key] ?? null)
            return [{ at: alert.at, period: null, values, quality: 'measured' as const }]
          }),
        }),
      ),
  }
}
