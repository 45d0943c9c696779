import { plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import type { Field } from '../field'
import { amongWords, type KindRule, wordsOf } from './rule'

const word = (wire: unknown) => plausibleText(wire)?.trim() ?? null
const vocabulary = (field: Field): readonly string[] => ('of' in field ? field.of : [])

/** A word of a vocabulary. Others are kept and shown, but not accepted from a form. */
const choice: KindRule = {
  decode: word,
  encode: word,
  validate: (value, field) => (vocabulary(field).includes(word(value) ?? '') ? null : { key: 'choice' }),
  plain: (value, _field, context) => (typeof value === 'string' ? context.word(value) : MISSING),
  operators: ['in', 'notIn', 'missing', 'present'],
  compare: (one, other) => String(one).localeCompare(String(other)),
  known: (one, field) => vocabulary(field).includes(String(one)),
  matches: amongWords,
  align: 'start',
  searched: false,
}

const list = (wire: unknown): readonly string[] | null =>
  Array.isArray(wire) ? wire.flatMap((one: unknown) => word(one) ?? []) : null

const multiChoice: KindRule = {
  ...choice,
  wide: true,
  decode: list,
  encode: list,
  validate: (value, field) =>
    (list(value) ?? []).every((one) => vocabulary(field).includes(one)) ? null : { key: 'choice' },
  plain: (value, _field, context) =>
    (list(value) ?? []).map((one) => context.word(one)).join(', ') || MISSING,
  compare: (one, other) => String(one).localeCompare(String(other)),
  matches(value, operator, operand) {
    const wanted = wordsOf(operand)
    const found = (list(value) ?? []).some((one) => wanted.includes(one))
    return operator === 'notIn' ? !found : found
  },
}

function truth(wire: unknown): boolean | null {
  if (typeof wire === 'boolean') return wire
  if (wire === 'true' || wire === 'false') return wire === 'true'
  const number = plausibleNumber(wire)
  return number === 1 ? true : number === 0 ? false : null
}

const flag: KindRule = {
  ...choice,
  decode: truth,
  encode: truth,
  validate: (value) => (truth(value) === null ? { key: 'choice' } : null),
  plain: (value, _field, context) =>
    typeof value === 'boolean' ? context.word(value ? 'yes' : 'no') : MISSING,
  operators: ['is', 'missing', 'present'],
  known: (one) => truth(one) !== null,
  compare: (one, other) => Number(one) - Number(other),
  matches: (value, _operator, operand) => value === truth(operand),
  minWidth: 104,
}

export const CHOICES = {
  choice,
  status: { ...choice, minWidth: 152, shortWidth: 124 },
  multiChoice,
  flag,
} satisfies Record<string, KindRule>
