import type { Zone } from '../plants/reading'
import type { Region } from './region'

/** Where an address on the net seems to be (C7, C8). */
export interface CountryGuess {
  countryCode: string | null
  nationId: number | null
  nationName: string | null
  /** Continent or country code for the sign-in form. */
  area: string | null
  region: Region | null
  phonePrefix: string | null
}

/** A node of the region tree with its name. */
export interface NamedRegion {
  id: number
  name: string | null
}

/** C9: what lies at a point of the map. */
export interface AreaDetails {
  nation: NamedRegion | null
  nationCode: string | null
  /** Level 1 to 5, as deep as the tree goes there. */
  levels: readonly NamedRegion[]
  zone: Zone | null
  address: string | null
}

/** C10, C11: one entry of the cascade. */
export interface AreaEntry extends NamedRegion {
  parentId: number | null
  level: number | null
  code: string | null
  /** Null: unknown whether there is a level below. */
  leaf: boolean | null
  /** Its middle, degrees, where the server sends it. */
  latitude: number | null
  longitude: number | null
  area: string | null
  phonePrefix: string | null
  region: Region | null
}

/** C12. */
export interface CurrencyEntry {
  /** ISO 4217. */
  code: string
  name: string | null
  symbol: string | null
}

/** C15, C16. */
export interface PhonePrefix {
  countryCode: string | null
  name: string | null
  /** Digits without plus. */
  prefix: string
  region: Region | null
  /** Letter to sort under. */
  initial: string | null
}
