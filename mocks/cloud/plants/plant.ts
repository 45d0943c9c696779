import type { GridType, PlantType } from '../../../src/domain/plants/plant'
import type { LoadShape } from '../energy/load'
import type { Place } from '../place/places'
import type { Trouble } from '../alarms/trouble'

export type Centre = 'FOREIGN_1' | 'CHINA'

interface Battery {
  /** Usable kWh. */
  capacity: number
  /** W, both ways. */
  power: number
  /** Share kept for a power cut, 0 to 1. */
  reserve: number
}

/** Something slim that stands on an array and throws a shadow: metres within its plane, from the lower left. */
export interface Obstacle {
  array: number
  x: number
  y: number
  height: number
  width: number
}

/** What makes a plant awkward; each exists at least once, to keep clients honest. */
interface Quirks {
  /** `wirePower` and `batteryPower` with the opposite signs, magnitudes below zero (wire contract 1.8). */
  reversedSigns?: boolean
  /** The lifetime counter went mad (wire contract 1.7). */
  brokenCounter?: boolean
  /** The logger fell silent at 09:10 plant time. */
  silentSinceMorning?: boolean
  /** Registered, never sent a sample. */
  neverReported?: boolean
  /** A grid type beyond the specification's list (wire contract 3.3). */
  gridWord?: string
  /** A blank before an enum word. */
  strayBlank?: boolean
  /** Never misses a sample. */
  flawless?: boolean
  /** Its line drops out for hours or days now and then. */
  flaky?: boolean
  /** Made in the portal: no device but those that users add. */
  bare?: boolean
  /** Modules with an optimizer, or micro-inverters, each; the layout draws them. */
  optimizers?: number
  microInverters?: number
  /** Chimneys and poles that shade those modules. */
  obstacles?: readonly Obstacle[]
  /** A device of each of the 38 codes. */
  everyType?: boolean
  /** One of several loggers is away. */
  partlyOffline?: boolean
}

export interface SimPlant {
  id: number
  /** Seed of everything random about this plant. */
  seed: number
  /** Seed of what plants of a region share. */
  worldSeed: number
  centre: Centre
  name: string
  type: PlantType
  gridType: GridType
  place: Place
  latitude: number
  longitude: number
  address: string
  /** kWp of modules. */
  capacity: number
  /** W the inverter can give. */
  acLimit: number
  /** Degrees: tilt from the horizontal, azimuth clockwise from north. */
  tilt: number
  azimuth: number
  /** Share of the modules' light that reaches the inverter. */
  derate: number
  battery: Battery | null
  load: { shape: LoadShape; daily: number } | null
  /** Share of the load behind the emergency output. */
  ups: number
  currency: string
  price: number
  /** Day number on which the portal's records begin, and epoch s of commissioning. */
  joined: number
  started: number
  /** Slot (epoch s) of the first sample, where the records begin in the middle of their first day. */
  firstSample?: number | undefined
  /** kWh counted before the portal knew the plant. */
  totalOffset: number
  ownerName: string | null
  quirks: Quirks
  inverters: number
  /** What raised alarms do to it. */
  troubles: readonly Trouble[]
}

/** Which figures a plant of this grid type carries (wire contract 3.3). */
export interface Carries {
  grid: boolean
  load: boolean
  buy: boolean
  battery: boolean
}

export function carries(gridType: GridType): Carries {
  switch (gridType) {
    case 'DISTRIBUTED_FULLY':
    case 'CENTRALIZED_FULLY':
      return { grid: true, load: false, buy: false, battery: false }
    case 'EXCESS':
      return { grid: true, load: true, buy: true, battery: false }
    case 'BATTERY_BACKUP':
      return { grid: true, load: true, buy: true, battery: true }
    case 'OFF_GRID':
      return { grid: false, load: true, buy: false, battery: false }
    case 'PV_BTR_USE':
      return { grid: false, load: true, buy: false, battery: true }
  }
}
