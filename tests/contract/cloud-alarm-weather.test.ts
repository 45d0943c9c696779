import { expect, it } from 'vitest'
import { alarmsOf } from '../../mocks/cloud/alarms/alarms'
import { skyOf } from '../../mocks/cloud/place/sky'
import { dayNumber } from '../../mocks/cloud/place/zone'
import { makePlant } from '../../mocks/cloud/plants/fleet'

it('11: no battery is too cold on a warm day, no heat sink too hot on a cold one', () => {
  const now = Date.parse('2026-06-18T10:30:00Z') / 1000
  const today = dayNumber(2026, 6, 18)
  const seen = { B07: 0, F64: 0 }
  for (let id = 63_500_001; id < 63_500_121; id++) {
    const plant = makePlant(7, 2026, id)
    for (let day = today - 400; day < today; day++)
      for (const { rule } of alarmsOf(plant, day, now)) {
        if (rule.code !== 'B07' && rule.code !== 'F64') continue
        seen[rule.code]++
        const { low, high } = skyOf(plant.worldSeed, plant.place, day)
        if (rule.code === 'B07') expect(low, `${id} ${day}`).toBeLessThanOrEqual(5)
        else expect(high, `${id} ${day}`).toBeGreaterThanOrEqual(15)
      }
  }
  expect(seen.B07).toBeGreaterThan(5)
  expect(seen.F64).toBeGreaterThan(20)
})
