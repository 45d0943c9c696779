import type { Call } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import { type DeviceView, shareAt } from '../devices/device-view'
import { firmwareAt } from '../devices/firmware'
import { type Sums, addSums, NO_SUMS } from '../energy/engine'
import type { Reading } from '../devices/reading'
import type { Parameter } from '../devices/parameters.data'
import { counted, energies, horizon, lost } from '../energy/readings'
import { type SeriesName, SERIES } from '../energy/simulate'
import { airTemperature, skyOf } from '../place/sky'
import { civil, DAY, dayAt, dayNumber, dayStart, offsetAt, SLOT } from '../place/zone'
import { readingsUnder } from '../alarms/alarm-readings'

export interface Drawn {
  parameter: Parameter
  points: { at: number; value: number | string }[]
}

interface Span {
  first: number
  last: number
}

function dayOf(raw: string | null, fallback: number): number {
  if (raw === null || raw === '') return fallback
  const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(raw)
  if (!match) throw badParameter('day')
  return dayNumber(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** What the clock of a device shows. */
export function clockOf(zone: string, at: number): string {
  const wall = new Date((at + offsetAt(zone, at)) * 1000).toISOString()
  return `${wall.slice(2, 10)} ${wall.slice(11, 19)}`
}

/** Ours: five-minute values of a month at most. */
const MAX_DAYS = 31

/** Readings of every sample of some days; the counters run on. */
function sampled(call: Call, view: DeviceView, wanted: readonly Parameter[], { first, last }: Span): Drawn[] {
  const { plant } = view
  const { engine } = call.world
  const drawn = wanted.map((parameter): Drawn => ({ parameter, points: [] }))
  if (last - first >= MAX_DAYS) throw badParameter('endDay')
  const { orders = [] } = call.world.devices.edits(plant)
  const life: Sums = energies(engine, plant, plant.joined, first - 1, call.now)
  life.gen += plant.totalOffset
  for (let day = first; day <= last; day++) {
    const upto = counted(plant, day, call.now)
    if (upto === 0) continue
    const run = engine.run(plant, day)
    const under = readingsUnder(call, view, day)
    const sky = skyOf(engine.seed, plant.place, day)
    const sums = { ...NO_SUMS }
    let made = 0
    for (let slot = 0; slot < upto; slot++) {
      const at = run.from + slot * SLOT
      for (const name of SERIES) sums[name] += (run.series[name][slot] ?? 0) / 12_000
      const part = view.share === null ? 1 : shareAt(plant, view.device.type, view.index, at, view.share)
      made += ((run.series.gen[slot] ?? 0) * part) / 12_000
      if (lost(plant, at)) continue
      const wall = at + offsetAt(plant.place.zone, at)
      const power = Object.fromEntries(SERIES.map((name) => [name, run.series[name][slot] ?? 0]))
      const reading: Reading = {
        plant,
        power: power as Record<SeriesName, number>,
        day: sums,
        life: addSums({ ...life }, sums),
        share: view.device.type === 'INVERTER' || sums.gen <= 0 ? (view.share ?? 1) : made / sums.gen,
        part,
        index: view.index,
        deviceId: view.device.id,
        at,
        air: airTemperature(sky, (wall % DAY) / 3600),
        serial: view.device.serial,
        firmware: firmwareAt(orders, view.device, at),
        clock: clockOf(plant.place.zone, at),
      }
      for (const { parameter, points } of drawn)
        points.push({ at, value: under(parameter.key, at, parameter.value(reading)) })
    }
    addSums(life, sums)
  }
  return drawn
}

/** One value per day, month or year: energies of the span; counters and powers have none. */
function summed(call: Call, view: DeviceView, wanted: readonly Parameter[], spans: readonly Span[]): Drawn[] {
  const { plant } = view
  const latest = horizon(plant, call.now)
  const end = latest === null ? Number.NEGATIVE_INFINITY : dayAt(plant.place.zone, latest)
  const full = spans.filter(({ first, last }) => last >= plant.joined && first <= end)
  const drawn = wanted
    .filter(({ energy }) => energy !== undefined)
    .map((parameter): Drawn => ({ parameter, points: [] }))
  for (const { first, last } of full) {
    const sums = energies(call.world.engine, plant, first, last, call.now)
    const at = dayStart(plant.place.zone, first)
    for (const { parameter, points } of drawn) {
      const { energy } = parameter
      if (energy) points.push({ at, value: sums[energy] * (energy === 'gen' ? (view.share ?? 1) : 1) })
    }
  }
  return drawn
}

/** D3 by range. */
export function seriesOf(call: Call, view: DeviceView, wanted: readonly Parameter[]): Drawn[] {
  const { plant } = view
  const today = dayAt(plant.place.zone, call.now)
  const now = civil(today)
  const query = (name: string) => call.query.get(name)
  switch (call.params['range']) {
    case 'day': {
      const day = dayOf(query('day'), today)
      return sampled(call, view, wanted, { first: day, last: day })
    }
    case 'week': {
      const day = dayOf(query('day'), today)
      // Weeks begin on Monday; day 0 was a Thursday.
      const monday = day - ((day + 3) % 7)
      return sampled(call, view, wanted, { first: monday, last: monday + 6 })
    }
    case 'dayrange':
      return sampled(call, view, wanted, {
        first: dayOf(query('startDay'), today),
        last: dayOf(query('endDay'), today),
      })
    case 'month': {
      const match = /^(\d{4})-(\d{1,2})$/.exec(query('month') ?? `${now.year}-${now.month}`)
      if (!match) throw badParameter('month')
      const [year, month] = [Number(match[1]), Number(match[2])]
      const first = dayNumber(year, month, 1)
      const length = dayNumber(year, month + 1, 1) - first
      const days = Array.from({ length }, (_, index) => ({ first: first + index, last: first + index }))
      return summed(call, view, wanted, days)
    }
    case 'year': {
      const year = whole(query('year') ?? now.year)
      if (year === null) throw badParameter('year')
      const months = Array.from({ length: 12 }, (_, index) => ({
        first: dayNumber(year, index + 1, 1),
        last: dayNumber(year, index + 2, 1) - 1,
      }))
      return summed(call, view, wanted, months)
    }
    case 'total': {
      const from = civil(plant.joined).year
      const years = Array.from({ length: now.year - from + 1 }, (_, index) => ({
        first: dayNumber(from + index, 1, 1),
        last: dayNumber(from + index + 1, 1, 1) - 1,
      }))
      return summed(call, view, wanted, years)
    }
    default:
      throw badParameter('range')
  }
}
