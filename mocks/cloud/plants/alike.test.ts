import { expect, it } from 'vitest'
import { engineOf } from '../energy/engine'
import { alike } from './alike'
import { makePlant } from './fleet'

const YEAR = 2026
/** 18 June 2026. */
const DAY = 20_622
const made = (capacity = 9.8) => ({ ...makePlant(7, YEAR, 63_400_030), capacity })

it('plants that are alike in everything are one, and what differs in anything is another one', () => {
  const plant = alike(made())
  expect(alike(made())).toBe(plant)
  expect(alike(made(9.9))).not.toBe(plant)
  expect(alike({ ...made(), troubles: [] })).toBe(plant)
})

it('what was computed of a plant is not what an edited one makes, nor another seed', () => {
  const energies = [9.8, 19.6, 9.8].map((capacity) => engineOf(7).days(alike(made(capacity)), DAY, DAY).gen)
  expect(energies[1]).toBeGreaterThan((energies[0] as number) * 1.5)
  expect(energies[2]).toBe(energies[0])
  expect(engineOf(8).days(alike(made()), DAY, DAY).gen).not.toBe(energies[0])
})
