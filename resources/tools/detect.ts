import { parseColour } from '../../src/domain/brand/colour'
import { parseDate } from '../../src/domain/time/instant'
import { isEmail, isPhone } from '../../src/domain/people/identity'
import { plausibleEpoch, plausibleNumber } from '../../src/domain/values/plausible'
import type { Unit } from '../../src/domain/values/quantity'
import { isZone } from '../../src/domain/time/zone'
import type { Kind } from '../../src/schema/field'

/** What a live reply says of one field: its name on the wire and the values that were not missing. */
export interface Sample {
  /** Last part of the name on the wire. */
  readonly name: string
  readonly values: readonly unknown[]
}

/** A kind with the options that the values speak for, as text of a declaration. */
export interface Guess {
  readonly kind: Kind
  readonly options: Readonly<Record<string, unknown>>
}

interface Detector {
  /** Higher is asked first: what is narrow before what is wide. */
  readonly priority: number
  detect(sample: Sample): Guess | null
}

const all = (values: readonly unknown[], fits: (value: unknown) => boolean) =>
  values.length > 0 && values.every(fits)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown) => plausibleNumber(value) !== null
const guess = (kind: Kind, options: Guess['options'] = {}): Guess => ({ kind, options })

/** Units by words of a name; the wire says none. Names that distinguish power from energy come first. */
const UNITS: readonly (readonly [
  words: RegExp,
  kind: 'power' | 'energy' | 'percent' | 'quantity',
  unit?: Unit,
])[] = [
  [/\b(soc|percent|ratio|rate|signal|humidity)\b/, 'percent'],
  [/\b(temperature|temp)\b/, 'quantity', '°C'],
  [/\b(angle|azimuth|tilt)\b/, 'quantity', '°'],
  [/\binstalled capacity\b/, 'quantity', 'kWp'],
  [/\bcapacity\b/, 'quantity', 'kW'],
  [/\bpower$/, 'power'],
  [/\bhours?\b/, 'quantity', 'h'],
  [
    /\b(generation|consumption|energy|charge|discharge)\b|\b(use|buy|grid) (value|day|month|year|total)\b/,
    'energy',
  ],
  [/\bvoltage\b/, 'quantity', 'V'],
  [/\bcurrent\b/, 'quantity', 'A'],
  [/\bfrequency\b/, 'quantity', 'Hz'],
  [/\bwind\b/, 'quantity', 'm/s'],
]

/** `generationPower` as words: "generation power". */
export const asWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase()

/** A choice is worth it with at least this many records, and few words among them. */
const ENOUGH = 4
const MAX_WORDS = 12

function wordsOf(values: readonly unknown[]): readonly string[] | null {
  if (!all(values, isText) || values.length < ENOUGH) return null
  const words = [...new Set(values.filter(isText).map((word) => word.trim()))]
  const short = words.every((word) => /^[\w:.-]{1,40}$/.test(word))
  return short && words.length <= MAX_WORDS && words.length * 2 <= values.length ? words.sort() : null
}

const DETECTORS: readonly Detector[] = [
  {
    priority: 100,
    detect: ({ name, values }) =>
      /^id$/i.test(name) && all(values, (value) => isText(value) || isNumber(value)) ? guess('id') : null,
  },
  {
    priority: 95,
    detect: ({ name }) => (/^(role|external(Role)?)Codes?$/i.test(name) ? guess('codes') : null),
  },
  {
    priority: 90,
    detect: ({ name, values }) =>
      /(time|date|instant|at)$/i.test(name) && all(values, (value) => plausibleEpoch(value) !== null)
        ? /(collection|last|update)/i.test(name)
          ? guess('age', { readonly: true })
          : guess('instant')
        : null,
  },
  {
    priority: 88,
    detect: ({ values }) =>
      all(values, (value) => isText(value) && parseDate(value.trim()) !== null) ? guess('date') : null,
  },
  {
    priority: 85,
    detect: ({ values }) => (all(values, (value) => isText(value) && isEmail(value)) ? guess('email') : null),
  },
  {
    priority: 84,
    detect: ({ name, values }) =>
      /phone|mobile|tel$/i.test(name) && all(values, (value) => isText(value) && isPhone(value))
        ? guess('phone')
        : null,
  },
  {
    priority: 82,
    detect: ({ name, values }) =>
      /colou?r/i.test(name) && all(values, (value) => parseColour(value) !== null) ? guess('colour') : null,
  },
  { priority: 80, detect: ({ values }) => (all(values, isZoneName) ? guess('timezone') : null) },
  {
    priority: 78,
    detect: ({ name, values }) =>
      all(values, isText) && /(image|photo|picture|logo|file|url)$/i.test(name) && all(values, isAddress)
        ? guess('image')
        : null,
  },
  {
    priority: 76,
    detect: ({ name, values }) =>
      /(sn|serial(number)?)$/i.test(name) && all(values, (value) => isText(value) || isNumber(value))
        ? guess('serial')
        : null,
  },
  {
    priority: 70,
    detect: ({ values }) => (all(values, (value) => typeof value === 'boolean') ? guess('flag') : null),
  },
  { priority: 68, detect: ({ values }) => (all(values, isPlace) ? guess('place') : null) },
  {
    priority: 60,
    detect({ name, values }) {
      if (!all(values, isNumber)) return null
      const known = UNITS.find(([words]) => words.test(asWords(name)))
      if (known === undefined) return null
      const [, kind, unit] = known
      return guess(kind, unit === undefined ? {} : { unit })
    },
  },
  {
    priority: 58,
    detect: ({ name, values }) =>
      /(income|price|cost|amount|fee)/i.test(name) && all(values, isNumber)
        ? guess('money', { currency: 'currency' })
        : null,
  },
  {
    priority: 55,
    detect: ({ name, values }) =>
      /(is[A-Z]|enable|flag|open$|state$)/.test(name) && all(values, (value) => value === 0 || value === 1)
        ? guess('flag')
        : null,
  },
  {
    priority: 50,
    detect: ({ values }) =>
      all(values, isNumber)
        ? guess(
            'number',
            all(values, (value) => Number.isInteger(plausibleNumber(value))) ? { whole: true } : {},
          )
        : null,
  },
  {
    priority: 40,
    detect({ name, values }) {
      const words = wordsOf(values)
      return words === null ? null : guess(/status|state/i.test(name) ? 'status' : 'choice', { of: words })
    },
  },
  {
    priority: 30,
    detect: ({ values }) =>
      all(values, (value) => Array.isArray(value) && value.every(isText)) ? guess('tags') : null,
  },
  {
    priority: 20,
    detect: ({ values }) =>
      all(values, isText) &&
      values.some((value) => isText(value) && (value.length > 120 || value.includes('\n')))
        ? guess('longText')
        : null,
  },
  {
    priority: 10,
    detect: ({ values }) =>
      all(values, (value) => isText(value) || typeof value === 'number') ? guess('text') : null,
  },
]

const IN_ORDER = [...DETECTORS].sort((one, other) => other.priority - one.priority)

function isZoneName(value: unknown): boolean {
  return isText(value) && value.includes('/') && isZone(value)
}

const isAddress = (value: unknown) => isText(value) && /^(https?:\/\/|\/)/.test(value)

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { lat, lng } = value as Record<string, unknown>
  return isNumber(lat) && isNumber(lng)
}

/** The first detector that knows these values; null for what no field can hold. */
export function detect(sample: Sample): Guess | null {
  const values = sample.values.filter((value) => value !== null && value !== undefined && value !== '')
  for (const detector of IN_ORDER) {
    const found = detector.detect({ ...sample, values })
    if (found !== null) return found
  }
  return null
}
