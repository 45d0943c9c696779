import { describe, expect, it } from 'vitest'
import { alarmsOf } from './alarms'
import { createSettledAlarms } from './settled-alarms'
import type { SimPlant } from '../plants/plant'
import { simPlants } from '../../../tests/support/sim-plants'
import { DAY, dayAt } from '../place/zone'

const NOON = Date.parse('2026-06-18T10:30:00Z') / 1000

/** Day by day, nothing kept. */
function oneByOne(plant: SimPlant, first: number, last: number, now: number) {
  const found = []
  for (let day = last; day >= first; day--) {
    for (const alarm of alarmsOf(plant, day, now)) found.push({ day, alarm })
  }
  return found
}

describe('alarms of days gone by', () => {
  it('are the same kept as counted anew, whatever was asked before and wherever the clock goes', () => {
    const fleet = simPlants(100)
    const kept = createSettledAlarms()
    const clocks = [NOON, NOON + 300, NOON - 5 * DAY, NOON + 3 * DAY + 7300, NOON + 90 * DAY, NOON - 400 * DAY, NOON]
    let seen = 0
    for (const now of clocks) {
      for (const plant of fleet) {
        const today = dayAt(plant.place.zone, now)
        const anew = oneByOne(plant, today - 100, today, now)
        for (const [first, last] of [[today - 30, today], [today - 40, today - 20], [today, today], [today - 100, today]] as const) {
          const found = kept(plant, first, last, now)
          expect(found).toEqual(anew.filter(({ day }) => day >= first && day <= last))
          seen += found.length
        }
      }
    }
    expect(seen).toBeGreaterThan(1000)
  }) // oxfmt-ignore

  it('hold on the days on which the clocks change', () => {
    const kept = createSettledAlarms()
    const fleet = simPlants(40)
    for (const date of ['2026-03-29', '2026-10-25', '2026-04-05']) {
      for (let hour = 0; hour < 72; hour += 1) {
        const now = Date.parse(`${date}T00:20:00Z`) / 1000 + hour * 3600 - DAY
        for (const plant of fleet) {
          const today = dayAt(plant.place.zone, now)
          expect(kept(plant, today - 5, today, now)).toEqual(oneByOne(plant, today - 5, today, now))
        }
      }
    }
  })
})
