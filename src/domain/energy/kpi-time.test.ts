import { describe, expect, it } from 'vitest'
import { card, sums } from '../../../tests/support/kpi-card'

describe('what is past does not speak for the present', () => {
  it('of a silent plant the last power stands below, and its quality is that of none', () => {
    const { figure, note } = card('power', { past: true })
    expect(figure).toMatchObject({ value: null, quality: 'missing', unit: 'W' })
    expect(note).toMatchObject({ key: 'lastKnown', figure: { value: 2_562, quality: 'measured' } })
  })

  it('of a plant asleep the power is marked so, with or without a newer sample', () => {
    expect(card('power', { asleep: true })).toMatchObject({
      figure: { value: 2_562, quality: 'asleep' },
      note: { key: 'asleep', figure: { value: 25.62 } },
    })
    expect(card('power', { asleep: true, past: true })).toMatchObject({
      hue: 'production',
      figure: { value: null, quality: 'asleep' },
      note: { key: 'asleep', figure: { value: 2_562 } },
    })
  })

  it('energies of today stay what they are', () => {
    expect(card('today', { past: true }).figure.value).toBe(40)
  })
})

describe('a record of today’s day comes before the live card', () => {
  const split = {
    productionToLoad: null, productionToGrid: 20, productionToBattery: null,
    loadFromProduction: null, loadFromGrid: 15, loadFromBattery: null,
  } // oxfmt-ignore

  it('with its sums and its split', () => {
    const day = { sums: sums({ production: 50, consumption: 60, feedIn: 21, purchase: 16 }), split }
    expect(card('today', { day }).figure.value).toBe(50)
    expect(card('consumption', { day }).figure.value).toBe(60)
    expect(card('consumption', { day }).note?.figure.value).toBe(16)
    expect(card('selfConsumption', { day }).figure.value).toBe(60)
    expect(card('selfSufficiency', { day }).figure.value).toBe(75)
  })

  it('unless it has no production yet', () => {
    const day = { sums: sums({ consumption: 60 }), split }
    expect(card('today', { day }).figure.value).toBe(40)
    expect(card('consumption', { day }).figure.value).toBe(30)
  })
})
