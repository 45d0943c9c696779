import { describe, expect, it } from 'vitest'
import { card, live, NOON, type Over, plant, sums } from '../../../tests/support/kpi-card'
import type { LivePlant } from '../plants/reading'
import { kpiKeys } from './kpis'

const FULL = { gridType: 'DISTRIBUTED_FULLY' }
const STORAGE = { gridType: 'BATTERY_BACKUP' }

describe('S3-26 the cards of a grid type, in their order', () => {
  it.each([
    ['DISTRIBUTED_FULLY', ['power', 'today', 'month', 'year', 'total', 'income']],
    ['CENTRALIZED_FULLY', ['power', 'today', 'month', 'year', 'total', 'income']],
    ['EXCESS', ['power', 'today', 'consumption', 'selfConsumption', 'selfSufficiency', 'total']],
    ['BATTERY_BACKUP', ['power', 'today', 'consumption', 'selfConsumption', 'selfSufficiency', 'battery']],
    ['OFF_GRID', ['power', 'today', 'consumption', 'hours', 'month', 'total']],
    ['PV_BTR_USE', ['power', 'today', 'consumption', 'battery', 'month', 'total']],
    ['GEN_USE', ['power', 'today', 'consumption', 'selfConsumption', 'selfSufficiency', 'battery']],
  ])('%s', (type, keys) => expect(kpiKeys(type)).toEqual(keys))
})

describe('a card says where its number comes from', () => {
  it('power: watts of the live card, checked against the capacity, with its share of it', () => {
    const { figure, note, hue } = card('power')
    expect(hue).toBe('production')
    expect(figure).toMatchObject({
      value: 2_562,
      unit: 'W',
      formula: 'productionPower',
      source: { call: 'C65', field: 'generationPower' },
      zone: 'Europe/Berlin',
      sampleAge: 300,
      quality: 'measured',
    })
    expect(note).toMatchObject({
      key: 'ofCapacity',
      figure: { value: 25.62, unit: '%', formula: 'capacityUse', inputs: [] },
    })
    const impossible = { ...live.now, production: 14_000 }
    expect(card('power', { live: { now: impossible } }).figure.quality).toBe('quarantined')
  })

  it('a sample of the future has no age below nothing, one without a time has none', () => {
    expect(card('power', { live: { lastUpdate: NOON + 50 } }).figure.sampleAge).toBe(0)
    expect(card('power', { live: { lastUpdate: null } }).figure.sampleAge).toBeNull()
  })

  it('today: the server’s energy, and what it is per kilowatt peak', () => {
    const { figure, note, hue } = card('today')
    expect(hue).toBe('production')
    expect(figure).toMatchObject({
      value: 40, unit: 'kWh', formula: 'productionToday', method: 'server',
      source: { call: 'C65', field: 'generationValue' },
    }) // oxfmt-ignore
    expect(note).toMatchObject({
      key: 'hours',
      figure: {
        value: 4, unit: 'h', formula: 'specificYield',
        inputs: [{ name: 'production', value: 40, unit: 'kWh' }, { name: 'capacity', value: 10, unit: 'kWp' }],
      },
    }) // oxfmt-ignore
    // 25 hours of a day when clocks go back, at 1.3 times the capacity.
    expect(card('today', { live: { today: sums({ production: 325 }) } }).figure.value).toBe(325)
    expect(card('today', { live: { today: sums({ production: 325.1 }) } }).figure.value).toBeNull()
  })

  it('full-power hours are worked out, and the server’s only where they cannot be', () => {
    const island = { gridType: 'OFF_GRID' }
    expect(card('hours', { plant: island })).toMatchObject({ hue: null, note: null, figure: { value: 4 } })
    expect(card('hours', { plant: { ...island, capacity: null } }).figure.value).toBe(9)
  })

  it.each([
    ['month', 'productionMonth', 'generationMonth', 500, 745],
    ['year', 'productionYear', 'generationYear', 4_000, 8_785],
  ] as const)(
    '%s: of the live card, else of the list, within its hours',
    (key, formula, field, value, hours) => {
      const over = (production: number | null): Over => ({
        plant: { ...FULL, [formula]: 77 },
        live: { [key]: sums({ production }) },
      })
      expect(card(key, over(value))).toMatchObject({
        hue: 'production',
        note: null,
        figure: { value, unit: 'kWh', formula, source: { call: 'C65', field } },
      })
      expect(card(key, over(null)).figure.value).toBe(77)
      expect(card(key, over(13 * hours)).figure.value).toBe(13 * hours)
      expect(card(key, over(13 * hours + 1)).figure.quality).toBe('quarantined')
    },
  )

  it('total: within what the plant can have made since it started', () => {
    const over = (production: number | null, started = plant.started): Over => ({
      plant: { productionTotal: 55, started },
      live: { total: sums({ production }) },
    })
    expect(card('total', over(19_000))).toMatchObject({
      hue: 'production',
      note: null,
      figure: {
        value: 19_000, unit: 'kWh', formula: 'productionTotal',
        source: { call: 'C65', field: 'generationTotal' },
      },
    }) // oxfmt-ignore
    expect(card('total', over(null)).figure.value).toBe(55)
    // 10 kWp for two years at 35 % are 61,320 kWh.
    expect(card('total', over(61_319)).figure.value).toBe(61_319)
    expect(card('total', over(61_321)).figure.quality).toBe('quarantined')
    expect(card('total', over(61_321, null)).figure.value).toBe(61_321)
  })

  it('consumption, with what was bought where there is a grid to buy from', () => {
    expect(card('consumption')).toMatchObject({
      hue: 'consumption',
      figure: {
        value: 30, unit: 'kWh', formula: 'consumptionToday', method: 'server',
        source: { call: 'C65', field: 'useValue' },
      },
      note: {
        key: 'purchased',
        figure: { value: 12, unit: 'kWh', formula: 'purchaseToday', source: { call: 'C65', field: 'buyValue' } },
      },
    }) // oxfmt-ignore
    expect(card('consumption', { plant: { gridType: 'OFF_GRID' } }).note).toBeNull()
  })

  it('the two rates, with what they are made of', () => {
    expect(card('selfConsumption')).toMatchObject({
      hue: null,
      figure: {
        value: 45, unit: '%', formula: 'selfConsumption',
        inputs: [{ name: 'production', value: 40, unit: 'kWh' }, { name: 'feedIn', value: 22, unit: 'kWh' }],
      },
      note: {
        key: 'fedIn',
        figure: { value: 22, unit: 'kWh', formula: 'feedInToday', source: { call: 'C65', field: 'gridValue' } },
      },
    }) // oxfmt-ignore
    expect(card('selfSufficiency')).toMatchObject({
      hue: null,
      note: null,
      figure: {
        value: 60, unit: '%', formula: 'selfSufficiency',
        inputs: [{ name: 'consumption', value: 30, unit: 'kWh' }, { name: 'purchase', value: 12, unit: 'kWh' }],
      },
    }) // oxfmt-ignore
  })

  it('battery: its charge, and the power in the direction that it has', () => {
    const now = { ...live.now, stateOfCharge: 47, charge: 800, discharge: 300 }
    const at = (battery: LivePlant['battery'], over: Over = {}) =>
      card('battery', { plant: STORAGE, live: { now, battery }, ...over })
    expect(at('charging')).toMatchObject({
      hue: 'state-of-charge',
      figure: {
        value: 47, unit: '%', formula: 'stateOfCharge', source: { call: 'C65', field: 'batterySoc' },
      },
      note: {
        key: 'charging',
        figure: { value: 800, unit: 'W', formula: 'batteryPower', source: { call: 'C65', field: 'batteryPower' } },
      },
    }) // oxfmt-ignore
    expect(at('discharging').note).toMatchObject({ key: 'discharging', figure: { value: 300 } })
    expect(at('idle').note?.key).toBe('idle')
    const overfull = { plant: STORAGE, live: { now: { ...now, stateOfCharge: 101 } } }
    expect(card('battery', overfull).figure.quality).toBe('quarantined')
  })

  it('a battery of which no direction is known is not called idle', () => {
    const now = { ...live.now, stateOfCharge: 47 }
    expect(card('battery', { plant: STORAGE, live: { now, battery: null } }).note).toBeNull()
  })

  it('income of full feed-in, in the currency of the plant, and said to be simple', () => {
    const over = (currency: string | null): Over => ({ plant: { ...FULL, incomeToday: 12.5, currency } })
    expect(card('income', over('EUR'))).toMatchObject({
      hue: null,
      figure: {
        value: 12.5, unit: { currency: 'EUR' }, formula: 'incomeToday', method: 'simple',
        source: { call: 'C30', field: 'incomeValue' },
      },
      note: {
        key: 'incomeTotal',
        figure: {
          value: 1_234.5, unit: { currency: 'EUR' }, formula: 'incomeTotal', method: 'simple',
          source: { call: 'C65', field: 'incomeTotal' },
        },
      },
    }) // oxfmt-ignore
    const { figure, note } = card('income', over(null))
    expect([figure.value, figure.unit, note?.figure.value]).toEqual([null, { currency: '' }, null])
  })
})
