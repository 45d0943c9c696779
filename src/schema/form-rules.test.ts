import { describe, expect, it } from 'vitest'
import { field } from './field'
import { isBroken, isSame } from './form-rules'

const fields = {
  start: field.date(),
  end: field.date(),
  low: field.number(),
  high: field.number(),
  name: field.text({ max: 10 }),
  other: field.text({ max: 10 }),
}
const broken = (rule: 'order' | 'together' | 'differ', values: Readonly<Record<string, unknown>>) =>
  isBroken({ rule, fields: Object.keys(values) }, fields, values)

describe('rules over several fields', () => {
  it.each([
    ['end after start', 'order', { start: '2026-01-01', end: '2026-01-02' }, false],
    ['both the same day', 'order', { start: '2026-01-01', end: '2026-01-01' }, false],
    ['end before start', 'order', { start: '2026-01-02', end: '2026-01-01' }, true],
    ['numbers by their value, not by their letters', 'order', { low: 9, high: 10 }, false],
    ['the larger number first', 'order', { low: 10, high: 9 }, true],
    ['zero is a number', 'order', { low: 1, high: 0 }, true],
    ['no start', 'order', { start: null, end: '2026-01-01' }, false],
    ['no end', 'order', { start: '2026-01-01', end: '' }, false],
    ['a field that is not declared', 'order', { nowhere: 2, high: 1 }, false],
    ['both given', 'together', { low: 0, high: 1 }, false],
    ['neither given', 'together', { low: null, high: undefined }, false],
    ['one of two', 'together', { low: 0, high: null }, true],
    ['an empty list is nothing', 'together', { low: [], high: 1 }, true],
    ['two words', 'differ', { name: 'a', other: 'b' }, false],
    ['one word twice', 'differ', { name: 'a', other: 'a' }, true],
    ['nothing twice is nothing', 'differ', { name: '', other: '' }, false],
    ['the third like the first', 'differ', { name: 'a', other: 'b', third: 'a' }, true],
    ['the third like the second', 'differ', { name: 'a', other: 'b', third: 'b' }, true],
  ] as const)('%s (%s)', (_, rule, values, result) => {
    expect(broken(rule, values)).toBe(result)
  })
})

it.each([
  [null, undefined, true],
  [{ from: 1 }, { from: 1 }, true],
  [[1, 2], [2, 1], false],
  ['1', 1, false],
  [0, null, false],
])('%j is the same as %j: %s', (one, other, result) => {
  expect(isSame(one, other)).toBe(result)
})
