import { describe, expect, it } from 'vitest'
import type { EnergySplit, PowerAnalysis } from '../plants/reading'
import { balance } from './balance'
import { exactSum } from '../values/decimal'
import { truncate } from '../values/quantity'

const SPLIT = {
  productionToLoad: 19.4,
  productionToGrid: 58.3,
  productionToBattery: 0.2,
  loadFromProduction: 19.4,
  loadFromGrid: 9.9,
  loadFromBattery: 0.1,
}
const analysis = (production: number, consumption: number): PowerAnalysis => ({
  usable: true,
  production,
  consumption,
  split: SPLIT,
})

it('says that the published split (domain 2, vector C) does not add up', () => {
  expect(balance(analysis(76.2, 27), null, 'BATTERY_BACKUP')).toMatchObject({
    contradicts: true,
    computed: false,
  })
})

it('takes the split per interval where the server contradicts itself', () => {
  const split = {
    direct: 16,
    productionToBattery: 2.7,
    productionToGrid: 57.5,
    batteryToLoad: 1.9,
    gridToLoad: 9.1,
    gridToBattery: 0,
    batteryToGrid: 0,
  }
  const own = { split, intervals: 287, quarantined: 0, covered: 86_100 }
  const result = balance(analysis(76.2, 27), own, 'BATTERY_BACKUP')
  expect(result.computed).toBe(true)
  expect(result.bars[0]?.parts.map((part) => part.energy)).toEqual([16, 2.7, 57.5])
  expect(balance(analysis(77.9, 29.4), own, 'BATTERY_BACKUP')).toMatchObject({
    contradicts: false,
    computed: false,
  })
})

it('shares what it has, and a missing part is no zero', () => {
  const result = balance(
    { ...analysis(0, 0), split: { ...SPLIT, loadFromBattery: null } },
    null,
    'BATTERY_BACKUP',
  )
  const battery = result.bars[1]?.parts.find((part) => part.key === 'battery')
  expect(battery).toEqual({ key: 'battery', energy: null, share: null })
  expect(result.bars[0]?.parts.every((part) => part.share === null)).toBe(true)
})

it('4: shares are of the total: direct use of 4.51 of 22.49 MWh is 20.05 %, and the rest is unsplit', () => {
  const sent = { ...SPLIT, productionToLoad: 4510, productionToGrid: 8180, productionToBattery: null }
  const [bar] = balance({ ...analysis(22_490, 27), split: sent }, null, 'EXCESS').bars
  expect(bar?.parts.map(({ key, energy }) => [key, energy])).toEqual([
    ['direct', 4510],
    ['grid', 8180],
    ['unsplit', 9800],
  ])
  expect(bar?.parts.map(({ share }) => truncate(share ?? Number.NaN))).toEqual(['20.05', '36.37', '43.57'])
})

it('parts that close leave nothing unsplit, and without a total they are shares of each other', () => {
  const keys = (production: number | null) =>
    balance({ ...analysis(77.9, 29.4), production }, null, 'BATTERY_BACKUP').bars[0]?.parts
  expect(keys(77.9)?.map(({ key }) => key)).toEqual(['direct', 'battery', 'grid'])
  expect(exactSum(keys(null)?.map(({ share }) => share ?? 0) ?? [])).toBeCloseTo(100, 6)
})

it('has no battery part on a plant without one', () => {
  expect(balance(analysis(77.7, 29.3), null, 'EXCESS').bars[0]?.parts.map((part) => part.key)).toEqual([
    'direct',
    'grid',
  ])
})

it('names the generator where there is no grid, and blames nobody for what it gave', () => {
  const sent = {
    ...SPLIT,
    productionToLoad: 50.42,
    productionToGrid: null,
    productionToBattery: null,
    loadFromProduction: 50.42,
    loadFromGrid: null,
    loadFromBattery: null,
  }
  const island = (consumption: number) => ({ ...analysis(50.42, consumption), split: sent })
  const result = balance(island(56.16), null, 'OFF_GRID')
  expect(result.contradicts).toBe(false)
  const parts = result.bars[1]?.parts ?? []
  expect(parts.map((part) => part.key)).toEqual(['direct', 'generator'])
  expect(parts[1]?.energy).toBeCloseTo(5.74, 6)
  expect(parts[1]?.share).toBeCloseTo(10.22, 2)
  expect(balance(island(50.5), null, 'OFF_GRID').bars[1]?.parts).toHaveLength(1)
})

it.each<[string, string[]]>([
  ['BATTERY_BACKUP', ['direct', 'battery', 'grid']],
  ['EXCESS', ['direct', 'grid']],
  ['DISTRIBUTED_FULLY', ['direct', 'grid']],
  ['PV_BTR_USE', ['direct', 'battery']],
  ['OFF_GRID', ['direct']],
])('a plant of type %s splits its production into %j', (type, keys) => {
  const closing = { ...SPLIT, productionToLoad: 77.9, productionToGrid: 0, productionToBattery: 0 }
  const { bars } = balance({ ...analysis(77.9, 29.4), split: closing }, null, type)
  expect(bars[0]?.parts.map(({ key }) => key)).toEqual(keys)
})

it('what a meter may miss, one in a hundred, is no part of its own', () => {
  const unsplit = (production: number, direct: number) =>
    balance(
      {
        ...analysis(production, 27),
        split: { ...SPLIT, productionToLoad: direct, productionToGrid: null, productionToBattery: null },
      },
      null,
      'EXCESS',
    ).bars[0]?.parts.find(({ key }) => key === 'unsplit')
  expect(unsplit(100, 99)).toBeUndefined()
  expect(unsplit(100, 98.9)).toEqual({ key: 'unsplit', energy: 1.1, share: 1.1 })
  // Nothing is known of the parts, so that nothing is left of them either.
  expect(unsplit(100, 0)).toBeUndefined()
})

describe('the generator of an island', () => {
  const given = (consumption: number | null, split: Partial<EnergySplit>) => {
    const none = { productionToLoad: null, productionToGrid: null, productionToBattery: null }
    const load = { loadFromProduction: 50, loadFromGrid: null, loadFromBattery: null }
    const { bars } = balance(
      { usable: true, production: 50, consumption, split: { ...none, ...load, ...split } },
      null,
      'PV_BTR_USE',
    )
    return bars[1]?.parts.find(({ key }) => key === 'generator')?.energy
  }
  it.each<[string, number | null, Partial<EnergySplit>, number | undefined]>([
    ['gave what sun and battery left', 100, { loadFromBattery: 20 }, 30],
    ['gave all but the sun where nothing is known of the battery', 100, {}, 50],
    ['gave what its meter says', 100, { loadFromGrid: 7 }, 7],
    ['is not there where its meter says nothing', 100, { loadFromGrid: 0 }, undefined],
    ['is not seen in one in a hundred', 100, { loadFromBattery: 49 }, undefined],
    ['is seen in more', 100, { loadFromBattery: 48.9 }, 1.1],
    ['is not known without consumption', null, {}, undefined],
    ['is not known without the part of the sun', 100, { loadFromProduction: null }, undefined],
  ])('%s', (_, consumption, split, energy) => expect(given(consumption, split)).toBe(energy))
})
