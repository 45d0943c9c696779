import type { AlertInfluence } from './alert'
import type { TriageState } from './triage-state'
import { kilometres } from '../place/distance'
import type { EpochSeconds } from '../plants/reading'
import { darkSince, DUSK, quietAtDusk, solarPosition } from '../place/sun'

/** What a reply may carry beside an alarm; null is unknown. Ours: no vendor's list has it. */
export interface AlarmSigns {
  /** Degrees. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Town. */
  readonly place: string | null
  /** Carrier or data centre that the plant's data come through, and how many plants of this person do. */
  readonly path: string | null
  readonly pathPlants: number | null
  /** The logger has no power without sun. */
  readonly pvFed: boolean | null
  /** Devices behind the logger: all of them, and those that are silent. */
  readonly behind: { readonly total: number; readonly silent: number } | null
  /** W of the device, the mean since the alarm began, and what was to be expected. */
  readonly power: number | null
  readonly expected: number | null
  /** The state of charge has not moved since. */
  readonly frozen: boolean | null
  /** W of the battery, either way. */
  readonly batteryPower: number | null
  readonly model: string | null
  readonly firmware: string | null
  /** When the firmware was changed. */
  readonly changed: EpochSeconds | null
  /** Percent, when the alarm began. */
  readonly humidity: number | null
}

export const NOTHING_TOLD: AlarmSigns = {
  latitude: null, longitude: null, place: null, path: null, pathPlants: null, pvFed: null, behind: null, power: null,
  expected: null, frozen: null, batteryPower: null, model: null, firmware: null, changed: null, humidity: null,
} // oxfmt-ignore

/** An alarm as the rules of likely causes see it. */
export interface AlarmFacts {
  readonly id: string
  readonly code: string | null
  readonly rule: string | null
  /** 0 to 2, what is graver is more. */
  readonly level: number | null
  readonly influence: AlertInfluence | null
  /** Endangers people. */
  readonly safety: boolean
  readonly device: number | null
  readonly plant: number | null
  readonly started: EpochSeconds | null
  /** Null while it lasts. */
  readonly ended: EpochSeconds | null
  /** How far it is known to last: its end, or when that was looked at; null is unknown. */
  readonly until: EpochSeconds | null
  /** Where it stands; null is unknown. */
  readonly state: TriageState | null
  /** Somebody has seen it; null is unknown. */
  readonly acknowledged: boolean | null
  /** Begin of the latest occurrence. */
  readonly seen: EpochSeconds | null
  /** kWh: so far, and per further day. */
  readonly lost: number | null
  readonly lossPerDay: number | null
  readonly signs: AlarmSigns
}

const placeOf = ({ latitude, longitude }: AlarmSigns) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Kilometres between two alarms; null where a place is unknown. */
export function kilometresBetween(one: AlarmSigns, other: AlarmSigns): number | null {
  const [here, there] = [placeOf(one), placeOf(other)]
  return here === null || there === null ? null : kilometres(here, there)
}

/** A logger that slept speaks again this long after the sun is up, s. */
const WAKES = 3600

/**
 * Silent because the sun went down: the logger lives on PV, and has not been silent in daylight since. False unless all
 * of it is known.
 */
export function isAsleep({ started, until, signs }: AlarmFacts): boolean {
  const { pvFed, latitude, longitude } = signs
  if (pvFed !== true || started === null) return false
  const looked = until === null ? started : until - WAKES
  return darkSince(started, Math.max(looked, started + DUSK), latitude, longitude)
}

/** Whether the sun or another supply kept the logger awake; null where that is unknown. */
export function isAwake({ started, signs }: AlarmFacts): boolean | null {
  if (signs.pvFed === false) return true
  if (started === null || signs.latitude === null || signs.longitude === null) return null
  const up = !quietAtDusk(started, signs.latitude, signs.longitude)
  return up ? true : signs.pvFed === null ? null : false
}

/** Whether it began within an hour of a sunrise, either way; null where that is unknown. */
export function isAtDawn({ started, signs: { latitude, longitude } }: AlarmFacts): boolean | null {
  if (started === null || latitude === null || longitude === null) return null
  const height = (at: EpochSeconds) => solarPosition(at, latitude, longitude).elevation
  return height(started - 3600) < -0.833 && height(started + 3600) > -0.833
}
