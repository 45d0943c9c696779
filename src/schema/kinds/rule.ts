import type { CalendarDate, EpochSeconds } from '../../domain/plants/reading'
import type { CsvCell } from '../../domain/values/csv'
import { filed } from '../../domain/values/filed'
import { plausibleNumber } from '../../domain/values/plausible'
import type { Field } from '../field'

/** What a filter may say. Which of these a field offers is its kind's affair. */
export const OPERATORS = [
  'contains',
  'is',
  'in',
  'notIn',
  'from',
  'to',
  'between',
  'missing',
  'present',
] as const
export type Operator = (typeof OPERATORS)[number]

/** Why a value is refused: a key below `engine:invalid`, with what the sentence names. */
export interface Invalid {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Unit of the limits among the values. */
  readonly unit?: string
}

/** What turns values into plain text; everything that is not in the value itself. */
export interface PlainContext {
  /** Zone of the plant that the record belongs to; null where none is known. */
  readonly zone: string | null
  readonly language: string
  readonly now: EpochSeconds
  /** The whole record, for kinds that need a second field (money: the currency). */
  readonly record: Readonly<Record<string, unknown>>
  /** Label of a word of a vocabulary; the word itself where there is none. */
  word(word: string): string
  /** Title of a record of the resource that the field refers to; null where nobody knows it. */
  title(id: string | number): string | null
}

type Values = Readonly<Record<string, unknown>>

/** A column of a file for machines. */
export interface FileColumn {
  readonly label: string
  cell(record: Values): CsvCell
}

/** What columns of a field are made with. */
export interface FileContext {
  readonly name: string
  readonly records: readonly Values[]
  readonly language: string
  /** Label of a field; that of this one unless another is named. */
  label(field?: string): string
  /** Label of an end of a span. */
  end(end: 'from' | 'to'): string
  /** Label of a word of the vocabulary. */
  word(word: string): string
  zoneOf(record: Values): string | null
  /** What the field of a record refers to, by name. */
  title(record: Values): string | null
}

/**
 * Everything a kind is, but its looks: how it comes from the wire and goes back, what is refused, how it reads as
 * plain text and in files, how it is ordered and filtered. Pure; never throws on any input.
 */
export interface KindRule {
  /** Wire to record; null for anything that cannot be read. */
  decode(wire: unknown, field: Field): unknown
  /** Record to wire. */
  encode(value: unknown, field: Field): unknown
  /** Null when all is well. Not asked about missing values. `today` is the date where the record is. */
  validate(value: unknown, field: Field, today: CalendarDate | null, record?: Values): Invalid | null
  /** As an export and a screen reader say it; '--' for missing. */
  plain(value: unknown, field: Field, context: PlainContext): string
  readonly operators: readonly Operator[]
  /** Order of two present values. */
  compare(one: unknown, other: unknown): number
  /** Whether a present value is what the filter wants. `operand` may be anything an address can hold. */
  matches(value: unknown, operator: Operator, operand: unknown): boolean
  /** Numbers stand at the end of their column. */
  readonly align: 'start' | 'end'
  /** Whether the search field looks into it. */
  readonly searched: boolean
  /** Least width in px of a column of what must not be cut; `zoned` beside records of other zones. */
  readonly minWidth?: number | ((field: Field, zoned: boolean) => number)
  /** Least width in px where room is short, of what may be cut there. */
  readonly shortWidth?: number
  /** A text that takes more of what is left of a table than others. */
  readonly wide?: boolean
  /** A time at which something is or was. */
  readonly time?: boolean
  /** Codes of specification 8 that refuse a value of this kind. */
  readonly faults?: readonly number[]
  /** Columns of a file, where they are more or other than the plain text: numbers are not scaled, one unit a column. */
  columns?(field: Field, context: FileContext): readonly FileColumn[]
  /** An end of a filter, where it is no value of the kind; null for what cannot be read. */
  operand?(end: unknown, field: Field): unknown
  /** Whether a filter may ask for this word; without it any may be asked for. */
  known?(word: unknown, field: Field): boolean
}

/** Heading of a column with its unit. */
export const headedBy = (label: string, unit: string | null) =>
  unit === null || unit === '' ? label : `${label} (${unit})`

/** One column of numbers, with its unit in the heading. */
export const headed = (unit: string | null, { name, label }: FileContext): readonly FileColumn[] => [
  {
    label: headedBy(label(), unit),
    cell: (record) => filed(plausibleNumber(record[name]), unit),
  },
]

/** Order of names, numbers in them by size. One for all: each `localeCompare` with options makes one of its own. */
export const BY_WORDS = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The operand as a list of words. */
export function wordsOf(operand: unknown): readonly string[] {
  return (Array.isArray(operand) ? operand : [operand]).filter(
    (word): word is string => typeof word === 'string',
  )
}

/** `in` and `notIn`: whether a value is one of the words, or none of them. */
export const amongWords: KindRule['matches'] = (value, operator, operand) =>
  wordsOf(operand).includes(String(value)) === (operator !== 'notIn')

/** Two ends of a span; null is open. */
export function endsOf(operand: unknown): readonly [unknown, unknown] {
  return Array.isArray(operand) ? [operand[0] ?? null, operand[1] ?? null] : [operand ?? null, null]
}

/** `from`, `to` and `between` over what `read` makes of the operand; an end that is nothing is open. */
export function spanned(
  value: number,
  operator: Operator,
  operand: unknown,
  read: (end: unknown) => number | null,
): boolean {
  const [first, second] = endsOf(operand)
  const low = operator === 'to' ? null : read(first)
  const high = operator === 'from' ? null : read(operator === 'to' ? first : second)
  return (low === null || value >= low) && (high === null || value <= high)
}
