import { plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { MISSING, truncate } from '../../domain/values/quantity'
import { BY_WORDS, type KindRule } from './rule'

/** A number on the wire of the API, a text in plain collections. */
function identifier(wire: unknown): number | string | null {
  const number = plausibleNumber(wire)
  if (number !== null) return Number.isSafeInteger(number) ? number : null
  const text = plausibleText(wire)?.trim() ?? null
  return text !== null && /^[\w.:-]{1,80}$/.test(text) ? text : null
}

/** Ids of an operand, as texts: an address knows nothing else. */
const idsOf = (operand: unknown): readonly string[] =>
  (Array.isArray(operand) ? operand : [operand]).flatMap((one: unknown) => plausibleText(one) ?? [])

const id: KindRule = {
  decode: identifier,
  encode: identifier,
  validate: (value) => (identifier(value) === null ? { key: 'choice' } : null),
  plain: (value) => (value === null || value === undefined ? MISSING : String(value as string | number)),
  operators: ['is', 'in'],
  compare: (one, other) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : BY_WORDS.compare(String(one), String(other)),
  matches: (value, _operator, operand) => idsOf(operand).includes(String(value)),
  align: 'start',
  searched: false,
}

const reference: KindRule = {
  ...id,
  plain: (value, _field, { title }) => {
    const known = identifier(value)
    return known === null ? MISSING : (title(known) ?? MISSING)
  },
  operators: ['in', 'missing', 'present'],
}

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

const place: KindRule = {
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

export const OTHERS = { id, reference, place } satisfies Record<string, KindRule>
