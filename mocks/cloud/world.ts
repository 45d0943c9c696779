import { searchable } from '../../src/domain/values/folded'
import type { Account } from './people/accounts'
import { type AlarmBook, createAlarmBook } from './alarms/alarm-book'
import { counting } from './store/counting-store'
import { createDeviceBook, type DeviceBook } from './devices/device-book'
import type { Captcha } from './people/captcha'
import { type Engine, engineOf } from './energy/engine'
import { createPeople, type People } from './people/people'
import type { Derive } from './people/kept-password'
import type { Collection } from './collections/collection'
import type { Centre, SimPlant } from './plants/plant'
import { createPlantBook, type PlantBook } from './plants/plant-book'
import { seedOf } from './random'
import { createRoleBook, type RoleBook } from './people/role-book'
import { showcase } from './plants/showcase'
import type { Store } from './store/store'
import { createTokens, type Tokens } from './people/tokens'

/** Everything the services need to answer; one per running cloud. */
export interface World {
  engine: Engine
  store: Store
  tokens: Tokens
  /** Plant of a data centre, null if there is none of this id. */
  plant(id: number, centre: Centre): SimPlant | null
  fleetOf(organisationId: number): readonly number[]
  inFleet(organisationId: number, id: number): boolean
  /** Plants of a personal session, highest id first. */
  ownPlants(account: Account): readonly number[]
  /** Seeded and registered accounts. */
  people: People
  /** Built-in roles and those that organisations made. */
  roles: RoleBook
  /** Plants with what users changed. */
  book: PlantBook
  /** Ids of the plants made by hand, whose serial numbers are worth a search. */
  wished: readonly number[]
  /** Devices with what users changed. */
  devices: DeviceBook
  alarms: AlarmBook
  /** Writes about alarms so far: what people did, what a demonstration raised, what was blocked. */
  alarmWrites(): number
  captcha: Captcha
  /** Plain REST collections that declarations name. */
  collections: readonly Collection[]
  /** Key of what nobody may guess: token signatures, verification codes. */
  secret: string
  /** What is kept of a password. */
  derive: Derive
  /** Hands an e-mail or text message to the delivery of the host. */
  deliver: (letter: Letter) => void
  /** Name and address as the keyword filter looks through them. */
  searchText(plant: SimPlant): string
}

/** What the cloud would send by mail or short message. */
export interface Letter {
  to: string
  scene: string
  code: string
  /** Address within the console. */
  link?: string
}

export interface WorldOptions {
  centre: Centre
  seed: string
  /** Plants of the large organisation. */
  plants: number
  store: Store
  secret: string
  derive: Derive
  collections: readonly Collection[]
  deliver: (letter: Letter) => void
  /** Year in which the cloud's clock starts. */
  anchorYear: number
  /** One for all data centres. */
  captcha: Captcha
}

const FLEET_FIRST = 63_500_001
const SECOND_FIRST = 63_410_001
const SECOND_SIZE = 14

/** One data centre: its own users and plants, though their ids may be those of another's. */
export function createWorld({
  centre,
  seed,
  plants,
  store: kept,
  secret,
  derive,
  collections,
  deliver,
  anchorYear,
  captcha,
}: WorldOptions): World {
  const number = seedOf(seed)
  const store = counting(kept, ['triage', 'raised', 'shields'])
  const wishes = showcase(anchorYear, centre)

  const awkward = [...wishes.keys()].filter((id) => id > 63_900_000 && id < 64_000_000)
  awkward.sort((a, b) => b - a)
  const large = awkward.slice(0, plants)
  for (let index = plants - large.length - 1; index >= 0; index--) large.push(FLEET_FIRST + index)
  const second = Array.from({ length: SECOND_SIZE }, (_, index) => SECOND_FIRST + SECOND_SIZE - 1 - index)
  const fleets = new Map<number, readonly number[]>(
    centre === 'CHINA'
      ? []
      : [
          [5001, large],
          [5002, second],
        ],
  )
  const engine = engineOf(number)
  const people = createPeople(store)
  const alarms = createAlarmBook(store, (ids) => book.troubled(ids))
  const { troublesOf } = alarms
  const book = createPlantBook({ seed: number, anchorYear, store, wishes, fleets, troublesOf })
  const devices = createDeviceBook(store)
  const texts = new WeakMap<SimPlant, string>()

  return {
    engine,
    store,
    tokens: createTokens(store, secret),
    people,
    roles: createRoleBook(store),
    book,
    devices,
    wished: [...wishes.keys()],
    alarms,
    alarmWrites: store.writes,
    captcha,
    plant: book.plant,
    fleetOf: book.fleetOf,
    inFleet: book.inFleet,
    ownPlants: book.ownPlants,
    collections,
    secret,
    derive,
    deliver,
    searchText(one) {
      let text = texts.get(one)
      if (text === undefined) texts.set(one, (text = searchable(`${one.name}\n${one.address}`)))
      return text
    },
  }
}
