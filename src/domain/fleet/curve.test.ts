import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fleetCurve, type PowerSlot } from './curve'

const NOW = Date.parse('2026-06-18T12:00:00Z') / 1000
const DAY = 86_400
const slot = (daysAgo: number, power: number | null, plants: number | null = 10): PowerSlot => ({
  at: NOW - daysAgo * DAY,
  power,
  plants,
})

it('what is expected lies between 10 and 90 % of the same time of the seven days before', () => {
  const week = [100, 700, 200, 600, 300, 500, 400].map((power, day) => slot(day + 1, power))
  expect(fleetCurve([slot(0, 450), ...week], NOW)).toEqual([{ at: NOW, power: 450, low: 100, high: 600 }])
})

it('is known for as many plants as send today', () => {
  const week = [1, 2, 3].map((day) => slot(day, 1000, 10))
  expect(fleetCurve([slot(0, 500, 5), ...week], NOW)).toMatchObject([{ low: 500, high: 500 }])
})

it('is not known of too few days, and a missing value is no day', () => {
  const two = [slot(1, 100), slot(2, 100), slot(3, null), slot(4, 100, 0)]
  expect(fleetCurve([slot(0, 80), ...two], NOW)).toEqual([{ at: NOW, power: 80, low: null, high: null }])
})

it('has the last 24 hours in their order, whatever the order of the reply', () => {
  const hours = [3, 30, 1, 24, 2].map((hour): PowerSlot => ({
    at: NOW - hour * 3600,
    power: hour,
    plants: 1,
  }))
  expect(fleetCurve(hours, NOW).map(({ power }) => power)).toEqual([3, 2, 1])
})

it('the lower end is never above the upper one', () => {
  const power = fc.option(fc.float({ min: 0, max: 1e9, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(8), power, fc.nat(50))), (rows) => {
      const points = fleetCurve(rows.map(([day, value, plants]) => slot(day, value, plants)), NOW)
      for (const { low, high } of points) expect(low ?? 0).toBeLessThanOrEqual(high ?? 0)
    }),
  ) // oxfmt-ignore
})
