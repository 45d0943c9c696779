import { parseColour, toHex } from '../../domain/brand/colour'
import { isEmail, isPhone } from '../../domain/people/identity'
import { folded, isFoundIn } from '../../domain/values/folded'
import { isUnspeakable, plausibleText } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import { isZone } from '../../domain/time/zone'
import { isPictureAddress } from '../../domain/values/picture-address'
import type { Field } from '../field'
import { BY_WORDS, type KindRule, wordsOf } from './rule'

const TEXT_OPERATORS = ['contains', 'is', 'missing', 'present'] as const

const written = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : MISSING)
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || null : null)

/** Any text. `min` and `max` count characters as a person does, not UTF-16 units. */
const text: KindRule = {
  decode: plausibleText,
  encode: (value) => trimmed(value),
  validate(value, field) {
    const known = plausibleText(value)
    if (known === null) return { key: 'server' }
    if (isUnspeakable(known, field.kind === 'longText')) return { key: 'characters' }
    const { length } = [...known]
    const { min, max } = field as { min?: number; max?: number }
    if (min !== undefined && length < min) return { key: 'tooShort', values: { min } }
    return max !== undefined && length > max ? { key: 'tooLong', values: { max } } : null
  },
  plain: (value) => written(value),
  operators: TEXT_OPERATORS,
  compare: (one, other) => BY_WORDS.compare(String(one), String(other)),
  matches(value, operator, operand) {
    const [own, wanted] = [String(value), (plausibleText(operand) ?? '').trim()]
    return operator === 'is' ? folded(own) === folded(wanted) : isFoundIn(own, wanted)
  },
  align: 'start',
  searched: true,
  wide: true,
}

/** A text that has to fit a form of its own. */
export const formed = (key: string, fits: (value: string) => boolean): KindRule => ({
  ...text,
  validate: (value, field) =>
    text.validate(value, field, null) ?? (fits((plausibleText(value) ?? '').trim()) ? null : { key }),
})

const serial: KindRule = {
  ...formed('serial', (value) => /^[0-9A-Za-z-]{3,40}$/.test(value)),
  decode: (wire) => plausibleText(wire)?.trim() ?? null,
  minWidth: 176,
  faults: [52, 53, 54, 56, 59, 66],
}

const image: KindRule = {
  ...text,
  validate: (value, field) =>
    text.validate(value, field, null) ??
    (isPictureAddress((plausibleText(value) ?? '').trim()) ? null : { key: 'pictureAddress' }),
  decode(wire) {
    const address = plausibleText(wire)?.trim() ?? ''
    return isPictureAddress(address) ? address : null
  },
  operators: ['missing', 'present'],
  searched: false,
  wide: false,
  minWidth: 104,
}

const secret: KindRule = {
  ...text,
  // A secret is write-only: no reply and no export contains it.
  decode: () => null,
  encode: (value) => (typeof value === 'string' && value !== '' ? value : null),
  plain: () => MISSING,
  operators: [],
  matches: () => false,
  searched: false,
  wide: false,
  faults: [14, 57, 58, 60, 61, 62, 63, 64, 65],
}

const colour: KindRule = {
  ...formed('colour', (value) => parseColour(value) !== null),
  decode: (wire) => {
    const rgb = parseColour(wire)
    return rgb && toHex(rgb)
  },
  searched: false,
  wide: false,
  minWidth: 104,
}

const timezone: KindRule = {
  ...formed('timezone', isZone),
  decode(wire) {
    const name = plausibleText(wire)?.trim()
    return isZone(name) ? name : null
  },
  wide: false,
}

function texts(wire: unknown): readonly string[] | null {
  if (!Array.isArray(wire)) return null
  return wire.flatMap((one: unknown) => (typeof one === 'string' ? (plausibleText(one)?.trim() ?? []) : []))
}

const joined = (value: unknown) => (texts(value) ?? []).join(', ') || MISSING

const tags: KindRule = {
  ...text,
  decode: texts,
  encode: (value) => texts(value),
  validate(value, field: Field) {
    const { max, each } = field as { max?: number; each?: number }
    const all = texts(value) ?? []
    if (all.some((one) => isUnspeakable(one, false))) return { key: 'characters' }
    if (each !== undefined && all.some((one) => [...one].length > each))
      return { key: 'eachTooLong', values: { max: each } }
    const count = all.length
    return max !== undefined && count > max ? { key: 'tooMany', values: { most: max } } : null
  },
  plain: joined,
  operators: ['in', 'notIn', 'missing', 'present'],
  compare: (one, other) => BY_WORDS.compare(joined(one), joined(other)),
  matches(value, operator, operand) {
    const [own, wanted] = [(texts(value) ?? []).map(folded), wordsOf(operand).map(folded)]
    const found = wanted.some((word) => own.includes(word))
    return operator === 'notIn' ? !found : found
  },
}

/** Codes of a plant come as texts, or as entries with a switch that somebody else judges. */
const codes: KindRule = {
  ...tags,
  plain: (value) => (texts(value) ?? []).join(' ') || MISSING,
  searched: false,
}

export const TEXTS = {
  text,
  longText: { ...text, operators: ['contains', 'missing', 'present'] },
  serial,
  phone: { ...formed('phone', isPhone), wide: false, faults: [5, 13] },
  email: { ...formed('email', isEmail), faults: [12, 27] },
  secret,
  colour,
  image,
  timezone,
  tags,
  codes,
} satisfies Record<string, KindRule>
