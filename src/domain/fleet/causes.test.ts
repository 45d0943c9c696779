import { expect, it } from 'vitest'
import { type AlarmFacts, NOTHING_TOLD } from '../alarms/alarm-facts'
import { causeCounts } from './causes'

const NOON = Date.UTC(2026, 5, 18, 11) / 1000
const MIDNIGHT = NOON - 12 * 3600
const HAMBURG = { latitude: 53.55, longitude: 10 }

const alarm = (id: number, over: Partial<AlarmFacts> = {}, signs: Partial<AlarmFacts['signs']> = {}): AlarmFacts => ({
  ...{ id: `a${id}`, code: 'X1', rule: null, level: 1, influence: 'production', safety: false, device: id, plant: id },
  ...{ started: NOON, ended: null, until: null, state: 'OPEN', acknowledged: null, seen: null, lost: null, lossPerDay: null },
  ...over,
  signs: { ...NOTHING_TOLD, ...signs },
}) // oxfmt-ignore

it('counts alarms and incidents of each cause, most alarms first', () => {
  const event = [1, 2, 3].map((id) => alarm(id, { code: 'F35' }, HAMBURG))
  const others = [alarm(8, { code: 'Q1' }), alarm(9, { code: 'Q2' })]
  expect(causeCounts([...others, ...event])).toEqual([
    { rule: 'grid', groups: 1, alarms: 3 },
    { rule: 'single', groups: 2, alarms: 2 },
  ])
})

it('does not count what sleeps', () => {
  const asleep = alarm(1, { code: 'LOGGER_OFFLINE', started: MIDNIGHT }, { ...HAMBURG, pvFed: true })
  expect(causeCounts([asleep])).toEqual([])
  expect(causeCounts([])).toEqual([])
})
