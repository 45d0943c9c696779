import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './power-series'
import { thinned } from './thinned'

const STEP = 300
const values = fc.array(fc.option(fc.integer({ min: -9000, max: 9000 }), { freq: 8 }), {
  minLength: 1,
  maxLength: 600,
})
const pointsOf = (all: readonly (number | null)[]): Point[] =>
  all.map((value, index) => ({ at: index * STEP, value }))

/** Least and greatest of each column of pixels. */
function extremes(points: readonly Point[], end: number, columns: number) {
  const found = new Map<number, [number, number]>()
  for (const { at, value } of points) {
    if (value === null) continue
    const column = Math.floor((at * columns) / end)
    const [low, high] = found.get(column) ?? [Infinity, -Infinity]
    found.set(column, [Math.min(low, value), Math.max(high, value)])
  }
  return found
}

describe('points that a picture can show', () => {
  it('keep the least and the greatest of every column of pixels', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 200 }), (all, columns) => {
        const points = pointsOf(all)
        const end = points.length * STEP
        expect(extremes(thinned(points, [0, end], columns), end, columns)).toEqual(
          extremes(points, end, columns),
        )
      }),
    )
  })

  it('stay in their order, break where they broke, and are few', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 50 }), (all, columns) => {
        const points = pointsOf(all)
        const few = thinned(points, [0, points.length * STEP], columns)
        expect(few.every((point, index) => index === 0 || point.at > (few[index - 1]?.at ?? 0))).toBe(true)
        const runs = (of: readonly Point[]) =>
          of.filter(({ value }, index) => value !== null && (of[index - 1]?.value ?? null) === null).length
        expect(runs(few)).toBe(runs(points))
        expect(few.length).toBeLessThanOrEqual(4 * columns + 5 * runs(points))
      }),
    )
  })

  it('a peak of one sample in a year is there', () => {
    const all = pointsOf(Array.from({ length: 105_120 }, (_, index) => (index === 70_001 ? 9000 : index % 7)))
    const few = thinned(all, [0, 105_120 * STEP], 1200)
    expect(few.length).toBeLessThanOrEqual(4800)
    expect(few.filter(({ value }) => value === 9000)).toHaveLength(1)
  })

  it.each<[string, (number | null)[], (number | null)[]]>([
    ['a flat column keeps its ends', [5, 5, 5, 5], [5, 5]],
    ['one point is one', [5], [5]],
    ['a peak and a dip stand in their order', [5, 9, 5, 1, 5], [5, 9, 1, 5]],
    ['a dip and a peak as well', [5, 1, 5, 9, 5], [5, 1, 9, 5]],
    ['what rises needs no more than its ends', [1, 2, 3], [1, 3]],
    ['what falls neither', [3, 2, 1], [3, 1]],
    ['the peak alone, where the first is the least', [1, 9, 5], [1, 9, 5]],
    ['the dip alone, where the first is the greatest', [9, 1, 5], [9, 1, 5]],
    ['the peak alone, where the last is the least', [5, 9, 1], [5, 9, 1]],
    ['a gap is one point without a value', [5, null, null, 6], [5, null, 6]],
    ['what begins with a gap begins with its first value', [null, null, 5], [5]],
    ['what ends with a gap says so', [5, null, null], [5, null]],
    ['of gaps alone nothing is left', [null, null], []],
  ])('in one column: %s', (_, all, kept) => {
    expect(thinned(pointsOf(all), [0, 10 * STEP], 1).map(({ value }) => value)).toEqual(kept)
  })

  it('columns are counted from the beginning of the picture', () => {
    const late = [600, 700, 800, 900].map((at, index) => ({ at, value: index }))
    expect(thinned(late, [600, 1000], 2).map(({ value }) => value)).toEqual([0, 1, 2, 3])
    const three = [600, 660, 700, 800].map((at, index) => ({ at, value: index }))
    expect(thinned(three, [600, 1000], 2).map(({ value }) => value)).toEqual([0, 2, 3])
  })
})
