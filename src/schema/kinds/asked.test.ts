import { describe, expect, it } from 'vitest'
import { ordered, passes } from '../codec'
import { type Field, field } from '../field'
import { ruleOf } from './index'
import type { Operator } from './rule'

const plain = field.text()
const words = field.choice({ of: ['on', 'off'] })
const several = field.multiChoice({ of: ['a', 'b', 'c'] })
const tags = field.tags()
const plants = field.references({ to: 'plants' })
const days = field.date()
const span = field.range({ over: 'number' })

describe('a value is found by what is asked of it', () => {
  it.each<[Field, unknown, Operator, unknown, boolean]>([
    [plain, 'Müller', 'contains', ' mull ', true],
    [plain, 'Müller', 'contains', 'mulls', false],
    [plain, 'Müller', 'is', 'muller', true],
    [plain, 'Müller', 'is', ' müller ', true],
    [plain, 'Müller', 'is', 'mull', false],
    [plain, 'Müller', 'contains', null, true],
    [words, 'on', 'in', ['on'], true],
    [words, 'on', 'in', 'on', true],
    [words, 'on', 'in', ['off'], false],
    [words, 'on', 'notIn', ['on'], false],
    [words, 'on', 'notIn', ['off'], true],
    [several, ['a', 'b'], 'in', ['b', 'c'], true],
    [several, ['a', 'b'], 'in', ['c'], false],
    [several, ['a', 'b'], 'notIn', ['b'], false],
    [several, ['a', 'b'], 'notIn', ['c'], true],
    [several, 'a', 'in', ['a'], false],
    [tags, ['Süd', 'roof'], 'in', ['sud', 'ground'], true],
    [tags, ['Süd', 'roof'], 'in', ['ground'], false],
    [tags, ['Süd', 'roof'], 'notIn', ['SÜD'], false],
    [tags, ['Süd', 'roof'], 'notIn', ['ground'], true],
    [tags, ['Süd', 'roof'], 'in', ['roof', 'south'], true],
    [plants, [7, 8], 'in', ['8', '9'], true],
    [plants, [7, 8], 'in', ['9'], false],
    [plants, [7, 8], 'notIn', ['8'], false],
    [plants, [7, 8], 'notIn', ['9'], true],
    [field.reference({ to: 'plants' }), 7, 'in', ['7', '8'], true],
    [field.reference({ to: 'plants' }), 7, 'in', 7, true],
    [field.reference({ to: 'plants' }), 7, 'in', ['8', null], false],
    [field.flag(), true, 'is', 'true', true],
    [field.flag(), true, 'is', 1, true],
    [field.flag(), true, 'is', 'false', false],
    [field.flag(), false, 'is', 0, true],
    [field.flag(), false, 'is', 'false', true],
    [field.flag(), false, 'is', 'true', false],
    [days, '2026-06-18', 'from', '2026-06-18', true],
    [days, '2026-06-18', 'from', '2026-06-19', false],
    [days, '2026-06-18', 'from', ['2026-06-01', '2026-06-02'], true],
    [days, '2026-06-18', 'to', '2026-06-18', true],
    [days, '2026-06-18', 'to', '2026-06-17', false],
    [days, '2026-06-18', 'between', ['2026-06-18', '2026-06-18'], true],
    [days, '2026-06-18', 'between', ['2026-06-19', null], false],
    [days, '2026-06-18', 'between', [null, '2026-06-17'], false],
    [days, '2026-06-18', 'between', [null, null], true],
    [field.country(), 'DE', 'in', ['FR', 'DE'], true],
    [field.country(), 'DE', 'in', ['FR'], false],
    [field.country(), 'DE', 'notIn', ['FR'], true],
    [field.country(), 'DE', 'notIn', ['DE'], false],
    [field.number(), 5, 'from', 5, true],
    [field.number(), 5, 'from', 6, false],
    [field.number(), 5, 'from', [1, 2], true],
    [field.number(), 5, 'to', 5, true],
    [field.number(), 5, 'to', 4, false],
    [field.number(), 5, 'between', [5, 5], true],
    [field.number(), 5, 'between', [null, 4], false],
    [field.number(), 5, 'between', [6, null], false],
    [field.number(), -5, 'from', null, true],
    [span, { from: 3, to: 7 }, 'from', 7, true],
    [span, { from: 3, to: 7 }, 'from', [7, 1], true],
    [span, { from: 3, to: 7 }, 'from', 8, false],
    [span, { from: 3, to: null }, 'to', 3, true],
    [span, { from: 3, to: null }, 'to', 2, false],
    [span, { from: null, to: 7 }, 'from', 7, true],
    [span, { from: null, to: 7 }, 'between', [8, 9], false],
    [span, { from: 3, to: 7 }, 'between', [null, 2], false],
    [span, { from: -7, to: -3 }, 'from', null, true],
  ])('%o of %o, %s %o: %s', (own, value, operator, operand, found) => {
    expect(passes({ it: own }, { it: value }, { field: 'it', operator, value: operand })).toBe(found)
  })
})

describe('values stand in an order', () => {
  const open = { from: null, to: 4 }
  const early = { from: 1, to: 9 }
  const longer = { from: 1, to: null }
  const late = { from: 2, to: 3 }

  it.each<[string, Field, readonly unknown[]]>([
    ['numbers in names by their size', plain, ['Plant 2', 'plant 10']],
    ['ids that are numbers by their size', field.id(), [2, 10, 111]],
    ['ids that are texts by their words', field.id(), ['n2', 'n10']],
    ['an id that is a number beside one that is a text', field.id(), [5, 'a']],
    ['an id that is a text beside one that is a number', field.id(), ['5', 10, 'a']],
    [
      'places from south to north',
      field.place(),
      [
        { lat: -10, lng: 5 },
        { lat: 10, lng: -5 },
      ],
    ],
    ['countries by code', field.country(), ['DE', 'FR']],
    ['languages by code', field.language(), ['de', 'fr']],
    ['a no before a yes', field.flag(), [false, true]],
    ['dates by the calendar', days, ['2026-01-31', '2026-02-01']],
    [
      'the gravest count decides',
      field.counts({ of: ['low', 'high'] }),
      [
        { high: 1, low: 9 },
        { high: 2, low: 0 },
      ],
    ],
    [
      'then the next',
      field.counts({ of: ['low', 'high'] }),
      [
        { high: 1, low: 1 },
        { high: 1, low: 2 },
      ],
    ],
    [
      'several by their words',
      several,
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    [
      'tags by their words',
      tags,
      [
        ['roof', 'a'],
        ['roof', 'b'],
      ],
    ],
    ['references by their ids', plants, [[2], [10]]],
    [
      'two references before one of the same beginning',
      plants,
      [
        [1, 23],
        [12, 3],
      ],
    ],
    ['ranges open at the beginning first, at the end last', span, [open, early, longer, late]],
  ])('%s', (_, own, inOrder) => {
    const order = ordered(own, 'it', 'ASC')
    inOrder.forEach((one, at) =>
      inOrder.slice(at + 1).forEach((other) => {
        expect(order({ it: one }, { it: other })).toBeLessThan(0)
        expect(order({ it: other }, { it: one })).toBeGreaterThan(0)
      }),
    )
  })

  it('equal ranges have no order', () => {
    expect(ruleOf(span).compare(early, { ...early }) + 0).toBe(0)
    expect(ruleOf(span).compare({ from: null, to: null }, { from: null, to: null }) + 0).toBe(0)
  })

  it('a count that was not told is none', () => {
    const { compare } = ruleOf(field.counts({ of: ['low'] }))
    expect([compare(null, null), compare({ low: 1 }, null), compare({ low: 0 }, 'x')]).toEqual([0, 1, 0])
    expect(compare({ low: 2 }, { low: 2 })).toBe(0)
  })
})

it('an address asks for words that the field has', () => {
  const known = (own: Field, ...asked: unknown[]) => asked.map((one) => ruleOf(own).known?.(one, own))
  expect(known(words, 'on', 'up', 1)).toEqual([true, false, false])
  expect(known(field.flag(), 'true', 'false', true, 1, 0, 'maybe', 2)).toEqual([
    ...[true, true, true, true, true, false, false],
  ])
})
