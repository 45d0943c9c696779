import { expect, it } from 'vitest'
import { plantDay, slots } from '../../../domain/time/instant'
import type { DayCurve, PowerSample } from '../../../domain/plants/reading'
import { namedPlant } from '../../../domain/plants/named-plant'
import { dayCsv, energyCsv } from './csv-rows'
import { dayModel } from './day-model'

const ZONE = 'Europe/Berlin'
const NOTHING = {
  consumption: null,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
  stateOfCharge: null,
  ups: null,
  generator: null,
}
const sample = (at: number, production: number): PowerSample => ({ ...NOTHING, at, production })
/** Each slot's production is the number of the slot. */
function curve(date: string): DayCurve {
  const samples = slots(plantDay(date, ZONE)).map(({ at, index }) => sample(at, index))
  return { samples } as unknown as DayCurve
}
const model = (date: string, yesterday: string | null) => {
  const day = plantDay(date, ZONE)
  const before = yesterday === null ? null : curve(yesterday)
  return dayModel(namedPlant(1), day, curve(date), new Set(['production']), day.to, before)
}
const say = (key: string) => key

it('puts noon of the day before over noon, whatever the clocks did in between', () => {
  expect(model('2026-03-29', null).before).toBeNull()
  for (const [date, yesterday, of] of [
    ['2026-03-29', '2026-03-28', 276],
    ['2026-03-30', '2026-03-29', 288],
    ['2026-10-25', '2026-10-24', 300],
    ['2026-10-26', '2026-10-25', 288],
  ] as const) {
    const { slots: own, before } = model(date, yesterday)
    expect(before).toHaveLength(of)
    const noon = own.findIndex(({ label }) => label === '12:00')
    const noonBefore = slots(plantDay(yesterday, ZONE)).find(({ label }) => label === '12:00')
    expect(before?.[noon]?.production).toBe(noonBefore?.index)
  }
})

it('has nothing to compare where the day before skipped the hour', () => {
  const { slots: own, before } = model('2026-03-30', '2026-03-29')
  expect(before?.[own.findIndex(({ label }) => label === '02:30')]).toBeNull()
})

it('lacks nothing of a time at which the plant was not there yet', () => {
  const day = plantDay('2026-06-18', ZONE)
  const noon = day.from + 43_200
  const gaps = (created: number | null) => {
    const plant = { ...namedPlant(1), created }
    return dayModel(plant, day, { ...curve(day.date), samples: [] }, new Set(['production']), day.to).chart
      .gaps
  }
  expect(gaps(null)[0]?.from).toBe(day.from)
  expect(gaps(noon)[0]?.from).toBe(noon)
  expect(gaps(day.to)).toEqual([])
})

it('writes the repeated hour twice, distinguished by its offset, and leaves missing cells empty', () => {
  const rows = dayCsv(model('2026-10-25', null), ['production', 'consumption', 'stateOfCharge'], say)
  expect(rows).toHaveLength(301)
  expect(rows[0]).toEqual([
    'day.time',
    'csv.offset',
    'csv.zone',
    'series.production (W)',
    'series.consumption (W)',
    'series.stateOfCharge (%)',
  ])
  expect(rows.filter(([time]) => time === '2026-10-25 02:00:00')).toEqual([
    ['2026-10-25 02:00:00', 'UTC+02:00', ZONE, 24, null, null],
    ['2026-10-25 02:00:00', 'UTC+01:00', ZONE, 36, null, null],
  ])
})

it('writes energies with the offset at which each period begins', () => {
  const rows = ['2026-03-29', '2026-03-30', '2026', '99999'].map((name) => ({
    label: name,
    name,
    record: null,
  }))
  expect(energyCsv(rows, ['production'], ZONE, say).slice(1)).toEqual([
    ['2026-03-29', 'UTC+01:00', ZONE, null],
    ['2026-03-30', 'UTC+02:00', ZONE, null],
    ['2026', 'UTC+01:00', ZONE, null],
    ['99999', null, ZONE, null],
  ])
})
