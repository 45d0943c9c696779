import { expect, it } from 'vitest'
import { namedPlant, withDetail } from './named-plant'

it('a plant of which the id alone is known has nothing else', () => {
  const { id, ...rest } = namedPlant(7)
  expect(id).toBe(7)
  expect(Object.keys(rest).length).toBeGreaterThan(30)
  expect(Object.values(rest).every((one) => one === null)).toBe(true)
})

it('a detail overrides what a list says as far as it knows it, a zero included', () => {
  const entry = { ...namedPlant(7), name: 'Roof', capacity: 10, production: 500 }
  const detail = { ...namedPlant(7), name: 'Barn', production: 0, zone: 'Europe/Berlin' }
  expect(withDetail(entry, detail)).toEqual({ ...entry, name: 'Barn', production: 0, zone: 'Europe/Berlin' })
})
