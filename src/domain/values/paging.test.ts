import { expect, it } from 'vitest'
import { hasMore } from './paging'

it.each([
  [1, 20, 0, false],
  [1, 20, 19, false],
  [1, 20, 20, false],
  [1, 20, 21, true],
  [2, 20, 40, false],
  [2, 20, 41, true],
])('after page %i of %i rows each, of %i rows in all, there are more: %s', (page, size, total, more) => {
  expect(hasMore(page, size, total)).toBe(more)
})
