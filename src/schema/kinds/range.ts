import { parseDate } from '../../domain/time/instant'
import { filed } from '../../domain/values/filed'
import { plausibleNumber, plausibleText } from '../../domain/values/plausible'
import { isUnread } from '../../domain/values/typed-number'
import { MISSING, truncate } from '../../domain/values/quantity'
import type { Field } from '../field'
import { writtenUnit } from './numbers'
import { endsOf, headedBy, type KindRule } from './rule'
import { isRecord } from '../../domain/values/given'

/** Two ends, of dates or of numbers; one of them may be open. */
export interface Range {
  readonly from: string | number | null
  readonly to: string | number | null
}

const dateOf = (end: unknown): string | null => {
  const text = plausibleText(end)?.trim() ?? null
  return text !== null && parseDate(text) ? text : null
}

const isOfDates = (field: Field): boolean => field.kind === 'range' && field.over === 'date'
const endOf = (end: unknown, field: Field) => (isOfDates(field) ? dateOf(end) : plausibleNumber(end))
const isNothing = (end: unknown) => end === null || end === undefined || end === ''

/** Ends as they were given; null for what has none. */
const given = (value: unknown): { from?: unknown; to?: unknown } | null => (isRecord(value) ? value : null)

export function rangeOf(value: unknown, field: Field): Range | null {
  const ends = given(value)
  if (ends === null) return null
  const [from, to] = [endOf(ends.from, field), endOf(ends.to, field)]
  return from === null && to === null ? null : { from, to }
}

/** Text of both ends, with their unit. */
export function spokenRange({ from, to }: Range, field: Field): string {
  return [spokenEnd(from), '–', spokenEnd(to), writtenUnit(field)].filter((part) => part !== null).join(' ')
}

/** Text of one end. */
function spokenEnd(end: string | number | null): string {
  if (typeof end !== 'number') return end ?? '…'
  return Number.isInteger(end) ? String(end) : truncate(end)
}

const below = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

/** Open at the beginning comes first, open at the end comes last. */
function compared(one: unknown, other: unknown, end: 'from' | 'to'): number {
  const [left, right] = [given(one)?.[end] ?? null, given(other)?.[end] ?? null] as (string | number | null)[]
  if (left === null || right === null || left === undefined || right === undefined)
    return (Number(left === null) - Number(right === null)) * (end === 'from' ? -1 : 1)
  return below(left, right)
}

/** Whether an operand is one that a range with such an end is compared with. */
const like = (end: unknown, operand: unknown) =>
  typeof end === 'number' ? plausibleNumber(operand) : dateOf(operand)

/** The end of a filter, which is no range of its own. */
const spokenOperand = (end: string | number | null) => (end === null ? MISSING : spokenEnd(end))

export const range: KindRule = {
  decode: rangeOf,
  encode: rangeOf,
  validate(value, field) {
    const ends = given(value)
    const both = [ends?.from, ends?.to].filter((end) => !isNothing(end))
    const key = isOfDates(field) ? 'date' : 'number'
    if (both.some((end) => isUnread(end) || endOf(end, field) === null)) return { key }
    const known = rangeOf(value, field)
    if (known === null) return field.required ? { key: 'required' } : null
    const { from, to } = known
    return from !== null && to !== null && from > to ? { key: 'ends' } : null
  },
  plain(value, field) {
    const known = rangeOf(value, field)
    if (known === null) return given(value) === null ? spokenOperand(endOf(value, field)) : MISSING
    return spokenRange(known, field)
  },
  operators: ['between', 'from', 'to', 'missing', 'present'],
  compare: (one, other) => compared(one, other, 'from') || compared(one, other, 'to'),
  /** Ranges that have something in common with what is asked for. */
  matches(value, operator, operand) {
    const { from = null, to = null } = (given(value) ?? {}) as Partial<Range>
    const [first, second] = endsOf(operand)
    const low = operator === 'to' ? null : like(to ?? from, first)
    const high = operator === 'from' ? null : like(from ?? to, operator === 'to' ? first : second)
    return (low === null || to === null || to >= low) && (high === null || from === null || from <= high)
  },
  columns: (field, { name, end }) =>
    (['from', 'to'] as const).map((one) => ({
      label: headedBy(end(one), writtenUnit(field)),
      cell(record) {
        const end = rangeOf(record[name], field)?.[one] ?? null
        return typeof end === 'number' ? filed(end, writtenUnit(field)) : end
      },
    })),
  operand: endOf,
  align: 'start',
  searched: false,
  minWidth: 224,
}
