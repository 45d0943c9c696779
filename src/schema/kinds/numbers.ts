import { scaleMoney } from '../../domain/money/money'
import { plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { isUnread, type Unread } from '../../domain/values/typed-number'
import { MISSING, printed, scale, truncate, type Unit } from '../../domain/values/quantity'
import type { Field } from '../field'
import { headed, type KindRule, spanned } from './rule'

interface Bounded {
  min?: number
  max?: number
  whole?: boolean
}

/** What was typed and is no number, or could be two of them. */
function unreadable({ unread, examples: [one = '', other] }: Unread) {
  return other === undefined
    ? { key: 'numberLike', values: { example: one } }
    : { key: 'numberUnclear', values: { typed: unread, one, other } }
}

function bounded(value: unknown, field: Field) {
  if (isUnread(value)) return unreadable(value)
  const number = plausibleNumber(value)
  if (number === null) return { key: 'number' }
  const { min, max, whole } = field as Bounded
  const written = writtenUnit(field)
  const unit = written === null ? {} : { unit: written }
  if (whole && !Number.isInteger(number)) return { key: 'whole' }
  if (min !== undefined && max !== undefined && (number < min || number > max))
    return { key: 'range', values: { min, max }, ...unit }
  if (min !== undefined && number < min) return { key: 'least', values: { min }, ...unit }
  if (max !== undefined && number > max) return { key: 'most', values: { max }, ...unit }
  return null
}

const LIMITS: ReadonlySet<string> = new Set(['range', 'least', 'most'])

export const number: KindRule = {
  decode: plausibleNumber,
  encode: plausibleNumber,
  validate: bounded,
  plain(value, field) {
    const known = plausibleNumber(value)
    if (known === null) return MISSING
    return 'whole' in field && field.whole ? String(Math.trunc(known)) : truncate(known)
  },
  operators: ['between', 'from', 'to', 'missing', 'present'],
  compare: (one, other) => Number(one) - Number(other),
  matches: (value, operator, operand) => spanned(Number(value), operator, operand, plausibleNumber),
  columns: (field, context) => headed(writtenUnit(field), context),
  align: 'end',
  searched: false,
  minWidth: 104,
}

/** Least widths of a number that has company in its cell, px. */
const ACCOMPANIED = { bar: 152, against: 164, direction: 120, signs: 176 } as const
const minWidthOf = (alone: number) => (field: Field) =>
  Math.max(
    alone,
    ...(['bar', 'against', 'direction', 'signs'] as const).flatMap((one) =>
      one in field ? ACCOMPANIED[one] : [],
    ),
  )

/** With its unit, scaled and cut as the screen does it (specification 9). */
const measured = (usual: Unit, minWidth = 112): KindRule => ({
  ...number,
  minWidth: minWidthOf(minWidth),
  plain: (value, field) => printed(scale(plausibleNumber(value), unitOf(field) ?? usual)),
})

/** The unit as it is written beside a number; counts and bare ratios have none. */
export function writtenUnit(field: Field): string | null {
  const unit = unitOf(field)
  return unit === 'count' || unit === 'none' ? null : unit
}

/** Unit of a field whose kind carries one. */
export function unitOf(field: Field): Unit | null {
  switch (field.kind) {
    case 'quantity':
      return field.unit
    case 'energy':
      return field.unit ?? 'kWh'
    case 'power':
      return field.unit ?? 'W'
    case 'percent':
      return '%'
    case 'range':
      return field.unit ?? null
    default:
      return null
  }
}

/** The currency that the record gives an amount. */
function currencyOf(field: Field, record: Readonly<Record<string, unknown>>): string | null {
  const currency = field.kind === 'money' ? record[field.currency] : null
  return typeof currency === 'string' && currency !== '' ? currency : null
}

const money: KindRule = {
  ...number,
  minWidth: 136,
  validate(value, field, _, record = {}) {
    const refused = bounded(value, field)
    const unit = currencyOf(field, record)
    return refused !== null && unit !== null && LIMITS.has(refused.key) ? { ...refused, unit } : refused
  },
  plain(value, field, { record, language }) {
    const amount = scaleMoney(plausibleNumber(value), currencyOf(field, record), language)
    return amount === null ? MISSING : printed(amount).trim()
  },
  columns(field, context) {
    const { name, records, label } = context
    const of = field.kind === 'money' ? field.currency : ''
    const currency = (record: (typeof records)[number]) =>
      plausibleNumber(record[name]) === null ? null : plausibleText(record[of])
    const currencies = new Set(records.flatMap((record) => currency(record) ?? []))
    // Amounts of several currencies are no column of one unit: each says its own beside it.
    if (currencies.size > 1) return [...headed(null, context), { label: label(of), cell: currency }]
    return headed([...currencies][0] ?? null, context)
  },
}

export const NUMBERS = {
  number,
  quantity: measured('count'),
  energy: measured('kWh'),
  power: measured('W'),
  percent: measured('%', 140),
  money,
} satisfies Record<string, KindRule>
