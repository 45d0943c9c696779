import type { SimPlant } from '../../mocks/cloud/plants/plant'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { createWorld } from '../../mocks/cloud/world'

/** The fleet of the simulated organisation, with so many plants. */
export function simPlants(count: number): readonly SimPlant[] {
  const world = createWorld({
    centre: 'FOREIGN_1',
    seed: 'heliograph',
    plants: count,
    store: createMemoryStore(),
    secret: 'x',
    derive: () => Promise.resolve(''),
    deliver: () => undefined,
    anchorYear: 2026,
    captcha: {} as never,
    collections: [],
  })
  return world.fleetOf(5001).flatMap((id) => world.plant(id, 'FOREIGN_1') ?? [])
}
