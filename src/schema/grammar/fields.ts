import { UNITS } from '../../domain/values/quantity'
import { DURATION_UNITS } from '../duration-unit'
import type { FieldOptions, KindOptions, Low } from '../field'
import {
  TEXT,
  NUMBER,
  FLAG,
  VALUE,
  ONLY_TRUE,
  word,
  map,
  part,
  list,
  TEXTS,
  FEATURE,
  WHEN,
  type KeysOf,
} from './shape'

/** What every field may say. */
export const COMMON: KeysOf<FieldOptions> = {
  wire: TEXT,
  required: FLAG,
  readonly: FLAG,
  detail: FLAG,
  only: word('create', 'update'),
  initial: VALUE,
  codes: TEXTS,
  feature: FEATURE,
  when: WHEN,
  masked: FLAG,
}

const BOUNDS = { min: NUMBER, max: NUMBER }
const COMPANIONS = {
  bar: TEXT,
  against: TEXT,
  direction: TEXT,
  signs: list(word('exporting', 'importing', 'charging', 'discharging')),
}
const UNIT = word(...UNITS)
const TONES = map(word('good', 'warning', 'bad', 'quiet', 'info'))

/** What fields of each kind may say beside it. */
export const OF_KIND: { readonly [K in keyof KindOptions]: KeysOf<KindOptions[K]> } = {
  id: {},
  text: BOUNDS,
  longText: { max: NUMBER },
  number: { ...BOUNDS, whole: FLAG, low: part<Low>({ warning: NUMBER, bad: NUMBER }, 'warning', 'bad') },
  quantity: { ...BOUNDS, ...COMPANIONS, unit: UNIT },
  energy: { ...BOUNDS, ...COMPANIONS, unit: UNIT },
  power: { ...BOUNDS, ...COMPANIONS, unit: UNIT },
  money: { ...BOUNDS, currency: TEXT },
  percent: {
    ...BOUNDS,
    peers: part<NonNullable<KindOptions['percent']['peers']>>(
      {
        of: TEXT,
        at: TEXTS,
        within: NUMBER,
        min: NUMBER,
        among: WHEN,
      },
      'of',
      'at',
      'within',
      'min',
      'among',
    ),
  },
  instant: { day: ONLY_TRUE },
  date: { latest: word('today') },
  url: { max: NUMBER },
  file: { megabytes: NUMBER },
  range: { over: word('date', 'number'), unit: UNIT },
  duration: { ...BOUNDS, unit: word(...DURATION_UNITS) },
  choice: { of: TEXTS },
  multiChoice: { of: TEXTS, ticks: ONLY_TRUE, counted: ONLY_TRUE },
  flag: {},
  reference: { to: TEXT },
  references: { to: TEXT, max: NUMBER },
  json: { readonly: ONLY_TRUE },
  place: {},
  image: { megabytes: NUMBER },
  serial: { max: NUMBER },
  phone: {},
  email: {},
  secret: { max: NUMBER },
  colour: {},
  tags: { max: NUMBER, each: NUMBER, from: TEXT },
  status: { of: TEXTS, tones: TONES },
  counts: { of: TEXTS, tones: TONES },
  country: {},
  language: {},
  age: { calm: ONLY_TRUE },
  timezone: {},
  codes: {},
}

/** Without these a field of the kind is nothing. */
export const NEEDED: Readonly<Partial<Record<keyof KindOptions, readonly string[]>>> = {
  quantity: ['unit'],
  money: ['currency'],
  range: ['over'],
  reference: ['to'],
  references: ['to'],
  json: ['readonly'],
  choice: ['of'],
  multiChoice: ['of'],
  status: ['of'],
  counts: ['of'],
}
