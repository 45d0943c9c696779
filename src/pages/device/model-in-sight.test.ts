import { describe, expect, it } from 'vitest'
import { WHOLE } from '../../charts/zoom'
import { fineDays, spanDays, spanSlots } from '../../domain/devices/chart-span'
import type { Replacement } from '../../domain/devices/replacement'
import { modelInSight } from './model-in-sight'
import { happenedIn, parametersCsv, parametersSpan, rulesOf } from './parameters-span'

const ZONE = 'Europe/Berlin'
const power = { key: 'P', name: 'Power', unit: 'W' }

function given(fine: boolean, replaced: readonly Replacement[] = []) {
  const days = fine ? fineDays('year', '2025-06-18', [power], 2025) : spanDays('day', '2025-06-18')
  const { slots, end } = spanSlots(days, ZONE)
  const points = slots.map(({ at }, index) => ({
    at,
    value: index === 50_000 ? 9999 : index % 288,
    text: null,
  }))
  return parametersSpan({
    ...{ days, zone: ZONE, picked: [power], series: [{ ...power, points }], before: null, now: end },
    replaced,
    plant: { latitude: 48, longitude: 12 },
    inks: [{ colour: 'red', dash: [], width: 1 }],
  })
}

const FINE = given(true)

describe('a chart of which a part is in sight', () => {
  it('is itself where all of it is', () => {
    expect(modelInSight(FINE, WHOLE)).toBe(FINE)
  })

  it.each([
    [0.4, 0.6, /^\d\d-\d\d$/],
    [0.5, 0.503, /^(\d\d-\d\d|\d\d:00)$/],
    [0.5, 0.5001, /^(\d\d-\d\d )?\d\d:\d[05]$/],
  ])('from %f to %f has its own points and at most five labels, in their places', (from, to, label) => {
    const { chart, ticks, begun } = modelInSight(FINE, { from, to })
    const [start, end] = chart.domain
    const [line] = chart.lines
    const inner = (line?.points ?? []).slice(1, -1)
    expect(inner.every(({ at }) => at >= start && at < end)).toBe(true)
    expect((line?.points[0]?.at ?? end) < start && (line?.points.at(-1)?.at ?? start) >= end).toBe(true)
    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.length).toBeLessThanOrEqual(6)
    for (const { at, label: said } of ticks) {
      expect(said).toMatch(label)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(1)
    }
    // The cursor still knows every place, in sight or not.
    expect(begun).toBe(FINE.begun)
    expect(chart.left).toBe(FINE.chart.left)
  })

  it('keeps the peak that lies in it, and the night that begins before it', () => {
    const { chart } = modelInSight(FINE, { from: 0.47, to: 0.48 })
    expect(Math.max(...(chart.lines[0]?.points ?? []).map(({ value }) => value ?? 0))).toBe(9999)
    const { bands } = modelInSight(given(false), { from: 0.1, to: 0.5 })
    expect(bands).toHaveLength(1)
    expect(bands[0]?.from).toBe(0)
    expect(bands[0]?.to).toBeGreaterThan(0.1)
  })

  it('of many years has few labels in any part of them', () => {
    const picked = [power, { key: 'V', name: 'Voltage', unit: 'V' }]
    const days = fineDays('total', '2025-06-18', picked, 2020)
    const model = parametersSpan({
      ...{
        days,
        zone: ZONE,
        picked,
        series: [],
        before: null,
        now: Date.parse('2025-06-18T10:00:00Z') / 1000,
      },
      plant: { latitude: 48, longitude: 12 },
      inks: [],
    })
    for (const [from, to] of [
      [0.01, 0.99],
      [0.2, 0.6],
      [0.3, 0.36],
    ] as const) {
      const { ticks } = modelInSight(model, { from, to })
      expect(ticks.length).toBeGreaterThan(0)
      expect(ticks.length).toBeLessThanOrEqual(4)
    }
  })

  it('keeps the mark of a replacement in its place, and says it there alone', () => {
    const at = Date.parse('2025-06-18T10:02:00Z') / 1000
    const model = given(false, [
      { at, before: 'INV1', after: 'INV2' },
      { at: at - 86_400, before: null, after: 'INV1' },
    ])
    expect(model.replaced).toHaveLength(1)
    expect(rulesOf(model)[0]).toBeCloseTo(12 / 24 + 2 / 1440, 9)
    expect(happenedIn(model, 144)).toBe('INV1 → INV2')
    expect([happenedIn(model, 143), happenedIn(model, 145)]).toEqual(['', ''])
    expect(rulesOf(modelInSight(model, { from: 0.4, to: 0.6 }))[0]).toBeCloseTo(0.5 + 2 / 1440 / 0.2, 9)
    expect(rulesOf(modelInSight(model, { from: 0, to: 0.4 }))).toEqual([])
    const csv = parametersCsv(model, (key) => key)
    expect([csv[0]?.at(-1), csv[145]?.at(-1)]).toEqual(['device:records.replaced', 'INV1 → INV2'])
  })
})
