import { calendarDate, formatInstant, localTime, parseDate } from '../../domain/time/instant'
import { plausibleEpoch, plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import type { Field } from '../field'
import { endsOf, type KindRule, spanned } from './rule'

/** `2026-06-18 21:00:12+10:30`; a field that holds a day gives its date. */
function withOffset(value: unknown, field: Field, zone: string | null): string | null {
  const epoch = plausibleEpoch(value)
  if (epoch === null) return null
  const known = zone ?? 'UTC'
  if ('day' in field && field.day) return calendarDate(epoch, known)
  return formatInstant(epoch, known) + localTime(epoch, known).offset.replace('UTC', '')
}

const instant: KindRule = {
  decode: plausibleEpoch,
  encode: plausibleEpoch,
  validate: (value) => (plausibleEpoch(value) === null ? { key: 'instant' } : null),
  plain(value, field, { zone }) {
    const epoch = plausibleEpoch(value)
    if (epoch !== null && 'day' in field && field.day) return calendarDate(epoch, zone ?? 'UTC')
    return formatInstant(epoch, zone)
  },
  columns: (field, { name, label, zoneOf }) => [
    { label: label(), cell: (record) => withOffset(record[name], field, zoneOf(record)) },
  ],
  operators: ['between', 'from', 'to', 'missing', 'present'],
  compare: (one, other) => Number(one) - Number(other),
  // Ends are epoch seconds: the input that offers calendar dates knows the zone.
  matches: (value, operator, operand) => spanned(Number(value), operator, operand, plausibleNumber),
  align: 'start',
  searched: false,
  time: true,
  minWidth: (field, zoned) => ('day' in field && field.day ? 120 : zoned ? 232 : 184),
}

const calendar = (value: unknown): string | null => {
  const text = plausibleText(value)?.trim() ?? null
  return text !== null && parseDate(text) ? text : null
}

const date: KindRule = {
  ...instant,
  minWidth: 136,
  decode: calendar,
  encode: calendar,
  validate(value, field, today) {
    const day = calendar(value)
    if (day === null) return { key: 'date' }
    const isLate = field.kind === 'date' && field.latest === 'today' && today !== null && day > today
    return isLate ? { key: 'latest', values: { date: today } } : null
  },
  plain: (value) => calendar(value) ?? MISSING,
  columns: (_field, { name, label }) => [{ label: label(), cell: (record) => calendar(record[name]) }],
  compare: (one, other) => (String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0),
  matches(value, operator, operand) {
    const [first, second] = endsOf(operand).map(calendar)
    const low = operator === 'to' ? null : first
    const high = operator === 'from' ? null : operator === 'to' ? first : second
    return (!low || String(value) >= low) && (!high || String(value) <= high)
  },
}

/** The instant itself: how long ago it was is said by who knows what time it is. */
const age: KindRule = { ...instant, align: 'end', minWidth: 120 }

export const TIMES = { instant, date, age } satisfies Record<string, KindRule>
