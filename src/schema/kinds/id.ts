import { plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import { BY_WORDS, type KindRule } from './rule'

/** A number on the wire of the API, a text in plain collections. */
export function identifier(wire: unknown): number | string | null {
  const number = plausibleNumber(wire)
  if (number !== null) return Number.isSafeInteger(number) ? number : null
  const text = plausibleText(wire)?.trim() ?? null
  return text !== null && /^[\w.:-]{1,80}$/.test(text) ? text : null
}

/** Ids of an operand, as texts: an address knows nothing else. */
export const idsOf = (operand: unknown): readonly string[] =>
  (Array.isArray(operand) ? operand : [operand]).flatMap((one: unknown) => plausibleText(one) ?? [])

export const id: KindRule = {
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
