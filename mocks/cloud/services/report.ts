import { type Call, operable } from '../wire/call'
import { badParameter, emptyParameter, refusal } from '../wire/refusal'
import { FileReply } from '../wire/answers'
import { ownValue, record, words } from '../wire/call-values'
import type { Sums } from '../energy/engine'
import { income, ratioFields } from '../energy/figures'
import { carries, type SimPlant } from '../plants/plant'
import { counted, energies, horizon, lost } from '../energy/readings'
import { SERIES } from '../energy/simulate'
import { workbook, XLSX } from '../wire/workbook'
import { civil, dayAt, dayNumber, offsetAt, SLOT, zoneLabel } from '../place/zone'

const text = (value: number | null) => (value === null ? '--' : value.toFixed(2))

interface Column {
  title: (plant: SimPlant) => string
  value: (plant: SimPlant, sums: Sums) => number | null
}

const column = (title: string, value: Column['value']): Column => ({ title: () => title, value })

/** Titles of a real file (wire contract C46). */
const COLUMNS: Readonly<Record<string, Column>> = {
  GENERATE_VALUE: column('Production-Today(kWh)', (_, { gen }) => gen),
  USE_VALUE: column('Consumption-Today(kWh)', (plant, { use }) =>
    carries(plant.gridType).load ? use : null,
  ),
  GRID_VALUE: column('Feed-in Power-Today(kWh)', (plant, { grid }) =>
    carries(plant.gridType).grid ? grid : null,
  ),
  BUY_VALUE: column('Energy Purchased-Today(kWh)', (plant, { buy }) =>
    carries(plant.gridType).buy ? buy : null,
  ),
  CHARGE_VALUE: column('Energy Charged-This Day(kWh)', (plant, { charge }) =>
    plant.battery ? charge : null,
  ),
  DISCHARGE_VALUE: column('Energy Discharged-This Day(kWh)', (plant, { discharge }) =>
    plant.battery ? discharge : null,
  ),
  GENERATION_RATIO: column('Self-used Ratio(%)', (plant, sums) => {
    const ratio = ratioFields(plant, sums)['generationRatio']
    return typeof ratio === 'number' ? ratio : null
  }),
  PRE_INCOME: {
    title: (plant) => `Anticipated Yield(${plant.currency})`,
    value: (plant, { gen }) => income(plant, gen),
  },
}

interface Row {
  label: string
  sums: Sums
}

const two = (value: number) => String(value).padStart(2, '0')

function dateOf(raw: unknown, name: string): number {
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(words(raw) ?? '')
  if (!match) throw raw ? badParameter(name) : emptyParameter(name)
  return dayNumber(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** 5-minute rows: the energy of each slot that reached the cloud. */
function slotRows(call: Call, plant: SimPlant, first: number, last: number): Row[] {
  const rows: Row[] = []
  const stamp = (at: number) => {
    const wall = new Date((at + offsetAt(plant.place.zone, at)) * 1000).toISOString()
    return `${wall.slice(0, 10).replaceAll('-', '/')} ${wall.slice(11, 16)}`
  }
  for (let day = first; day <= last; day++) {
    const upto = counted(plant, day, call.now)
    if (upto === 0) continue
    const run = call.world.engine.run(plant, day)
    for (let slot = 0; slot < upto; slot++) {
      const at = run.from + slot * SLOT
      if (lost(plant, at)) continue
      const sums = Object.fromEntries(SERIES.map((name) => [name, (run.series[name][slot] ?? 0) / 12_000]))
      rows.push({ label: stamp(at), sums: sums as Sums })
    }
  }
  return rows
}

/** Rows per day, month or year: spans that hold data. */
function spanRows(call: Call, plant: SimPlant, first: number, last: number, kind: string): Row[] {
  const latest = horizon(plant, call.now)
  if (latest === null) return []
  const end = Math.min(last, dayAt(plant.place.zone, latest))
  const rows: Row[] = []
  for (let day = Math.max(first, plant.joined); day <= end;) {
    const { year, month, day: date } = civil(day)
    const next =
      kind === '2' ? day + 1 : kind === '3' ? dayNumber(year, month + 1, 1) : dayNumber(year + 1, 1, 1)
    const label = [String(year), two(month), two(date)]
      .slice(0, kind === '2' ? 3 : kind === '3' ? 2 : 1)
      .join('/')
    rows.push({ label, sums: energies(call.world.engine, plant, day, Math.min(next - 1, end), call.now) })
    day = next
  }
  return rows
}

const LONGEST: Readonly<Record<string, number>> = { '1': 31, '2': 1100, '3': 11_000, '4': 36_600 }

/** C46: a true workbook; what fails answers JSON. */
export async function exportReport(call: Call): Promise<FileReply> {
  const { plant } = operable(call, call.params['id'], 'report:export')
  const body = record(call.body)
  const longest = ownValue(LONGEST, body['timeType'])
  const kind = String(body['timeType'])
  if (longest === undefined) throw badParameter('timeType')
  const first = dateOf(body['startTime'], 'startTime')
  const last = dateOf(body['endTime'], 'endTime')
  if (last < first || last - first > longest) throw badParameter('endTime')
  const asked = Array.isArray(body['reportFields']) ? body['reportFields'].map(record) : []
  if (asked.length === 0) throw emptyParameter('reportFields')
  const columns = asked.map(({ storageName, name }) => {
    const found = ownValue(COLUMNS, storageName)
    if (!found) throw badParameter('storageName')
    return { title: words(name) ?? found.title(plant), value: found.value }
  })
  const rows = kind === '1' ? slotRows(call, plant, first, last) : spanRows(call, plant, first, last, kind)
  if (rows.length === 0) throw refusal(28, 'no data in this period')
  const zone = ` ${/UTC[^)]*/.exec(zoneLabel(plant.place.zone, call.now))?.[0] ?? 'UTC'} `
  const bytes = await workbook([
    ['Plant Name', 'Updated Time', 'Time Zone', ...columns.map(({ title }) => title)],
    ...rows.map(({ label, sums }) => [
      plant.name,
      label,
      zone,
      ...columns.map(({ value }) => text(value(plant, sums))),
    ]),
  ])
  const name = `${plant.name} ${String(body['startTime'])}.xlsx`
  return new FileReply(bytes, XLSX, {
    'content-disposition': `attachment; filename="report.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}
