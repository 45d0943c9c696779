import type { CalendarDate } from '../domain/plants/reading'
import { finding, searchable } from '../domain/values/folded'
import { MISSING } from '../domain/values/quantity'
import type { Condition, Field, Fields } from './field'
import { ruleOf } from './kinds/index'
import { BY_WORDS, type Invalid, type Operator, type PlainContext } from './kinds/rule'
import { targetOf, toldTitle } from './references'
import { isMissing, isRecord } from '../domain/values/given'

export type RecordValues = Readonly<Record<string, unknown>>

/** One filter of a list: a field, what is asked of it, and with what. */
export interface Filter {
  readonly field: string
  readonly operator: Operator
  readonly value: unknown
}

/** What stands at `location.lat`; own properties only. */
function at(wire: Record<string, unknown>, path: string): unknown {
  let here: unknown = wire
  for (const step of path.split('.')) {
    if (!isRecord(here) || !Object.hasOwn(here, step)) return undefined
    here = here[step]
  }
  return here
}

/** One record by its fields. Null without an id, because nothing can be asked about it. */
export function decodeRecord(fields: Fields, wire: unknown): Record<string, unknown> | null {
  if (!isRecord(wire)) return null
  const record: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    record[name] = ruleOf(field).decode(at(wire, field.wire ?? name), field)
    if (field.kind === 'id' && record[name] === null) return null
  }
  return record
}

/** Values of a form as the wire wants them; what is not given is not sent. Never the id. */
export function encodeRecord(fields: Fields, values: RecordValues): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'id' || field.readonly || !Object.hasOwn(values, name)) continue
    const steps = (field.wire ?? name).split('.')
    const last = steps.pop() ?? name
    let here = wire
    for (const step of steps) {
      const inner = isRecord(here[step]) ? here[step] : {}
      here[step] = inner
      here = inner
    }
    here[last] = isMissing(values[name]) ? null : ruleOf(field).encode(values[name], field)
  }
  return wire
}

/**
 * Why a value of a form is refused; null when all is well. Without `today` no date is too late; without the record
 * limits of money name no currency.
 */
export function validateValue(
  field: Field,
  value: unknown,
  today: CalendarDate | null = null,
  record: RecordValues = {},
): Invalid | null {
  if (isMissing(value)) return field.required ? { key: 'required' } : null
  if (typeof value === 'string' && value.trim() === '') return field.required ? { key: 'required' } : null
  return ruleOf(field).validate(value, field, today, record)
}

/** As an export and a screen reader say it. */
export function plainText(field: Field, value: unknown, context: PlainContext): string {
  return isMissing(value) ? MISSING : ruleOf(field).plain(value, field, context)
}

/** Whether a record passes a filter, decided here instead of on the server. */
export function passes(fields: Fields, record: RecordValues, filter: Filter): boolean {
  const field = fields[filter.field]
  if (field === undefined) return true
  const value = record[filter.field]
  if (filter.operator === 'missing') return isMissing(value)
  if (filter.operator === 'present') return !isMissing(value)
  if (isMissing(value)) return filter.operator === 'notIn'
  return ruleOf(field).matches(value, filter.operator, filter.value)
}

/**
 * Searched texts of a record, what it refers to by its name as far as the record says it. Folded once: a keystroke over
 * ten thousand rows must not fold them all again.
 */
const texts = new WeakMap<RecordValues, string>()

function searchedText(fields: Fields, record: RecordValues): string {
  const known = texts.get(record)
  if (known !== undefined) return known
  const text = Object.entries(fields)
    .flatMap(([name, field]) => {
      const titled = targetOf(field) !== null
      const value = titled ? toldTitle(record, name) : record[name]
      if (isMissing(value) || !(titled || ruleOf(field).searched)) return []
      return searchable(Array.isArray(value) ? value.join(' ') : String(value))
    })
    .join('\n')
  texts.set(record, text)
  return text
}

/** Whether the search text stands in one of the fields that are searched. */
export function searching(fields: Fields, text: string): (record: RecordValues) => boolean {
  const isFound = finding(text)
  return text.trim() === '' ? () => true : (record) => isFound(searchedText(fields, record))
}

/**
 * Order of two records by one field; missing values come last in either direction. What is referred to goes by its
 * name, as far as the records say it.
 */
export function ordered(field: Field, name: string, direction: 'ASC' | 'DESC') {
  const titled = targetOf(field) !== null
  // Words of a vocabulary stand in the order of their declaration: from harmless to grave, from small to large.
  const words: readonly unknown[] | null =
    field.kind === 'choice' || field.kind === 'status' ? field.of : null
  const compare = words
    ? (one: unknown, other: unknown) => words.indexOf(one) - words.indexOf(other)
    : ruleOf(field).compare
  return (one: RecordValues, other: RecordValues): number => {
    const [left, right] = [isMissing(one[name]), isMissing(other[name])]
    if (left || right) return Number(left) - Number(right)
    const [first, second] = titled ? [toldTitle(one, name), toldTitle(other, name)] : [null, null]
    if ((first === null) !== (second === null)) return first === null ? 1 : -1
    const named = first === null || second === null ? 0 : BY_WORDS.compare(first, second)
    const order = named === 0 ? compare(one[name], other[name]) : named
    return direction === 'DESC' ? -order : order
  }
}

/** Whether a condition of a declaration holds for a record. */
export function holds(condition: Condition | undefined, record: RecordValues): boolean {
  if (condition === undefined) return true
  const value = record[condition.field]
  return condition.is.some((wanted) => (wanted === null ? isMissing(value) : wanted === value))
}
