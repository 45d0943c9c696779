import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steady } from './steady'

const rows = (text: string) => [...text].map((id) => ({ id, record: {} }))
const held = (text: string, seen = text) => ({ rows: rows(text), seen: new Set(seen), whole: false })
const whole = (text: string, seen = text) => ({ ...held(text, seen), whole: true })
const summary = ({ rows: shown, fresh, gone }: ReturnType<typeof steady>) =>
  `${shown.map(({ id }) => id).join('')} new ${[...fresh].join('')} gone ${[...gone].join('')}`

describe('rows that stay where they are', () => {
  it.each([
    ['nothing stood there', null, 'abc', '', 'abc new  gone '],
    ['new ones wait', held('bc'), 'abxc', '', 'bc new ax gone '],
    ['further ones are appended', held('ab'), 'abcd', '', 'abcd new  gone '],
    [
      '12: below a list that was whole they are new like any others',
      whole('ab'),
      'acbd',
      '',
      'ab new cd gone ',
    ],
    [
      'what one brings back takes nothing from a whole list',
      whole('bc', 'abc'),
      'ab',
      'a',
      'abc new  gone c',
    ],
    [
      '12: what new ones pushed over the end of a part has not left',
      held('abc'),
      'xab',
      '',
      'abc new x gone ',
    ],
    ['12: and no more than they pushed', held('abcd'), 'xab', '', 'abcd new x gone c'],
    ['12: what left above the end did leave', held('abc'), 'xac', '', 'abc new x gone b'],
    ['12: of all rows, what is missing has left', whole('abc'), 'xab', '', 'abc new x gone c'],
    ['an order that changed waits', held('abc'), 'cab', '', 'abc new  gone '],
    ['what is gone keeps its place', held('abc'), 'ac', '', 'abc new  gone b'],
    ['what one did oneself leaves', held('abc'), 'ac', 'b', 'ac new  gone '],
    ['and comes back where it was', held('ac', 'abc'), 'abc', 'b', 'abc new  gone '],
    [
      'which leaves a full answer no room for what came up below it',
      held('cdef', 'abcdef'),
      'abcd',
      'ab',
      'abcd new  gone ',
    ],
    ['and for no more than that', held('cdef', 'acdef'), 'acd', 'a', 'acde new  gone e'],
    ['nor for what left in the middle', held('cxde', 'acxde'), 'acd', 'a', 'acxd new  gone x'],
    ['nothing of it is left', whole('ab'), 'xy', '', 'ab new xy gone ab'],
    ['an empty list fills at once', held(''), 'ab', '', 'ab new  gone '],
  ] as const)('%s', (_, before, newest, own, result) => {
    expect(summary(steady(before, rows(newest), new Set(own), before?.whole ?? true))).toBe(result)
  })

  it('shows newer values in place', () => {
    const [row] = steady(held('a'), [{ id: 'a', record: { state: 'CLOSED' } }]).rows
    expect(row?.record).toEqual({ state: 'CLOSED' })
  })

  it('never moves a row, loses one or shows one twice, whatever comes', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 })
    fc.assert(
      fc.property(ids, ids, fc.boolean(), (before, after, all) => {
        const result = steady((all ? whole : held)(before.join('')), rows(after.join('')))
        const shown = result.rows.map(({ id }) => id)
        expect(shown.slice(0, before.length)).toEqual(before)
        if (all) expect(shown).toHaveLength(before.length)
        expect(new Set([...shown, ...result.fresh])).toEqual(new Set([...before, ...after]))
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})
