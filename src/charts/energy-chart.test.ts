import { describe, expect, it } from 'vitest'
import type { EnergySums } from '../domain/plants/reading'
import { drawEnergy } from './drawing'
import { energyChart, labelTicks } from './energy-chart'
import { ENERGY_INK } from './palette'

const sums = (production: number | null, consumption: number | null = null): EnergySums => ({
  production,
  consumption,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
})

describe('energy bars as data', () => {
  it('keeps the place of a day without a record and draws no bar there', () => {
    const buckets = [
      { label: '1', sums: sums(12) },
      { label: '2', sums: null },
      { label: '3', sums: sums(0) },
    ]
    const chart = energyChart(buckets, new Set(['production']))
    expect(chart.labels).toEqual(['1', '2', '3'])
    expect(chart.bars).toEqual([
      { label: '1', series: 'production', value: 12 },
      { label: '3', series: 'production', value: 0 },
    ])
  })

  it('starts at zero and names one unit for the whole axis', () => {
    const chart = energyChart([{ label: '2025', sums: sums(12_400) }], new Set(['production']))
    expect(chart.left.domain[0]).toBe(0)
    expect(chart.left.unit).toBe('MWh')
  })

  it('groups the shown series in a fixed order with their own hues', () => {
    const chart = energyChart([{ label: '1', sums: sums(3, 4) }], new Set(['consumption', 'production']))
    expect(chart.series).toEqual(['production', 'consumption'])
    const { marks } = drawEnergy(chart, ENERGY_INK)
    expect(marks.map((mark) => mark.shape === 'bars' && mark.colour)).toEqual([
      ENERGY_INK.production.colour,
      ENERGY_INK.consumption.colour,
    ])
  })

  it.each([1, 7, 12, 28, 31, 60])('prints at most six of %d labels', (count) => {
    const labels = Array.from({ length: count }, (_, index) => String(index + 1))
    expect(labelTicks(labels).length).toBeLessThanOrEqual(6)
    expect(labelTicks(labels)[0]?.label).toBe('1')
  })
})
