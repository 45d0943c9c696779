import { plausibleNumber } from '../../domain/values/plausible'
import { MISSING, truncate } from '../../domain/values/quantity'
import type { KindRule } from './rule'

/** Degrees; `lat` −90 to 90, `lng` −180 to 180. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

function placeOf(wire: unknown): Place | null {
  if (typeof wire !== 'object' || wire === null) return null
  const { lat, lng } = wire as Record<string, unknown>
  const [north, east] = [plausibleNumber(lat), plausibleNumber(lng)]
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null
  return { lat: north, lng: east }
}

export const place: KindRule = {
  decode: placeOf,
  encode: placeOf,
  validate: (value) => (placeOf(value) === null ? { key: 'place' } : null),
  plain(value) {
    const known = placeOf(value)
    return known === null ? MISSING : `${truncate(known.lat, 5)}, ${truncate(known.lng, 5)}`
  },
  operators: ['missing', 'present'],
  compare: (one, other) => (placeOf(one)?.lat ?? 0) - (placeOf(other)?.lat ?? 0),
  matches: () => true,
  align: 'start',
  searched: false,
}
