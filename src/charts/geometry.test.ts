import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../tests/support/power-sample'
import { plantDay, SLOT_SECONDS, slots } from '../domain/time/instant'
import type { PowerSample } from '../domain/plants/reading'
import { drawEnergy, drawPower, type Bars, type Curve, type Drawing } from './drawing'
import { ENERGY_SERIES, energyChart } from './energy-chart'
import { boxesOf, footOf, type Plot, stretchesOf } from './geometry'
import { ENERGY_INK } from './palette'
import { POWER_SERIES, powerChart, type PowerSeries } from './power-chart'

const watts = fc.option(fc.integer({ min: 0, max: 60_000 }), { freq: 5 })
const sample: fc.Arbitrary<PowerSample | null> = fc.option(
  fc
    .record({
      production: watts,
      consumption: watts,
      feedIn: watts,
      purchase: watts,
      charge: watts,
      discharge: watts,
      stateOfCharge: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 5 }),
    })
    .map((values) => sampleOf(values)),
  { freq: 6 },
)
const size: fc.Arbitrary<Plot> = fc.record({
  width: fc.integer({ min: 300, max: 2400 }),
  height: fc.integer({ min: 60, max: 900 }),
  ratio: fc.constantFrom(1, 1.25, 2, 3),
})
const shown = fc.subarray([...POWER_SERIES], { minLength: 1 })

/** Days of 23, 24, 24.5 and 25 hours. */
const day = fc.constantFrom(
  plantDay('2026-03-29', 'Europe/Warsaw'),
  plantDay('2026-06-18', 'Europe/Warsaw'),
  plantDay('2026-04-05', 'Australia/Lord_Howe'),
  plantDay('2026-10-25', 'Europe/Warsaw'),
)
const dayOfPower = fc
  .tuple(day, fc.array(sample, { minLength: 300, maxLength: 300 }), shown)
  .map(([of, samples, series]) => {
    const grid = slots(of)
    const chart = powerChart({
      day: of,
      slots: grid,
      samples: grid.map((_, index) => samples[index] ?? null),
      shown: new Set<PowerSeries>(series),
      nights: [],
      gaps: [],
      nameChange: () => '',
    })
    return { chart, drawing: drawPower(chart, ENERGY_INK) }
  })

const curves = ({ marks }: Drawing) => marks.filter((mark): mark is Curve => mark.shape !== 'bars')
const bars = ({ marks }: Drawing) => marks.filter((mark): mark is Bars => mark.shape === 'bars')
const domainOf = ({ axis }: Curve | Bars, { left, right }: Drawing) =>
  (axis === 'right' && right ? right : left).domain

/** Furthest that places are off from where they should be; as many of one as of the other. */
function off(places: readonly (readonly number[])[], meant: readonly (readonly number[])[]): number {
  if (places.length !== meant.length) return Infinity
  return Math.max(
    0,
    ...places.flatMap((place, index) =>
      place.map((one, at) => Math.abs(one - (meant[index]?.[at] ?? Infinity))),
    ),
  )
}

describe('a day of power in pixels', () => {
  it('puts every sample on its pixel, inside the plot', () => {
    fc.assert(
      fc.property(dayOfPower, size, ({ drawing }, plot) => {
        const [from, to] = drawing.domain
        // A plot with a column for each slot leaves nothing out.
        fc.pre(plot.width * plot.ratio >= (to - from) / SLOT_SECONDS)
        for (const curve of curves(drawing)) {
          const [low, high] = domainOf(curve, drawing)
          const places = stretchesOf(curve, drawing, plot).flat()
          const meant = curve.points.flatMap(({ at, value }) =>
            value === null
              ? []
              : [[((at - from) / (to - from)) * plot.width, ((high - value) / (high - low)) * plot.height]],
          )
          expect(off(places, meant)).toBeLessThan(1e-6)
          expect(Math.min(0, ...places.flat())).toBeGreaterThan(-1e-6)
          expect(Math.max(0, ...places.map(([x]) => x - plot.width))).toBeLessThan(1e-6)
          expect(Math.max(0, ...places.map(([, y]) => y - plot.height))).toBeLessThan(1e-6)
          // The ground of an area lies on zero: nothing is stacked.
          expect(footOf(curve.axis, drawing, plot)).toBeCloseTo((high / (high - low)) * plot.height, 6)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('breaks a line at every gap, however narrow the plot', () => {
    fc.assert(
      fc.property(dayOfPower, size, fc.integer({ min: 20, max: 400 }), ({ drawing }, plot, width) => {
        const [from, to] = drawing.domain
        for (const curve of curves(drawing)) {
          const runs = curve.points.filter(
            ({ value }, index) => value !== null && (curve.points[index - 1]?.value ?? null) === null,
          )
          const begun = stretchesOf(curve, drawing, { ...plot, width }).map(([first]) => [first?.[0] ?? NaN])
          expect(
            off(
              begun,
              runs.map(({ at }) => [((at - from) / (to - from)) * width]),
            ),
          ).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('a slot of charge stands on zero, one of discharge hangs from it, and slots in a row leave no slit', () => {
    fc.assert(
      fc.property(dayOfPower, size, ({ drawing }, plot) => {
        const [from, to] = drawing.domain
        const pixel = 1 / plot.ratio
        for (const mark of bars(drawing)) {
          const [low, high] = domainOf(mark, drawing)
          const boxes = boxesOf(mark, drawing, plot)
          const inked = boxes.map(({ foot, end }) => [foot, foot - end])
          const zero = (high / (high - low)) * plot.height
          const heights = mark.bars.map(({ value }) => [zero, (value / (high - low)) * plot.height])
          expect(off(inked, heights)).toBeLessThan(1e-6)
          const across = mark.bars.map((bar) => [((bar.from - from) / (to - from)) * plot.width])
          expect(
            off(
              boxes.map(({ left }) => [left]),
              across,
            ),
          ).toBeLessThanOrEqual(pixel / 2 + 1e-6)
          const widths = boxes.map(({ left, right }) => right - left)
          expect(Math.min(pixel, ...widths)).toBeGreaterThan(pixel - 1e-6)
          const wide = (SLOT_SECONDS / (to - from)) * plot.width
          expect(Math.max(0, ...widths)).toBeLessThanOrEqual(Math.max(pixel, wide + pixel) + 1e-6)
          const slits = mark.bars.filter(
            (bar, index) =>
              mark.bars[index + 1]?.from === bar.to &&
              wide >= pixel &&
              boxes[index + 1]?.left !== boxes[index]?.right,
          )
          expect(slits).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('energy in pixels', () => {
  const energy = fc.option(
    fc.integer({ min: 0, max: 9_000_000 }).map((one) => one / 100),
    { freq: 5 },
  )
  const sums = fc.option(
    fc.record({
      production: energy,
      consumption: energy,
      feedIn: energy,
      purchase: energy,
      charge: energy,
      discharge: energy,
    }),
    { freq: 6 },
  )

  it('bars stay in their own place, side by side in their order, and none is wider than 28 px', () => {
    fc.assert(
      fc.property(
        fc.array(sums, { minLength: 1, maxLength: 60 }),
        fc.subarray([...ENERGY_SERIES], { minLength: 1 }),
        size,
        (records, series, plot) => {
          const buckets = records.map((one, index) => ({ label: String(index + 1), sums: one }))
          const chart = energyChart(buckets, new Set(series))
          const drawing = drawEnergy(chart, ENERGY_INK)
          const place = plot.width / records.length
          const half = 0.5 / plot.ratio + 1e-6
          const found = bars(drawing).flatMap((mark) => {
            const boxes = boxesOf(mark, drawing, plot)
            return mark.bars.map(({ from, value }, index) => ({ from, value, box: boxes[index] }))
          })
          expect(found).toHaveLength(chart.bars.length)
          const widths = found.map(({ box }) => (box ? box.right - box.left : NaN))
          expect(Math.max(...widths, 0) - Math.min(...widths, Infinity)).toBeLessThan(1e-6)
          const across = [...found].sort((one, other) => one.from - other.from)
          across.forEach(({ from, value, box }, index) => {
            if (!box) throw new Error('no box')
            expect(box.left).toBeGreaterThanOrEqual(Math.floor(from) * place - half)
            expect(box.right).toBeLessThanOrEqual(Math.floor(from + 1) * place + 2 * half)
            expect(box.right - box.left).toBeLessThanOrEqual(28 + 2 * half)
            const [, high] = drawing.left.domain
            expect(box.end).toBeCloseTo((1 - value / high) * plot.height, 4)
            const before = across[index - 1]?.box
            if (before) expect(box.left).toBeGreaterThanOrEqual(before.left)
          })
        },
      ),
      { numRuns: 60 },
    )
  })
})
