import type { Filter, RecordValues } from '../../src/schema/codec'
import type { Askable } from '../../src/schema/filter-operators'
import type { Plan } from '../../src/schema/compile'
import type { Operator } from '../../src/schema/kinds/rule'
import { FULL, walked } from '../support/walk'

const isMissing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Values that rows have under a field, each once; those of lists one by one. */
function valuesOf(rows: readonly RecordValues[], field: string): readonly (string | number | boolean)[] {
  // Of ranges their ends: that is what they are asked for by.
  const ends = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value
  const all = rows.flatMap((row) => ends(row[field])).filter((value) => !isMissing(value))
  return [...new Set(all)] as (string | number | boolean)[]
}

/** Places of a sorted list at which it is cut. */
const quarters = <T>(sorted: readonly T[]): readonly T[] =>
  [...new Set([0.25, 0.5, 0.75].map((part) => sorted[Math.floor(part * (sorted.length - 1))]))].filter(
    (value) => value !== undefined,
  )

const pairs = <T>(list: readonly T[]) => list.slice(1, 6).map((value, index) => [list[index] as T, value])

/** Words of a vocabulary; of a long one those that rows have, and two that none has. */
function shown(words: readonly string[], known: readonly unknown[]) {
  const absent = words.filter((word) => !known.includes(word))
  return words.length <= 8 ? words : [...words.filter((word) => known.includes(word)), ...absent.slice(0, 2)]
}

/** Every operand that the editor of a filter offers, as far as rows show which of them match. */
function operandsOf(
  plan: Plan,
  name: string,
  operator: Operator,
  one: boolean,
  rows: readonly RecordValues[],
): readonly unknown[] {
  const field = plan.fields[name]
  const known = valuesOf(rows, name)
  if (operator === 'missing' || operator === 'present') return [null]
  if (field?.kind === 'flag') return [true, false]
  if (operator === 'in' || operator === 'notIn') {
    const all = field !== undefined && 'of' in field ? shown(field.of, known) : known.slice(0, 5)
    // What each word is on the wire shows where it is asked for; that it is left out, with two that rows have.
    const words = FULL || operator === 'in' ? all : known.slice(0, 2)
    const single = words.map((word) => [word])
    const many = [...walked(pairs(words), 2), ...(known.length > 2 ? [known.slice(0, 3)] : [])]
    return one ? single : [...single, ...many]
  }
  if (operator === 'contains')
    return known.slice(0, 4).flatMap((value) => [String(value).slice(0, 3), String(value).toUpperCase()])
  if (operator === 'is') return known.slice(0, 4)
  const sorted = quarters([...known].sort((a, b) => (a < b ? -1 : 1)))
  return operator === 'between' ? [...pairs(sorted), [sorted[0], null], [null, sorted[0]]] : sorted
}

/** Every filter of a field that the interface lets somebody make. */
export const filtersOf = (
  plan: Plan,
  name: string,
  { operators, one }: Pick<Askable, 'operators' | 'one'>,
  rows: readonly RecordValues[],
): readonly Filter[] =>
  operators.flatMap((operator) =>
    operandsOf(plan, name, operator, one, rows).map((value) => ({ field: name, operator, value })),
  )

/** A filter in words, for the name of what went wrong. */
export const said = ({ field, operator, value }: Filter) => `${field} ${operator} ${JSON.stringify(value)}`
