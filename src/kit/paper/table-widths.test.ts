import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnWidths } from './table-widths'

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const need = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }))
  .map(([cells, word, more]) => ({ cells, word, heading: word + more }))

it('fills the width, and breaks no cell or word where there is room', () => {
  fc.assert(
    fc.property(
      fc.array(need, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 50, max: 2000 }),
      (needs, whole) => {
        const widths = columnWidths(needs, whole)
        expect(sum(widths)).toBeCloseTo(whole, 6)
        const least = needs.map(({ cells, word }) => Math.max(cells, word))
        if (sum(least) <= whole)
          widths.forEach((width, at) => expect(width).toBeGreaterThanOrEqual((least[at] ?? 0) - 1e-9))
      },
    ),
  )
})

it('takes from the widest first where there is no room', () => {
  const of = (cells: number) => ({ cells, word: 1, heading: 1 })
  expect(columnWidths([of(20), of(300), of(200)], 320)).toEqual([20, 150, 150])
})
