import { expect, it } from 'vitest'
import { alertInfluence, alertKey, alertLevel } from './alert'

it.each([
  [0, 'information', 'none'],
  [1, 'warning', 'production'],
  [2, 'fault', 'safety'],
  [3, null, 'both'],
  [4, null, null],
  [-1, null, null],
  [0.5, null, null],
  [null, null, null],
  [undefined, null, null],
])('number %s is the level %s and the influence %s', (number, level, influence) => {
  expect(alertLevel(number)).toBe(level)
  expect(alertInfluence(number)).toBe(influence)
})

it('an alarm without an id is known by its device, its rule and its day', () => {
  expect(alertKey({ deviceId: 7, ruleId: 'R1', at: 86_400 })).toBe('7-R1-86400')
  expect(alertKey({ deviceId: null, ruleId: null, at: null })).toBe('0--0')
})
