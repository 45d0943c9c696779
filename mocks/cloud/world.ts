import type { Engine } from './engine'
import { createEngine } from './engine'
import { makePlant } from './fleet'
import type { Centre, SimPlant } from './plant'
import { seedOf } from './random'
import { showcase } from './showcase'
import type { Store } from './store'
import { createTokens } from './tokens'
import type { Tokens } from './tokens'

/** Everything the services need to answer; one per running cloud. */
export interface World {
  engine: Engine
  store: Store
  tokens: Tokens
  /** Plant of a data centre, null if there is none of this id. */
  plant(id: number, centre: Centre): SimPlant | null
  fleetOf(organisationId: number): readonly number[]
  inFleet(organisationId: number, id: number): boolean
  /** Name and address in lower case, for the keyword filter. */
  searchText(plant: SimPlant): string
}

export interface WorldOptions {
  seed: string
  /** Plants of the large organisation. */
  plants: number
  store: Store
  secret: string
  /** Year in which the cloud's clock starts. */
  anchorYear: number
}

const FLEET_FIRST = 63_500_001
const SECOND_FIRST = 63_410_001
const SECOND_SIZE = 14

export function createWorld({ seed, plants, store, secret, anchorYear }: WorldOptions): World {
  const number = seedOf(seed)
  const wishes = showcase(anchorYear)
  const made = new Map<number, SimPlant>()
  const texts = new Map<number, string>()

  const awkward = [...wishes.keys()].filter((id) => id > 63_900_000 && id < 64_000_000)
  awkward.sort((a, b) => b - a)
  const large = awkward.slice(0, plants)
  for (let index = plants - large.length - 1; index >= 0; index--) large.push(FLEET_FIRST + index)
  const second = Array.from({ length: SECOND_SIZE }, (_, index) => SECOND_FIRST + SECOND_SIZE - 1 - index)
  const fleets = new Map<number, readonly number[]>([
    [5001, large],
    [5002, second],
  ])
  const members = new Map([...fleets].map(([id, ids]) => [id, new Set(ids)]))

  function exists(id: number): boolean {
    return wishes.has(id) || [...members.values()].some((ids) => ids.has(id))
  }

  function plant(id: number, centre: Centre): SimPlant | null {
    let known = made.get(id)
    if (!known) {
      if (!exists(id)) return null
      known = makePlant(number, anchorYear, id, wishes.get(id))
      made.set(id, known)
    }
    return known.centre === centre ? known : null
  }

  return {
    engine: createEngine(number),
    store,
    tokens: createTokens(store, secret),
    plant,
    fleetOf: (organisationId) => fleets.get(organisationId) ?? [],
    inFleet: (organisationId, id) => members.get(organisationId)?.has(id) ?? false,
    searchText(one) {
      let text = texts.get(one.id)
      if (text === undefined) texts.set(one.id, (text = `${one.name}\n${one.address}`.toLowerCase()))
      return text
    },
  }
}
