import { type Call, readable } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import { type Fields, fraction, fullHours, income, kept, kwh, powerFields } from '../energy/figures'
import { carries, type SimPlant } from '../plants/plant'
import { counted, energies, lost } from '../energy/readings'
import { SERIES, type SeriesName } from '../energy/simulate'
import { civil, compactDate, dayAt, dayNumber, offsetAt, SLOT } from '../place/zone'

export interface Asked {
  plant: SimPlant
  systemId: number
  year: number
  month: number
  day: number
}

/** Plant and date of a history call; what the query leaves out is today. */
export function asked(call: Call): Asked {
  const { plant, systemId } = readable(call, call.params['id'], 'station:read')
  const today = civil(dayAt(plant.place.zone, call.now))
  const part = (name: 'year' | 'month' | 'day', low: number, high: number): number => {
    const raw = call.query.get(name)
    if (raw === null || raw === '') return today[name]
    const value = whole(raw)
    if (value === null || value < low || value > high) throw badParameter(name)
    return value
  }
  return {
    plant,
    systemId,
    year: part('year', 1970, 2200),
    month: part('month', 1, 12),
    day: part('day', 1, 31),
  }
}

/** Production keys only, as plants without a load meter have them (C78). */
const PRODUCTION = new Set(['generationPower'])
const UNUSED = new Set(['genStatus', 'useStatus'])

/** A day's 5-minute samples up to now, those that arrived. */
export function samples(call: Call, { plant, systemId }: Asked, day: number, full: boolean): Fields[] {
  const { engine } = call.world
  const upto = counted(plant, day, call.now)
  if (upto === 0) return []
  const run = engine.run(plant, day)
  const only = !full && !carries(plant.gridType).load
  const date = Number(compactDate(day))
  const records: Fields[] = []
  for (let slot = 0; slot < upto; slot++) {
    const at = run.from + slot * SLOT
    if (lost(plant, at)) continue
    const power = Object.fromEntries(SERIES.map((name) => [name, run.series[name][slot] as number]))
    const fields = powerFields(plant, power as Record<SeriesName, number>)
    records.push({
      systemId,
      ...(full ? {} : { acceptDay: date, acceptMonth: Math.floor(date / 100) }),
      dateTime: at,
      ...kept(fields, (name) => (only ? PRODUCTION.has(name) : !UNUSED.has(name))),
      ...(full ? { upsPower: plant.ups > 0 ? Math.round((power['use'] ?? 0) * plant.ups) : null } : {}),
      ...(full && plant.gridType === 'OFF_GRID' ? { generatorPower: power['generator'] } : {}),
      generationCapacity: fraction((power['gen'] ?? 0) / (plant.capacity * 1000)),
      timeZoneOffset: offsetAt(plant.place.zone, at),
    })
  }
  return records
}

/** C78: a day's 5-minute samples, missing ones left out. */
export function record(call: Call): Fields {
  const ask = asked(call)
  const { plant, systemId, year, month } = ask
  const day = dayNumber(year, month, ask.day)
  const sums = energies(call.world.engine, plant, day, day, call.now)
  const silent = counted(plant, day, call.now) === 0
  return {
    statistics: {
      systemId,
      year,
      month,
      day: ask.day,
      generationValue: silent ? null : kwh(sums.gen),
      incomeValue: silent ? null : income(plant, sums.gen),
      fullPowerHoursDay: silent ? null : fullHours(plant, sums.gen),
      acceptDay: compactDate(day),
    },
    records: samples(call, ask, day, false),
  }
}
