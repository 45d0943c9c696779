import { describe, expect, it } from 'vitest'
import { type FleetPlant, fleetFigures, hoursOf, ranked } from './figures'
import { fleetPlant as plant } from '../../../tests/support/fleet-plant'

const NOON = Date.parse('2026-06-18T11:00:00Z') / 1000
const MIDNIGHT = Date.parse('2026-06-18T23:00:00Z') / 1000

describe('figures of a fleet', () => {
  it.each([
    [20, 10, 2],
    [0, 10, 0],
    [20, 0, null],
    [20, -1, null],
    [20, null, null],
    [null, 10, null],
  ])('%s kWh of %s kWp are %s hours', (productionToday, capacity, hours) => {
    expect(hoursOf(plant(1, { productionToday, capacity }))).toBe(hours)
  })

  it('of a plant without place, capacity or energy say nothing of its neighbours, and it is not compared', () => {
    const near = [1, 2, 3, 4].map((id) => plant(id))
    const none = { latitude: null, longitude: null, capacity: null, productionToday: null }
    for (const name of Object.keys(none) as (keyof typeof none)[])
      expect(fleetFigures([...near, plant(5, { [name]: null })], NOON).compared).toEqual({
        ...{ energy: 80, expected: 80, plants: 4 },
      })
    expect(fleetFigures(near.slice(0, 3), NOON).compared).toBeNull()
  })

  it('count the plants that speak in part, and those that sleep, as well', () => {
    const status = (networkStatus: FleetPlant['networkStatus'], id: number) => plant(id, { networkStatus })
    const fleet = (['online', 'partlyOffline', 'offline', 'noDevice'] as const).map(status)
    expect(fleetFigures(fleet, NOON).online).toBe(50)
    expect(fleetFigures(fleet, MIDNIGHT).online).toBe(75)
    expect(fleetFigures([plant(1, { networkStatus: null })], NOON).states).toMatchObject({
      unknown: 1,
      online: 0,
    })
  })

  it('rank equal plants by their ids', () => {
    const equal = [3, 1, 2].map((id) => plant(id))
    for (const best of [true, false])
      expect(ranked(equal, NOON, { limit: 5, best }).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})
