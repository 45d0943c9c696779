import { expect, it } from 'vitest'
import { isMissing, isRecord } from './given'

it.each([
  [null, true],
  [undefined, true],
  ['', true],
  [[], true],
  [0, false],
  [false, false],
  [' ', false],
  [[null], false],
  [{}, false],
])('%j is missing: %s', (value, result) => {
  expect(isMissing(value)).toBe(result)
})

it.each([
  [{}, true],
  [{ from: null }, true],
  [null, false],
  [undefined, false],
  [[], false],
  ['text', false],
  [1, false],
])('%j has names: %s', (value, result) => {
  expect(isRecord(value)).toBe(result)
})
