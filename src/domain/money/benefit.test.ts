import { expect, it } from 'vitest'
import { truncate } from '../values/quantity'
import { benefit, DEFAULT_FACTORS, treesOf } from './benefit'

it('26: trees are counted by the CO2 factor that the tonnes are counted by', () => {
  const { co2, coal, trees } = benefit(1000)
  expect([co2, coal]).toEqual([0.793, 0.305])
  expect(truncate(trees ?? Number.NaN)).toBe('43.33')
  expect(trees).toBe(treesOf(co2))
  expect(treesOf(1.83)).toBe(100)
  expect(benefit(1000, { ...DEFAULT_FACTORS, co2: 0.366 }).trees).toBe(20)
})

it('there is no benefit of what is not known, nor of less than nothing', () => {
  for (const energy of [null, -1, Number.NaN, Infinity])
    expect(benefit(energy)).toEqual({ coal: null, co2: null, trees: null })
  expect(treesOf(null)).toBeNull()
  expect(benefit(0)).toEqual({ coal: 0, co2: 0, trees: 0 })
})
