import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holding, isWhole, panned, type Sight, WHOLE, zoomed } from './zoom'

const MIN = 0.001
const share = fc.double({ min: 0, max: 1, noNaN: true })
const sight = fc
  .tuple(share, fc.double({ min: MIN, max: 1, noNaN: true }))
  .map(([from, width]): Sight => panned(zoomed(WHOLE, from, Math.log(1 / width) / Math.log(1.6), MIN), 0))
const inside = ({ from, to }: Sight) => {
  expect(from).toBeGreaterThanOrEqual(0)
  expect(to).toBeLessThanOrEqual(1 + 1e-12)
  expect(to - from).toBeGreaterThanOrEqual(MIN - 1e-12)
}

describe('what of a chart is in sight', () => {
  it('never leaves the chart, and is never less than the least', () => {
    fc.assert(
      fc.property(sight, share, fc.integer({ min: -30, max: 30 }), share, (one, at, steps, place) => {
        inside(zoomed(one, at, steps, MIN))
        inside(panned(one, steps / 10))
        inside(holding(one, place))
      }),
    )
  })

  it('keeps what the pointer stands at', () => {
    const near = zoomed({ from: 0.4, to: 0.6 }, 0.25, 1, MIN)
    expect(near.from + 0.25 * (near.to - near.from)).toBeCloseTo(0.45, 12)
    expect(near.to - near.from).toBeCloseTo(0.2 / 1.6, 12)
  })

  it('shows a place that is asked for, and does not move for one that is there', () => {
    fc.assert(
      fc.property(sight, share, (one, place) => {
        const { from, to } = holding(one, place)
        expect(place).toBeGreaterThanOrEqual(from - 1e-9)
        expect(place).toBeLessThanOrEqual(to + 1e-9)
      }),
    )
    const one = { from: 0.2, to: 0.4 }
    expect(holding(one, 0.3)).toBe(one)
  })

  it('away from all of it is the whole', () => {
    expect(isWhole(zoomed({ from: 0.4, to: 0.6 }, 0.1, -20, MIN))).toBe(true)
    expect(isWhole({ from: 0, to: 0.5 })).toBe(false)
  })
})
