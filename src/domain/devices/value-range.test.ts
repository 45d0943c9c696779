import { expect, it } from 'vitest'
import { isWithin } from './value-range'

const range = { min: 207, max: 253 }

it.each([
  ['230.10', 'V', range, true],
  ['207', 'V', range, true],
  ['253.00', 'V', range, true],
  ['253.01', 'V', range, false],
  ['-3', 'A', { min: -20, max: 20 }, true],
  ['206.9', 'V', range, false],
  ['230', 'V', null, null],
  ['0104', null, range, null],
  ['Normal', 'V', range, null],
  [null, 'V', range, null],
] as const)('%j %s in %j: %s', (value, unit, of, within) => {
  expect(isWithin({ value, unit, range: of })).toBe(within)
})
