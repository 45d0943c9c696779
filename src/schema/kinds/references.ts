import { MISSING } from '../../domain/values/quantity'
import { identifier, idsOf } from './id'
import { reference } from './reference'
import { BY_WORDS, type KindRule } from './rule'

const identifiers = (wire: unknown): readonly (number | string)[] | null =>
  Array.isArray(wire) ? [...new Set(wire.flatMap((one: unknown) => identifier(one) ?? []))] : null

const joined = (value: unknown) => (identifiers(value) ?? []).join(' ')

/** Several records of another resource. */
export const references: KindRule = {
  ...reference,
  decode: identifiers,
  encode: identifiers,
  validate(value, field) {
    const all = identifiers(value)
    if (all === null || !Array.isArray(value) || value.some((one) => identifier(one) === null))
      return { key: 'choice' }
    const { max } = field as { max?: number }
    return max !== undefined && all.length > max ? { key: 'tooMany', values: { most: max } } : null
  },
  plain: (value, _field, { title }) =>
    (identifiers(value) ?? []).flatMap((one) => title(one) ?? []).join(', ') || MISSING,
  operators: ['in', 'notIn', 'missing', 'present'],
  compare: (one, other) => BY_WORDS.compare(joined(one), joined(other)),
  matches(value, operator, operand) {
    const wanted = idsOf(operand)
    const found = (identifiers(value) ?? []).some((one) => wanted.includes(String(one)))
    return operator === 'notIn' ? !found : found
  },
}
