import type {
  CalendarDate,
  DayCurve,
  PeriodRecord,
  PeriodStatistics,
  PowerAnalysis,
  PowerSample,
} from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { id, list, num, part, record, type WireRecord } from '../wire'
import { readSample, readSplit, readSums } from './energies'

export type Span = 'day' | 'month' | 'year' | 'total'
export type LongSpan = Exclude<Span, 'day'>

/** C77: the version to call {@link powerAnalysis} with; null when the server does not say. */
export function analysisVersion(systemId: number): Call<number | null> {
  return get(`/maintain-s/history/power/analysis/version/${systemId}`, (raw) =>
    id(record(raw, 'analysis version')['version']),
  )
}

/** C75, with a version C76. `date` is any day of the span, in the plant's zone. */
export function powerAnalysis(
  systemId: number,
  span: Span,
  date: CalendarDate,
  version?: number | null,
): Call<PowerAnalysis> {
  const third = version === undefined || version === null ? '' : `/${version}`
  return {
    method: 'GET',
    path: `/maintain-s/history/power/analysis/${systemId}/${span}${third}`,
    query: dateQuery(date, span),
    read(raw) {
      const row = record(raw, 'analysis')
      return {
        usable: num(row['analysisResult']) === 1,
        production: num(row['genValue']),
        consumption: num(row['useValue']),
        split: {
          productionToLoad: num(row['gvForUse']),
          productionToGrid: num(row['gvForGrid']),
          productionToBattery: num(row['gvForCharge']),
          loadFromProduction: num(row['uvFromGen']),
          loadFromGrid: num(row['uvFromBuy']),
          loadFromBattery: num(row['uvFromDischarge']),
        },
      }
    },
  }
}

/** C78: production of a day; plants without battery and meters have just this. */
export function dayRecord(systemId: number, date: CalendarDate): Call<DayCurve> {
  return get(`/maintain-s/history/power/${systemId}/record`, readDayCurve, dateQuery(date, 'day'))
}

/** C80 `daily`: the whole system's day, in spite of its name. */
export function batteryDay(systemId: number, date: CalendarDate): Call<DayCurve> {
  return get(`/maintain-s/history/batteryPower/${systemId}/stats/daily`, readDayCurve, dateQuery(date, 'day'))
}

/** C80: days of a month, months of a year, years of a lifetime, of the whole system. */
export function batteryStats(systemId: number, span: LongSpan, date: CalendarDate): Call<PeriodStatistics> {
  return get(`/maintain-s/history/batteryPower/${systemId}/stats/${span}`, readPeriod, dateQuery(date, span))
}

/** C79: the same of production. */
export function stats(systemId: number, span: LongSpan, date: CalendarDate): Call<PeriodStatistics> {
  return get(`/maintain-s/history/power/${systemId}/stats/${span}`, readPeriod, dateQuery(date, span))
}

/** Year, month and day, not padded, as far as the span needs them (wire contract 1.6). */
function dateQuery(date: CalendarDate, span: Span): Record<string, number> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (span === 'total') return {}
  if (span === 'year') return { year }
  return span === 'month' ? { year, month } : { year, month, day }
}

function readDayCurve(raw: unknown): DayCurve {
  const reply = record(raw, 'day')
  const statistics = part(reply['statistics'])
  // Two samples of one instant: the later one in the list is the correction.
  const byTime = new Map<number, PowerSample>()
  const offsets = list(reply['records'], 'day records', (row) => {
    const { sample } = readSample(row, 'dateTime')
    if (sample.at !== null) byTime.set(sample.at, sample)
    return num(row['timeZoneOffset'])
  })
  return {
    samples: [...byTime.entries()].sort(([one], [other]) => one - other).map(([, sample]) => sample),
    sums: readSums(statistics, 'Value'),
    split: readSplit(statistics),
    income: num(statistics['incomeValue']),
    fullPowerHours: num(statistics['fullPowerHoursDay']),
    offset: offsets[0] ?? null,
  }
}

/** Records arrive sorted as text (1, 10, 11, 2 …), so they are sorted here (wire contract 2.9). */
function readPeriod(raw: unknown): PeriodStatistics {
  const reply = record(raw, 'statistics')
  const statistics = part(reply['statistics'])
  const records = list(reply['records'], 'statistics records', readPeriodRecord)
  return {
    records: [...records].sort(
      (one, other) => one.year - other.year || one.month - other.month || one.day - other.day,
    ),
    sums: readSums(statistics, 'Value'),
    income: num(statistics['incomeValue']),
    days: id(reply['operatingTotalDays']),
  }
}

function readPeriodRecord(row: WireRecord): PeriodRecord | null {
  const year = id(row['year'])
  if (year === null) return null
  return {
    year,
    month: id(row['month']) ?? 0,
    day: id(row['day']) ?? 0,
    sums: readSums(row, 'Value'),
    split: readSplit(row),
    income: num(row['incomeValue']),
    fullPowerHours: num(row['fullPowerHoursDay']),
  }
}
