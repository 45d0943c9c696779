import { describe, expect, it } from 'vitest'
import { horizon } from '../energy/readings'
import { statusOf } from '../plants/plant-state'
import type { SimPlant } from '../plants/plant'
import { simPlants } from '../../../tests/support/sim-plants'
import { FULL } from '../../../tests/support/walk'
import { dayAt } from '../place/zone'
import { alarmsOf } from './alarms'
import { LONGEST } from './alarm-book'
import { sleeps } from './silence'

const HOUR = 3600

/** Which of a plant's loggers an alarm lasts on, counted from 0. */
function silentLoggers(plant: SimPlant, now: number): readonly number[] {
  const today = dayAt(plant.place.zone, now)
  return Array.from({ length: LONGEST + 1 }, (_, index) => today - index)
    .flatMap((day) => alarmsOf(plant, day, now))
    .filter(({ rule, end }) => rule.cause === 'logger-dead' && (end === null || end > now))
    .map(({ device }) => device)
}

describe('8: a silent logger and its alarm go by the rule of everybody who looks at the plant', () => {
  const fleet = simPlants(FULL ? 1200 : 400)
  it('through days and nights of summer and winter', () => {
    const wrong: string[] = []
    const found = { offline: 0, asleep: 0, second: 0 }
    for (const noon of ['2026-06-17T12:20:00Z', '2026-01-15T12:20:00Z'])
      for (let hour = 0; hour < 96; hour += 3) {
        const now = Date.parse(noon) / 1000 + hour * HOUR
        for (const plant of fleet) {
          const [state, heard, loggers] = [
            statusOf(plant, now),
            horizon(plant, now),
            silentLoggers(plant, now),
          ]
          const at = () => `${plant.name}, ${new Date(now * 1000).toISOString()}`
          const lasts = state === 'offline' && statusOf(plant, now + HOUR / 4) === 'offline'
          const isAsleep = heard !== null && sleeps(plant, heard, now)
          if (lasts && !loggers.includes(0)) wrong.push(`${at()}: no alarm`)
          if (isAsleep && loggers.includes(0)) wrong.push(`${at()}: an alarm by night`)
          // What fell silent in daylight has its alarm by night as well.
          if (plant.quirks.partlyOffline && !loggers.includes(1))
            wrong.push(`${at()}: no alarm of the second`)
          found.offline += Number(state === 'offline')
          found.asleep += Number(state === 'asleep')
          found.second += Number(plant.quirks.partlyOffline === true)
        }
      }
    expect(wrong).toEqual([])
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
  })
})
