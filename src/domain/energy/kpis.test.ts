import { describe, expect, it } from 'vitest'
import { GRID_TYPES } from '../plants/plant'
import type { EnergySums, LivePlant, Plant } from '../plants/reading'
import { namedPlant } from '../plants/named-plant'
import { kpiKeys, kpis } from './kpis'
import { ratesOf } from './period-rates'

const NOON = Date.UTC(2026, 5, 18, 10, 30) / 1000
const NONE: EnergySums = {
  production: null,
  consumption: null,
  feedIn: null,
  purchase: null,
  charge: null,
  discharge: null,
}
const NOW = { ...NONE, at: NOON, stateOfCharge: null, ups: null, generator: null }
const plant: Plant = { ...namedPlant(7), gridType: 'EXCESS', capacity: 12, currency: 'EUR' }
const live: LivePlant = {
  systemId: 7,
  day: null,
  now: { ...NOW, production: 358 },
  grid: null,
  battery: null,
  today: { ...NONE, production: 76.2, consumption: 27, feedIn: 58.3, purchase: 9.9 },
  month: NONE,
  year: NONE,
  total: { ...NONE, production: 127_155_914.6 },
  selfSufficiencyEnergy: null,
  selfUsedEnergy: null,
  capacityShare: null,
  fullPowerHoursToday: null,
  incomeTotal: null,
  temperature: null,
  networkStatus: 'online',
  warningStatus: null,
  lastUpdate: NOON - 300,
}
const cards = (over: Partial<Parameters<typeof kpis>[0]> = {}) =>
  new Map(kpis({ plant, live, now: NOON, asleep: false, past: false, ...over }).map((kpi) => [kpi.key, kpi]))

describe('the six key figures', () => {
  it.each(GRID_TYPES)('are six different ones on a plant of type %s', (type) => {
    const keys = kpiKeys(type)
    expect(new Set(keys).size).toBe(6)
    const consumes = !type.endsWith('FULLY')
    expect(keys.includes('consumption')).toBe(consumes)
    expect(keys.includes('battery')).toBe(type === 'BATTERY_BACKUP' || type === 'PV_BTR_USE')
  })

  it('S3-26 count the vectors of domain 4 and 5', () => {
    const found = cards()
    expect(found.get('power')?.note?.figure.value).toBeCloseTo(2.9833, 3)
    expect(found.get('today')?.note?.figure.value).toBe(6.35)
    expect(found.get('selfConsumption')?.figure.value).toBeCloseTo(23.49, 2)
    expect(found.get('selfSufficiency')?.figure.value).toBeCloseTo(63.333, 3)
  })

  it('show the same rates as tables do, from the same record of the day', () => {
    const day = {
      sums: { ...NONE, production: 62.72, consumption: 6.33, feedIn: 54, purchase: 1 },
      split: {
        productionToLoad: 5.44, productionToGrid: 53.53, productionToBattery: 3.75,
        loadFromProduction: 5.44, loadFromGrid: 0.04, loadFromBattery: 0.89,
      }, // oxfmt-ignore
    }
    const found = cards({ day })
    const table = ratesOf([day], 12)
    expect(found.get('selfConsumption')?.figure.value).toBe(table.selfConsumption)
    expect(found.get('selfSufficiency')?.figure.value).toBe(table.selfSufficiency)
    expect(found.get('today')?.figure.value).toBe(62.72)
    expect(found.get('today')?.note?.figure.value).toBe(table.hours)
  })

  it('11 a: begin, before the record of the day is there, with what the card says was used', () => {
    const card = { ...live, selfUsedEnergy: 17.8, selfSufficiencyEnergy: 17.8 }
    const found = cards({ live: card })
    expect(found.get('selfConsumption')?.figure.value).toBeCloseTo((17.8 / 76.2) * 100, 9)
    expect(found.get('selfSufficiency')?.figure.value).toBeCloseTo((17.8 / 27) * 100, 9)
  })

  it('set an impossible lifetime counter aside instead of showing it', () => {
    expect(cards().get('total')?.figure).toMatchObject({ value: null, quality: 'quarantined' })
  })

  it('are missing, not zero, where no meter reports', () => {
    const found = cards({ live: { ...live, today: NONE } })
    expect(found.get('consumption')?.figure).toMatchObject({ value: null, quality: 'missing' })
    expect(found.get('selfSufficiency')?.figure.value).toBeNull()
  })

  it('do not call a power of this morning the present power', () => {
    const power = cards({ past: true }).get('power')
    expect(power?.figure.value).toBeNull()
    expect(power?.note).toMatchObject({ key: 'lastKnown', figure: { value: 358 } })
  })

  it('do not call a power of this morning the power of the night either', () => {
    const power = cards({ past: true, asleep: true }).get('power')
    expect(power?.figure).toMatchObject({ value: null, quality: 'asleep' })
    expect(power?.note?.key).toBe('asleep')
    expect(cards({ asleep: true }).get('power')?.figure.value).toBe(358)
  })

  it('do not call the charge of this morning the present charge', () => {
    const stored = { ...live, now: { ...live.now, stateOfCharge: 47 } }
    const battery = cards({ past: true, live: stored, plant: { ...plant, gridType: 'BATTERY_BACKUP' } })
    expect(battery.get('battery')?.figure.value).toBeNull()
    expect(battery.get('battery')?.note).toMatchObject({ key: 'lastKnown', figure: { value: 47 } })
  })

  it('show no income without a currency, and only where all is fed in', () => {
    expect(cards().has('income')).toBe(false)
    const fully = { ...plant, gridType: 'DISTRIBUTED_FULLY', incomeToday: 12, currency: null }
    expect(cards({ plant: fully }).get('income')?.figure.value).toBeNull()
  })
})
