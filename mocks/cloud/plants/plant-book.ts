import type { GridType, PlantType } from '../../../src/domain/plants/plant'
import type { Account } from '../people/accounts'
import { record } from '../wire/call-values'
import { alike } from './alike'
import { makePlant, type PlantWish } from './fleet'
import { gainedBy, type Holding, keepHolding, type Party, reachedBy, sameParty } from '../people/holdings'
import { nearestPlace, type Place, placeOfRegion } from '../place/places'
import type { Centre, SimPlant } from './plant'
import { nextNumber } from '../store/quick-store'
import type { Showcase } from './showcase'
import type { Store } from '../store/store'
import type { Trouble } from '../alarms/trouble'
import { dayAt, SLOT } from '../place/zone'

/** What users change about a plant; JSON. It counts as if it had always been so. */
export interface PlantEdit {
  name?: string
  type?: PlantType
  gridType?: GridType
  capacity?: number
  tilt?: number
  azimuth?: number
  latitude?: number
  longitude?: number
  address?: string
  region?: { nationId: number; level1: number | null; zone?: string }
  currency?: string
  price?: number
  ownerName?: string | null
  started?: number
}

/** Who made a plant in the portal, and when (epoch s). */
interface Maker {
  centre: Centre
  accountId: number
  organisationId: number
  at: number
}

export interface PlantBook {
  plant(id: number, centre: Centre): SimPlant | null
  fleetOf(organisationId: number): readonly number[]
  inFleet(organisationId: number, id: number): boolean
  ownPlants(account: Account): readonly number[]
  makerOf(id: number): Maker | null
  create(maker: Maker, edit: PlantEdit): SimPlant
  change(plant: SimPlant, edit: PlantEdit): SimPlant
  remove(plant: SimPlant): void
  /** From now on it is somebody else's, or its former owners may do something else. */
  handOver(plant: SimPlant, holding: Holding): void
  /** The first logger of a plant made in the portal: from now on it reports. */
  awaken(plant: SimPlant, now: number): void
  /** Raised alarms came or went at these plants. */
  troubled(ids: readonly number[]): void
  forget(): void
}

interface BookOptions {
  seed: number
  anchorYear: number
  store: Store
  wishes: Showcase
  fleets: ReadonlyMap<number, readonly number[]>
  troublesOf: (id: number) => readonly Trouble[]
}

const FIRST_MADE: Record<Centre, number> = { FOREIGN_1: 64_000_001, CHINA: 74_000_001 }

/** Every plant there is: seeded ones, made ones, and what users changed about both. */
export function createPlantBook(options: BookOptions): PlantBook {
  const { seed, anchorYear, store, wishes, fleets } = options
  const made = new Map<number, SimPlant>()
  const members = new Map([...fleets].map(([id, ids]) => [id, new Set(ids)]))
  let lists = new Map<string, readonly number[]>()

  const gone = (id: number) => store.get('plant-gone', String(id)) !== undefined
  const makerOf = (id: number) => (store.get('plant-made', String(id)) as Maker | undefined) ?? null
  const seeded = (id: number) => wishes.has(id) || [...members.values()].some((ids) => ids.has(id))

  function wishFor(id: number): PlantWish | undefined {
    const edit = store.get('plant', String(id)) as PlantEdit | undefined
    const maker = makerOf(id)
    const base = maker ? bareWish(maker, store.get('plant-awake', String(id))) : wishes.get(id)
    return edit ? edited(base ?? {}, edit) : base
  }

  function plant(id: number, centre: Centre): SimPlant | null {
    if (gone(id)) return null
    let known = made.get(id)
    if (!known) {
      if (!seeded(id) && !makerOf(id)) return null
      known = alike({ ...makePlant(seed, anchorYear, id, wishFor(id)), troubles: options.troublesOf(id) })
      made.set(id, known)
    }
    return known.centre === centre ? known : null
  }

  /** Plants in a party's reach, highest first; `shared` ones stay for every owner. */
  function listed(party: Party, base: readonly number[], shared: (id: number) => boolean) {
    const key = party.organisationId === 0 ? `own ${party.accountId}` : `fleet ${party.organisationId}`
    let list = lists.get(key)
    if (!list) {
      const own = store
        .list('plant-made')
        .filter(({ value }) => sameParty(value as Maker, party))
        .map((entry) => Number(entry.key))
      const moved = store.list('holding').length > 0
      const former = [...own, ...base]
      const all = moved
        ? [
            ...gainedBy(store, party),
            ...former.filter((id) => reachedBy(store, id, party) === null || shared(id)),
          ]
        : former
      const sorted = own.length > 0 || moved ? [...new Set(all)].sort((a, b) => b - a) : base
      const removed = store.list('plant-gone').length > 0
      lists.set(key, (list = removed ? sorted.filter((id) => !gone(id)) : sorted))
    }
    return list
  }

  function refresh(id: number): void {
    made.delete(id)
    lists = new Map()
  }

  function change(one: SimPlant, edit: PlantEdit): SimPlant {
    const known = record(store.get('plant', String(one.id))) as PlantEdit
    store.put('plant', String(one.id), { ...known, ...edit })
    refresh(one.id)
    return plant(one.id, one.centre) as SimPlant
  }

  return {
    plant,
    makerOf,
    change,
    fleetOf: (organisationId) =>
      listed({ accountId: 0, organisationId }, fleets.get(organisationId) ?? [], () => false),
    inFleet: (organisationId, id) =>
      !gone(id) &&
      (reachedBy(store, id, { accountId: 0, organisationId }) ??
        (members.get(organisationId)?.has(id) === true || makerOf(id)?.organisationId === organisationId)),
    ownPlants: ({ id: accountId, plants, shared }) =>
      listed({ accountId, organisationId: 0 }, plants, (id) => shared.has(id)),
    handOver(one, holding) {
      keepHolding(store, one.id, holding)
      refresh(one.id)
    },
    create(maker, edit) {
      const id = nextNumber(store, `plant ${maker.centre}`, FIRST_MADE[maker.centre])
      store.put('plant', String(id), edit)
      store.put('plant-made', String(id), maker)
      refresh(id)
      return plant(id, maker.centre) as SimPlant
    },
    remove(one) {
      store.put('plant-gone', String(one.id), true)
      refresh(one.id)
    },
    awaken(one, now) {
      if (!makerOf(one.id) || store.get('plant-awake', String(one.id)) !== undefined) return
      store.put('plant-awake', String(one.id), now)
      refresh(one.id)
    },
    troubled(ids) {
      for (const id of ids) made.delete(id)
    },
    forget() {
      made.clear()
      lists = new Map()
    },
  }
}

/** A plant of the portal's own making has no device and no sample before its first logger. */
function bareWish(maker: Maker, awake: unknown): PlantWish {
  return {
    centre: maker.centre,
    totalOffset: 0,
    ...(typeof awake === 'number'
      ? { quirks: { bare: true, flawless: true }, firstSample: Math.floor(awake / SLOT) * SLOT }
      : // The place comes with the edit; UTC decides until then.
        { quirks: { bare: true, neverReported: true }, joined: dayAt('UTC', maker.at) }),
    started: maker.at,
  }
}

function edited(base: PlantWish, edit: PlantEdit): PlantWish {
  const { region, ...plain } = edit
  const under = region ? placeFor(edit, region) : undefined
  const place = under && region?.zone ? { ...under, zone: region.zone } : under
  const { battery, load, ups, acLimit, ...rest } = base
  const regrown = edit.gridType !== undefined || edit.type !== undefined
  return {
    ...rest,
    // Another grid type brings another battery and load, another size another inverter.
    ...(regrown ? {} : definite({ battery, load, ups })),
    ...(edit.capacity === undefined ? definite({ acLimit }) : {}),
    ...plain,
    ...definite({ place }),
  }
}

function definite<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

/** The place whose sky a plant stands under: that of its region, else the nearest. */
function placeFor(edit: PlantEdit, region: NonNullable<PlantEdit['region']>): Place | undefined {
  const named = placeOfRegion(region.nationId, region.level1) ?? placeOfRegion(region.nationId, null)
  if (region.level1 !== null || edit.latitude === undefined || edit.longitude === undefined) {
    return named ?? undefined
  }
  return nearestPlace(edit.latitude, edit.longitude, region.nationId) ?? named ?? undefined
}
