import { describe, expect, it } from 'vitest'
import { stepOf } from './step'

describe('steps through rows', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 9, 9],
    ['PageDown', 1, 4],
    ['PageDown', 8, 9],
    ['PageUp', 2, 0],
    ['Home', 7, 0],
    ['End', 0, 9],
  ])('%s leads from row %i to row %i of ten', (key, active, to) => {
    expect(stepOf(key, { active, last: 9, page: 3 })).toBe(to)
  })

  it.each(['j', 'Enter', 'toString', ''])('%s leads nowhere', (key) => {
    expect(stepOf(key, { active: 4, last: 9, page: 3 })).toBeNull()
  })
})
