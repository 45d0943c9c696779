import { expect, it } from 'vitest'
import { quantile } from './quantile'

it.each<[readonly number[], number, number]>([
  [[], 0.5, 0],
  [[7], 0.9, 7],
  [[10, 9, 100, 1, 2], 0.5, 9],
  [[10, 9, 100, 1, 2], 0, 1],
  [[10, 9, 100, 1, 2], 1, 100],
  [[1, 2, 3, 4], 0.5, 2],
  [[4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6], 0.9, 3],
])('of %j the share %d do not reach %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected)
})

it('leaves the values in their order', () => {
  const values = [3, 1, 2]
  quantile(values, 0.5)
  expect(values).toEqual([3, 1, 2])
})
