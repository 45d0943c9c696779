import { describe, expect, it } from 'vitest'
import { plantDay, slots } from '../domain/time/instant'
import { MAX_TICKS, paddedAxis } from './axis'
import { columnOptions } from './column-options'
import { lineChart } from './line-chart'
import { timeTicks } from './power-chart'
import { plotInks } from './palette'

const day = plantDay('2026-06-18', 'Europe/Berlin')
const all = slots(day)
const [ink = { colour: '#000', dash: [], width: 1 }] = plotInks(['#2461d8'], 1)
const flat = (value: number | null) => all.map(() => value)

describe('an axis that is padded', () => {
  it.each([
    [[229.1, 231.4], '°C'],
    [[49.98, 50.02], 'Hz'],
    [[-3, 41], '°C'],
    [[0, 0], 'A'],
    [[5, 5], 'V'],
    [[-3600, 1200], 'var'],
    [[1e-4, 2e-4], 'A'],
    [[3.312, 3.3241], 'V'],
  ])('holds %j %s with at most six ticks that differ', (values, unit) => {
    const axis = paddedAxis(unit, values)
    expect(axis.domain[0]).toBeLessThanOrEqual(Math.min(...values))
    expect(axis.domain[1]).toBeGreaterThanOrEqual(Math.max(...values))
    expect(axis.ticks.length).toBeGreaterThan(1)
    expect(axis.ticks.length).toBeLessThanOrEqual(MAX_TICKS)
    expect(new Set(axis.ticks.map(({ label }) => label)).size).toBe(axis.ticks.length)
    expect(axis.unit).toBe(unit)
  })

  it('stands without a value too', () => {
    expect(paddedAxis('V', [null, Number.NaN]).domain).toEqual([0, 1])
  })
})

describe('lines of a day', () => {
  const series = (key: string, unit: string, value: number | null) => ({
    key,
    unit,
    ink,
    values: flat(value),
    before: null,
  })

  it('take the left axis for the first unit and the right one for the second', () => {
    const chart = lineChart({
      span: day,
      slots: all,
      ticks: timeTicks(all, 4),
      units: ['W', '%'],
      series: [series('P', 'W', 3200), series('SOC', '%', 87)],
    })
    expect(chart.left).toMatchObject({ unit: 'kW', domain: [0, 4000] })
    expect(chart.right).toMatchObject({ unit: '%', domain: [0, 100] })
    expect(chart.lines.map(({ key, axis }) => [key, axis])).toEqual([
      ['P', 'left'],
      ['SOC', 'right'],
    ])
  })

  it('leave a gap where nothing was heard, and draw the day before thin beside it', () => {
    const values = all.map((_, index) => (index === 3 ? null : 7))
    const chart = lineChart({
      span: day,
      slots: all,
      ticks: timeTicks(all, 4),
      units: ['A'],
      series: [{ key: 'I', unit: 'A', ink, values, before: flat(5) }],
    })
    expect(chart.lines[0]?.points[3]?.value).toBeNull()
    expect(chart.lines[1]).toMatchObject({ before: true })
  })

  it('what was counted stands in columns side by side, within its place', () => {
    const at = [0, 100, 300]
    const line = (key: string) => ({ key, unit: 'kWh', ink, values: [5, null, 7], before: null })
    const chart = lineChart({
      span: { from: 0, to: 600 },
      slots: at.map((one) => ({ at: one })),
      ticks: [],
      columns: true,
      units: ['kWh'],
      series: [line('a'), line('b')],
    })
    const [first, second] = columnOptions(chart).children.map(({ data }) => data)
    expect(first?.map(({ value }) => value)).toEqual([5, 7])
    expect(Number(first?.[0]?.['to'])).toBeLessThanOrEqual(Number(second?.[0]?.['from']))
    expect(Number(second?.[0]?.['to'])).toBeLessThan(100)
    expect(Number(second?.[1]?.['to'])).toBeLessThan(600)
  })
})
