import type { GridType, PlantType } from '../../../src/domain/plants/plant'
import { plantAddress, plantName } from './names'
import { type Place, PLACES } from '../place/places'
import type { Centre, SimPlant } from './plant'
import { between, mix, unit, weighted } from '../random'
import { dayAt, dayNumber, dayStart } from '../place/zone'

const WEIGHTS = PLACES.map((place) => place.weight)
const CHINESE = PLACES.filter((place) => place.nation.code === 'CN')

interface Mould {
  gridType: GridType
  type: PlantType
  weight: number
  /** kWp. */
  size: readonly [number, number]
  name: 'home' | 'work' | 'field'
}

const MOULDS: readonly Mould[] = [
  { gridType: 'BATTERY_BACKUP', type: 'HOUSE_ROOF', weight: 36, size: [4, 16], name: 'home' },
  { gridType: 'BATTERY_BACKUP', type: 'COMMERCIAL_ROOF', weight: 5, size: [25, 120], name: 'work' },
  { gridType: 'EXCESS', type: 'HOUSE_ROOF', weight: 14, size: [3, 12], name: 'home' },
  { gridType: 'EXCESS', type: 'COMMERCIAL_ROOF', weight: 14, size: [18, 240], name: 'work' },
  { gridType: 'EXCESS', type: 'INDUSTRIAL_ROOF', weight: 4, size: [150, 1400], name: 'work' },
  { gridType: 'DISTRIBUTED_FULLY', type: 'INDUSTRIAL_ROOF', weight: 5, size: [90, 900], name: 'work' },
  { gridType: 'DISTRIBUTED_FULLY', type: 'HOUSE_ROOF', weight: 9, size: [5, 30], name: 'home' },
  { gridType: 'CENTRALIZED_FULLY', type: 'GROUND', weight: 5, size: [600, 18_000], name: 'field' },
  { gridType: 'OFF_GRID', type: 'GROUND', weight: 0.8, size: [4, 40], name: 'field' },
  { gridType: 'PV_BTR_USE', type: 'HOUSE_ROOF', weight: 1.7, size: [2, 9], name: 'home' },
]
const MOULD_WEIGHTS = MOULDS.map((mould) => mould.weight)

/** What a caller may fix; the rest follows from the seed. */
export type PlantWish = Partial<Omit<SimPlant, 'id' | 'seed' | 'worldSeed'>>

/**
 * A plant of the simulated cloud, all of it a function of cloud seed and id.
 * @param anchorYear year in which the cloud's clock started: records begin in the year before
 */
export function makePlant(cloudSeed: number, anchorYear: number, id: number, wish: PlantWish = {}): SimPlant {
  const seed = mix(cloudSeed, id)
  const centre: Centre = wish.centre ?? 'FOREIGN_1'
  const place = wish.place ?? choosePlace(seed, centre)
  const mould =
    MOULDS.find(({ gridType, type }) => gridType === wish.gridType && type === wish.type) ??
    MOULDS.find(({ gridType }) => gridType === wish.gridType) ??
    (MOULDS[weighted(seed, 41, MOULD_WEIGHTS)] as Mould)
  const raw = between(seed, 42, Math.log(mould.size[0]), Math.log(mould.size[1]))
  const capacity = wish.capacity ?? Math.round(Math.exp(raw) * (raw > 4 ? 1 : 10)) / (raw > 4 ? 1 : 10)
  const { gridType } = mould
  const south = place.latitude < 0
  const lean = between(seed, 44, -65, 65)
  const tilt = Math.round(mould.type === 'GROUND' ? Math.abs(place.latitude) * 0.7 : between(seed, 45, 8, 44))
  // Islands must be simulated for their production, so their records are kept short.
  const island = gridType === 'OFF_GRID' || gridType === 'PV_BTR_USE'
  const first = island ? dayNumber(anchorYear - 1, 10, 1) : dayNumber(anchorYear - 1, 1, 1)
  const { firstSample } = wish
  const joined =
    firstSample !== undefined
      ? dayAt(place.zone, firstSample)
      : (wish.joined ?? first + Math.floor(unit(seed, 46) * (island ? 80 : 340)))
  const older = Math.floor(unit(seed, 47) ** 2 * 5 * 365)
  const started = wish.started ?? dayStart(place.zone, joined - older) + 9 * 3600
  return {
    id,
    seed,
    worldSeed: cloudSeed,
    centre,
    place,
    name: plantName(seed, place, mould.name, id),
    type: mould.type,
    gridType,
    latitude: round(place.latitude + between(seed, 48, -0.12, 0.12), 5),
    longitude: round(place.longitude + between(seed, 49, -0.12, 0.12), 5),
    address: plantAddress(seed, place),
    acLimit: Math.round(capacity * between(seed, 50, 0.8, 1.02)) * 1000 || Math.round(capacity * 900),
    tilt,
    azimuth: Math.round(((south ? 0 : 180) + lean + 360) % 360),
    derate: between(seed, 51, 0.83, 0.93),
    battery: batteryOf(seed, mould, capacity),
    load: loadOf(seed, mould, capacity),
    ups: gridType === 'BATTERY_BACKUP' && unit(seed, 52) < 0.3 ? 0.2 : 0,
    currency: place.nation.currency,
    price: place.nation.price,
    totalOffset: Math.round(capacity * older * 2.7 * 10) / 10,
    ownerName: null,
    inverters: capacity < 25 ? 1 : Math.min(12, Math.ceil(capacity / 110)),
    quirks: { flaky: true, ...(unit(seed, 53) < 0.012 ? { partlyOffline: true } : {}) },
    troubles: [],
    firstSample: undefined,
    ...wish,
    capacity,
    joined,
    started,
  }
}

function choosePlace(seed: number, centre: Centre): Place {
  if (centre === 'CHINA') return CHINESE[mix(seed, 40) % CHINESE.length] as Place
  return PLACES[weighted(seed, 40, WEIGHTS)] as Place
}

function batteryOf(seed: number, mould: Mould, capacity: number): SimPlant['battery'] {
  if (mould.gridType !== 'BATTERY_BACKUP' && mould.gridType !== 'PV_BTR_USE') return null
  const island = mould.gridType === 'PV_BTR_USE'
  const size = round(capacity * between(seed, 54, island ? 2 : 0.8, island ? 3.2 : 1.5), 1)
  return { capacity: size, power: Math.round(size * (island ? 600 : 520)), reserve: island ? 0.2 : 0.12 }
}

function loadOf(seed: number, mould: Mould, capacity: number): SimPlant['load'] {
  const share = between(seed, 55, 0.6, 1.5)
  switch (mould.gridType) {
    case 'DISTRIBUTED_FULLY':
    case 'CENTRALIZED_FULLY':
      return null
    case 'OFF_GRID':
      return { shape: 'pump', daily: capacity * 2.6 * share }
    case 'PV_BTR_USE':
      return { shape: 'home', daily: capacity * 1.7 * share }
    default: {
      const work = ['shop', 'factory', 'farm'] as const
      const shape = mould.name === 'home' ? 'home' : (work[mix(seed, 56) % 3] ?? 'shop')
      return { shape, daily: shape === 'home' ? between(seed, 57, 6, 21) : capacity * 2.9 * share }
    }
  }
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
