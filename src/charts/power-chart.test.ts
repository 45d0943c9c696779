import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../tests/support/power-sample'
import { plantDay, slots, zoneOffset } from '../domain/time/instant'
import type { PowerSample } from '../domain/plants/reading'
import { drawPower } from './drawing'
import { ENERGY_INK } from './palette'
import { POWER_SERIES, powerChart, type PowerChartInput, type PowerSeries, timeTicks } from './power-chart'

const EMPTY = sampleOf()

function chartOf(
  date: string,
  zone: string,
  shown: PowerSeries[],
  fill: (index: number) => PowerSample | null,
) {
  const day = plantDay(date, zone)
  const grid = slots(day)
  const input: PowerChartInput = {
    day,
    slots: grid,
    samples: grid.map((slot) => fill(slot.index)),
    shown: new Set(shown),
    nights: [],
    gaps: [],
    nameChange: (at, before) => `${before / 3600} to ${zoneOffset(at, zone) / 3600}`,
  }
  return { grid, chart: powerChart(input) }
}

describe('the day of power as data', () => {
  it.each([
    ['2026-03-28', 288, 0],
    ['2026-03-29', 276, 1],
    ['2026-10-25', 300, 1],
  ])('%s in Warsaw has %d slots and %d change of clocks', (date, count, changes) => {
    const { grid, chart } = chartOf(date, 'Europe/Warsaw', ['production'], () => ({
      ...EMPTY,
      production: 1,
    }))
    expect(grid).toHaveLength(count)
    expect(chart.lines[0]?.points).toHaveLength(count)
    expect(chart.changes).toHaveLength(changes)
    expect((chart.domain[1] - chart.domain[0]) / 300).toBe(count)
  })

  it('has at most six time ticks on days of 23, 24, 24.5 and 25 hours, in order', () => {
    for (const [date, zone] of [
      ['2026-03-29', 'Europe/Warsaw'],
      ['2026-10-25', 'Europe/Warsaw'],
      ['2026-04-05', 'Australia/Lord_Howe'],
      ['2026-09-06', 'America/Santiago'],
    ] as const) {
      const ticks = timeTicks(slots(plantDay(date, zone)), 4)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.map((tick) => tick.at)).toEqual([...ticks.map((tick) => tick.at)].sort((a, b) => a - b))
    }
  })

  it('leaves a gap a gap: a slot without a sample is null', () => {
    const { chart } = chartOf('2026-06-18', 'Europe/Warsaw', ['production'], (index) =>
      index >= 100 && index < 110 ? null : { ...EMPTY, production: 500 },
    )
    const values = chart.lines[0]?.points.map((point) => point.value) ?? []
    expect(values.slice(100, 110)).toEqual(Array(10).fill(null))
    expect(values).not.toContain(0)
  })

  it('keeps state of charge on an axis of its own from 0 to 100', () => {
    const { chart } = chartOf('2026-06-18', 'UTC', ['production', 'stateOfCharge'], () => ({
      ...EMPTY,
      production: 9_000,
      stateOfCharge: 55,
    }))
    expect(chart.left.domain).toEqual([0, 10_000])
    expect(chart.right?.domain).toEqual([0, 100])
  })

  it('hangs discharge below zero and stands charge above it', () => {
    const { chart } = chartOf('2026-06-18', 'UTC', ['charge', 'discharge'], (index) => ({
      ...EMPTY,
      charge: index < 100 ? 800 : 0,
      discharge: index < 100 ? 0 : 600,
    }))
    expect(chart.left.domain[0]).toBeLessThanOrEqual(-600)
    expect(chart.lines[1]?.points.at(-1)?.value).toBe(-600)
    const bars = drawPower(chart, ENERGY_INK).marks.map((mark) => (mark.shape === 'bars' ? mark.bars : []))
    expect(bars.map(({ length }) => length)).toEqual([100, 188])
  })

  it('draws each series with a colour or a dash of its own', () => {
    const looks = POWER_SERIES.map((series) => {
      const { colour, dash, width } = ENERGY_INK[series]
      return `${colour} ${dash.join()} ${width}`
    })
    expect(new Set(looks).size).toBe(POWER_SERIES.length)
  })

  it('refuses nonsense numbers instead of drawing them', () => {
    const { chart } = chartOf('2026-06-18', 'UTC', ['production'], () => ({
      ...EMPTY,
      production: Number.NaN,
    }))
    expect(chart.lines[0]?.points.every((point) => point.value === null)).toBe(true)
  })
})

it('draws the day before on top, as lines, and makes room for it', () => {
  const day = plantDay('2026-06-15', 'Europe/Warsaw')
  const grid = slots(day)
  const chart = powerChart({
    day,
    slots: grid,
    samples: grid.map(() => ({ ...EMPTY, production: 900 })),
    before: grid.map(() => ({ ...EMPTY, production: 4200, charge: 5 })),
    shown: new Set<PowerSeries>(['production', 'charge']),
    nights: [],
    gaps: [],
    nameChange: () => '',
  })
  expect(chart.lines.map(({ series, before, shape }) => [series, before, shape])).toEqual([
    ['production', false, 'area'],
    ['charge', false, 'bars'],
    ['production', true, 'line'],
    ['charge', true, 'line'],
  ])
  expect(chart.left.domain[1]).toBeGreaterThanOrEqual(4200)
  expect(drawPower(chart, ENERGY_INK).marks.map(({ shape }) => shape)).toEqual([
    'bars',
    'area',
    'line',
    'line',
  ])
})
