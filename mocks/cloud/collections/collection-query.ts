import { ordered, searching } from '../../../src/schema/codec'
import type { Field } from '../../../src/schema/field'
import { type Titles, withTitles } from '../../../src/schema/references'
import { ruleOf } from '../../../src/schema/kinds/index'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import type { Collection, Kept } from './collection'
import { isMissing } from '../../../src/domain/values/given'

/** Ends of a filter's name, as @refinedev/simple-rest writes them. */
const TAILS = ['gte', 'lte', 'like', 'ne'] as const
type Tail = (typeof TAILS)[number] | 'eq'

const WINDOW = new Set(['_start', '_end', '_sort', '_order', 'q'])

export interface Entry {
  readonly id: number
  readonly values: Kept
}

function fieldOf({ fields }: Collection, wire: string): [name: string, field: Field] | null {
  return Object.entries(fields).find(([name, field]) => (field.wire ?? name) === wire) ?? null
}

/** `cost_gte` is a filter of `cost`, unless a field has that very name. */
function filterOf(collection: Collection, key: string): { name: string; field: Field; tail: Tail } {
  const plain = fieldOf(collection, key)
  if (plain) return { name: plain[0], field: plain[1], tail: 'eq' }
  const tail = TAILS.find((one) => key.endsWith(`_${one}`))
  const named = tail === undefined ? null : fieldOf(collection, key.slice(0, -tail.length - 1))
  if (!named || tail === undefined) throw badParameter(`${key} is no filter`)
  return { name: named[0], field: named[1], tail }
}

/** Whether a value is one of the operands. */
function isOneOf(field: Field, value: unknown, operands: readonly string[]): boolean {
  const { operators, matches } = ruleOf(field)
  if (operators.includes('in')) return matches(value, 'in', operands)
  const operator = operators.includes('between') ? 'between' : 'is'
  return operands.some((one) => matches(value, operator, operator === 'between' ? [one, one] : one))
}

function fits(field: Field, value: unknown, tail: Tail, operands: readonly string[]): boolean {
  if (isMissing(value)) return tail === 'ne'
  const { matches } = ruleOf(field)
  switch (tail) {
    case 'eq':
      return isOneOf(field, value, operands)
    case 'ne':
      return !isOneOf(field, value, operands)
    case 'gte':
      return operands.every((one) => matches(value, 'from', one))
    case 'lte':
      return operands.every((one) => matches(value, 'to', one))
    case 'like':
      return operands.every((one) => matches(value, 'contains', one))
  }
}

/** Records that a query asks for and how many there are before they are cut; newest first unless it says otherwise. */
export function queried(
  collection: Collection,
  entries: readonly Entry[],
  query: URLSearchParams,
  titles: Titles,
): { rows: readonly Entry[]; total: number } {
  const { fields } = collection
  const idName = Object.entries(fields).find(([, { kind }]) => kind === 'id')?.[0] ?? 'id'
  const filters = [...new Set(query.keys())]
    .filter((key) => !WINDOW.has(key))
    .map((key) => ({ ...filterOf(collection, key), operands: query.getAll(key) }))
  const text = query.get('q') ?? ''
  const searched = searching(fields, text)
  const sorts = (query.get('_sort') ?? '').split(',').filter((wire) => wire !== '')
  const records = withTitles(
    fields,
    text === '' ? sorts.flatMap((wire) => fieldOf(collection, wire)?.[0] ?? []) : Object.keys(fields),
    entries.map((entry): Kept => ({ ...entry.values, [idName]: entry.id })),
    titles,
  )
  const rows = entries
    .flatMap((entry, index) => {
      const record = records[index]
      return record === undefined ? [] : [{ entry, record }]
    })
    .filter(
      ({ record }) =>
        searched(record) &&
        filters.every(({ name, field, tail, operands }) => fits(field, record[name], tail, operands)),
    )
  const directions = (query.get('_order') ?? '').split(',')
  const orders = sorts.flatMap((wire, index) => {
    const named = fieldOf(collection, wire)
    if (!named) throw badParameter(`${wire} is no field`)
    return [ordered(named[1], named[0], directions[index]?.toLowerCase() === 'desc' ? 'DESC' : 'ASC')]
  })
  rows.sort((one, other) => {
    for (const order of orders) {
      const by = order(one.record, other.record)
      if (by !== 0) return by
    }
    return other.entry.id - one.entry.id
  })
  const start = Math.max(0, whole(query.get('_start')) ?? 0)
  const end = whole(query.get('_end')) ?? rows.length
  return { rows: rows.slice(start, end).map(({ entry }) => entry), total: rows.length }
}
