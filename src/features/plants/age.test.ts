import { expect, it } from 'vitest'
import { spokenAge } from './age'

it.each([
  [0, 'moments', 0],
  [59, 'moments', 0],
  [60, 'minutes', 1],
  [320, 'minutes', 5],
  [3_599, 'minutes', 59],
  [3_600, 'hours', 1],
  [86_399, 'hours', 23],
  [200_000, 'days', 2],
] as const)('%d s is called %s, %d', (seconds, key, count) => {
  expect(spokenAge(seconds)).toEqual({ key, count })
})
