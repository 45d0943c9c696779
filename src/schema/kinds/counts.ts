import { plausibleNumber } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import type { Field } from '../field'
import type { KindRule } from './rule'

/** A word of the vocabulary and how many there are of it. */
export interface Count {
  readonly word: string
  readonly count: number
}

/** Counts of all words, the gravest first; null for what is no such record. */
export function countsOf(value: unknown, field: Field): readonly Count[] | null {
  if (typeof value !== 'object' || value === null || !('of' in field)) return null
  const counts = field.of.map((word): Count => {
    const number = Object.hasOwn(value, word)
      ? plausibleNumber((value as Record<string, unknown>)[word])
      : null
    return { word, count: Math.max(0, Math.trunc(number ?? 0)) }
  })
  return counts.reverse()
}

const byWord = (value: unknown, field: Field) => {
  const counts = countsOf(value, field)
  return counts && Object.fromEntries(counts.map(({ word, count }) => [word, count]))
}

/** Counted by somebody else: it is shown and put in order, never written. */
export const counts: KindRule = {
  decode: byWord,
  encode: byWord,
  validate: () => null,
  plain: (value, field, context) =>
    countsOf(value, field)
      ?.map(({ word, count }) => `${context.word(word)} ${count}`)
      .join(', ') ?? MISSING,
  columns: (field, { name, label, word: said }) =>
    ('of' in field ? [...field.of] : []).reverse().map((word) => ({
      label: `${label()}: ${said(word)}`,
      cell: (record) => countsOf(record[name], field)?.find((one) => one.word === word)?.count ?? null,
    })),
  operators: [],
  compare: (one, other) => weigh(one, other),
  matches: () => true,
  align: 'start',
  searched: false,
}

/** The gravest decides. The record keeps the words in that order. */
function weigh(one: unknown, other: unknown): number {
  const [left, right] = [one, other].map((value) =>
    typeof value === 'object' && value !== null ? Object.values(value).map(Number) : [],
  )
  for (const [index, count] of (left ?? []).entries()) {
    const difference = count - (right?.[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
