import { type Call, readable } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import type { Sums } from '../energy/engine'
import { booked } from '../energy/books'
import { type Fields, kept, periodFields, splitFields } from '../energy/figures'
import { carries } from '../plants/plant'
import { energies, horizon } from '../energy/readings'
import { SERIES } from '../energy/simulate'
import { civil, compactDate, dayAt, dayNumber } from '../place/zone'
import { type Asked, asked, samples } from './curve'

interface Bucket {
  year: number
  month: number
  day: number
  first: number
  last: number
}

/** Days of a month, months of a year, years of a lifetime: those that hold data, sorted as text. */
function buckets(call: Call, ask: Asked, span: string): Bucket[] {
  const { plant, year, month } = ask
  const latest = horizon(plant, call.now)
  if (latest === null) return []
  const end = dayAt(plant.place.zone, latest)
  const within = (first: number, last: number) => last >= plant.joined && first <= end
  const list: Bucket[] = []
  if (span === 'daily') {
    const day = dayNumber(year, month, ask.day)
    list.push({ year, month, day: ask.day, first: day, last: day })
  } else if (span === 'month') {
    const first = dayNumber(year, month, 1)
    for (let day = first; day < dayNumber(year, month + 1, 1); day++) {
      list.push({ year, month, day: day - first + 1, first: day, last: day })
    }
  } else if (span === 'year') {
    for (let one = 1; one <= 12; one++) {
      list.push({
        year,
        month: one,
        day: 0,
        first: dayNumber(year, one, 1),
        last: dayNumber(year, one + 1, 1) - 1,
      })
    }
  } else if (span === 'total') {
    const from = Math.max(whole(call.query.get('startYear')) ?? 0, civil(plant.joined).year)
    const to = Math.min(whole(call.query.get('endYear')) ?? 9999, civil(end).year)
    for (let one = from; one <= to; one++) {
      list.push({
        year: one,
        month: 0,
        day: 0,
        first: dayNumber(one, 1, 1),
        last: dayNumber(one + 1, 1, 1) - 1,
      })
    }
  } else throw badParameter('span')
  const text = ({ month: m, day: d }: Bucket) => (span === 'month' ? String(d) : String(m))
  return list
    .filter(({ first, last }) => within(first, last))
    .sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : a.year - b.year))
}

interface Rows {
  ask: Asked
  rows: { bucket: Bucket; sums: Sums }[]
  all: Sums
}

function rowsOf(call: Call, span: string): Rows {
  const ask = asked(call)
  const { engine } = call.world
  const rows = buckets(call, ask, span).map((bucket) => ({
    bucket,
    sums: energies(engine, ask.plant, bucket.first, bucket.last, call.now),
  }))
  const all = Object.fromEntries(
    SERIES.map((name) => [name, rows.reduce((total, row) => total + row.sums[name], 0)]),
  ) as Sums
  // The lifetime figure counts what was produced before the portal knew the plant.
  if (span === 'total') all.gen += ask.plant.totalOffset
  return { ask, rows, all }
}

function head({ systemId, year, month, day }: Asked, span: string): Fields {
  if (span === 'total') return { systemId, year: null, month: null, day: null }
  return { systemId, year, month: span === 'year' ? 0 : month, day: span === 'daily' ? day : 0 }
}

/** C79: production by day, month or year. */
export function stats(call: Call): Fields {
  const span = call.params['span'] ?? ''
  const { ask, rows, all } = rowsOf(call, span)
  const { plant, systemId } = ask
  const figures = (sums: Sums): Fields => {
    const fields = periodFields(plant, sums)
    const names = [
      'generationValue',
      'incomeValue',
      'fullPowerHoursDay',
      'useValue',
      'gridValue',
      'buyValue',
      'chargeValue',
      'dischargeValue',
    ]
    return Object.fromEntries(names.flatMap((name) => (fields[name] === null ? [] : [[name, fields[name]]])))
  }
  return {
    statistics:
      rows.length === 0
        ? { ...head(ask, span), generationValue: null, incomeValue: null, fullPowerHoursDay: null }
        : { ...head(ask, span), ...figures(all) },
    records: rows.map(({ bucket: { year, month, day, first }, sums }) => ({
      systemId,
      year,
      month,
      day,
      ...figures(sums),
      ...(span === 'month' ? { acceptDay: compactDate(first) } : {}),
    })),
  }
}

/** C80: the whole system, 5-minute samples or period records. */
export function batteryStats(call: Call): Fields {
  const span = call.params['span'] ?? ''
  const { ask, rows, all } = rowsOf(call, span)
  const { plant, systemId } = ask
  if (span === 'daily') {
    const day = dayNumber(ask.year, ask.month, ask.day)
    const sums = kept(periodFields(plant, all), (name) => !name.endsWith('Ratio'))
    return {
      statistics: rows.length === 0 ? blank(sums) : sums,
      records: samples(call, ask, day, true),
    }
  }
  const days = Math.max(0, dayAt(plant.place.zone, call.now) - plant.joined + 1)
  return {
    statistics: {
      ...head(ask, span),
      ...(rows.length === 0 ? blank(periodFields(plant)) : periodFields(plant, all)),
    },
    records: rows.map(({ bucket: { year, month, day }, sums }) => ({
      systemId,
      year,
      month,
      day,
      ...periodFields(plant, sums),
    })),
    ...(span === 'total' ? { operatingTotalDays: days } : {}),
  }
}

const blank = (fields: Fields): Fields => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** C77: one version for all plants. */
export function analysisVersion(call: Call): Fields {
  return { systemId: readable(call, call.params['id'], 'station:read').systemId, version: 1 }
}

/** C75, C76. */
export function analysis(call: Call): Fields {
  const kind = call.params['span'] ?? ''
  const { ask, rows, all } = rowsOf(call, kind === 'day' ? 'daily' : kind)
  const split = splitFields(ask.plant, all)
  const empty = rows.length === 0
  const or = (value: unknown) => (empty ? null : (value ?? null))
  const has = carries(ask.plant.gridType)
  const book = booked(all)
  return {
    gridInterconnectionType: ask.plant.gridType,
    analysisResult: empty ? 0 : 1,
    historyTimeType: kind,
    genValue: or(book.gen),
    useValue: or(has.load ? book.use : null),
    gvForUse: or(split['genForUse']),
    gvForGrid: or(split['genForGrid']),
    gvForCharge: or(split['genForCharge']),
    uvFromGen: or(split['useFromGen']),
    uvFromBuy: or(split['useFromBuy']),
    uvFromDischarge: or(split['useFromDischarge']),
  }
}
