import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extended, NOTHING_CHOSEN, renewed, toggled, toggledAll } from './selection'

const rows = Array.from({ length: 9 }, (_, index) => ({ id: String(index), record: { id: index } }))
const row = (index: number) => rows[index] ?? { id: '', record: {} }
const ids = ({ chosen }: { chosen: ReadonlyMap<string, unknown> }) => [...chosen.keys()].sort().join('')

describe('selection of rows', () => {
  it('extends from the row that was chosen last, in either direction', () => {
    const first = toggled(NOTHING_CHOSEN, row(4))
    expect(ids(extended(first, rows, '6'))).toBe('456')
    expect(ids(extended(extended(first, rows, '6'), rows, '2'))).toBe('23456')
  })

  it('begins anew where the anchor is out of sight, and ignores a row that is not there', () => {
    expect(ids(extended({ chosen: new Map(), anchor: 'gone' }, rows, '3'))).toBe('3')
    expect(ids(extended(toggled(NOTHING_CHOSEN, row(1)), rows, 'gone'))).toBe('1')
  })

  it('keeps what was chosen on another page when all of this one are taken and given back', () => {
    const before = toggled(NOTHING_CHOSEN, { id: 'x', record: {} })
    const all = toggledAll(before, rows)
    expect(all.chosen.size).toBe(10)
    expect(ids(toggledAll(all, rows))).toBe('x')
  })

  it('begins the next span with the row that was chosen alone, or that the span was asked for', () => {
    expect(toggled(NOTHING_CHOSEN, row(4)).anchor).toBe('4')
    expect(extended(toggled(NOTHING_CHOSEN, row(0)), rows, '2').anchor).toBe('0')
    expect(extended({ chosen: new Map(), anchor: 'gone' }, rows, '3').anchor).toBe('3')
    expect(extended(toggled(NOTHING_CHOSEN, row(4)), rows, 'gone').anchor).toBe('4')
    expect(ids(extended(toggled(NOTHING_CHOSEN, row(3)), rows, '0'))).toBe('0123')
    expect(ids(extended(toggled(NOTHING_CHOSEN, row(0)), rows, '2'))).toBe('012')
  })

  it('takes the rest where some are chosen, and nothing changes where nothing is', () => {
    expect(ids(toggledAll(toggled(NOTHING_CHOSEN, row(1)), rows.slice(0, 3)))).toBe('012')
    expect(renewed(NOTHING_CHOSEN, rows, true)).toBe(NOTHING_CHOSEN)
    expect(NOTHING_CHOSEN).toEqual({ chosen: new Map(), anchor: null })
  })

  it('follows newer records, and lets go of those that a whole list has no more', () => {
    const both = toggledAll(NOTHING_CHOSEN, [row(1), row(2)])
    const newer = [{ id: '1', record: { id: 1, name: 'new' } }]
    expect(renewed(both, newer, true).chosen.get('1')).toEqual({ id: 1, name: 'new' })
    expect(ids(renewed(both, newer, true))).toBe('1')
    expect(ids(renewed(both, newer, false))).toBe('12')
  })

  it('choosing twice is not choosing, whatever else is chosen', () => {
    fc.assert(
      fc.property(fc.subarray(rows), fc.nat(8), (some, index) => {
        const given = some.length === 0 ? NOTHING_CHOSEN : toggledAll(NOTHING_CHOSEN, some)
        expect(ids(toggled(toggled(given, row(index)), row(index)))).toBe(ids(given))
      }),
    )
  })
})
