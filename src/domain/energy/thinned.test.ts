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
})
