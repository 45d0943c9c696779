import type { CsvCell } from '../domain/values/csv'
import { calendarDate, formatInstant, localTime } from '../domain/time/instant'
import { plausibleEpoch, plausibleNumber } from '../domain/values/plausible'
import { MISSING } from '../domain/values/quantity'
import { plainText, type RecordValues } from './codec'
import type { Plan } from './compile'
import type { Field } from './field'
import { countsOf } from './kinds/counts'
import { durationUnit } from './kinds/duration'
import { unitOf } from './kinds/numbers'
import { rangeOf } from './kinds/range'
import type { PlainContext } from './kinds/rule'
import { titleIn, type Titles } from './references'

/** What is true of all rows, and what differs by record and field. */
export interface ExportContext extends Pick<PlainContext, 'language' | 'now'> {
  zoneOf(record: RecordValues): string | null
  /** Label of a column. */
  label(field: string): string
  /** Label of an end of a span. */
  end(label: string, end: 'from' | 'to'): string
  /** Label of a word of a vocabulary. */
  word(field: string, word: string): string
  /** Titles of what the records refer to: a file names them, and has no ids in their place. */
  readonly titles: Titles
  /** Id of the plant that a record is of or belongs to, and the label of its column. */
  plantOf?: { readonly label: string; id(record: RecordValues): number | null }
}

interface Column {
  readonly label: string
  cell(record: RecordValues): CsvCell
}

/** Columns that a file has: those on the screen, or those of the declaration, and of them what may be seen. */
export function exportColumns(
  plan: Plan,
  shown: readonly string[],
  visible: ReadonlySet<string>,
): readonly string[] {
  return (plan.exports?.columns ?? shown).filter((name) => {
    const field = plan.fields[name]
    return field !== undefined && field.kind !== 'secret' && visible.has(name)
  })
}

/**
 * Head and rows of a file for machines: numbers are numbers, not scaled, with one unit a column in its heading;
 * instants carry their offset; what is missing is empty. Words are those of the screen.
 */
export function exportRows(
  plan: Plan,
  names: readonly string[],
  records: readonly RecordValues[],
  context: ExportContext,
): readonly (readonly CsvCell[])[] {
  const { plantOf } = context
  const known = plantOf && records.some((record) => plantOf.id(record) !== null)
  const columns: Column[] = [
    ...(known ? [{ label: plantOf.label, cell: plantOf.id }] : []),
    ...names.flatMap((name) => {
      const field = plan.fields[name]
      return field === undefined ? [] : columnsOf(name, field, records, context)
    }),
  ]
  return [
    columns.map(({ label }) => label),
    ...records.map((record) => columns.map(({ cell }) => cell(record))),
  ]
}

function columnsOf(
  name: string,
  field: Field,
  records: readonly RecordValues[],
  context: ExportContext,
): readonly Column[] {
  const label = context.label(name)
  const number = (record: RecordValues) => plausibleNumber(record[name])
  const headed = (unit: string | null): Column => ({
    label: unit === null || unit === '' ? label : `${label} (${unit})`,
    cell: number,
  })
  switch (field.kind) {
    case 'number':
    case 'quantity':
    case 'energy':
    case 'power':
    case 'percent': {
      const unit = unitOf(field)
      return [headed(unit === 'count' || unit === 'none' ? null : unit)]
    }
    case 'duration':
      return [headed(durationUnit(field, context.language))]
    case 'range':
      return (['from', 'to'] as const).map((end) => ({
        label: context.end(label, end),
        cell: (record) => rangeOf(record[name], field)?.[end] ?? null,
      }))
    case 'money': {
      const currency = (record: RecordValues) =>
        number(record) === null ? null : ((record[field.currency] ?? null) as string | null)
      const currencies = new Set(records.flatMap((record) => currency(record) ?? []))
      // Amounts of several currencies are no column of one unit: each says its own beside it.
      if (currencies.size > 1) return [headed(null), { label: context.label(field.currency), cell: currency }]
      return [headed([...currencies][0] ?? null)]
    }
    case 'counts':
      return [...field.of].reverse().map((word) => ({
        label: `${label}: ${context.word(name, word)}`,
        cell: (record) => countsOf(record[name], field)?.find((one) => one.word === word)?.count ?? null,
      }))
    case 'instant':
    case 'age':
      return [{ label, cell: (record) => instantOf(record[name], field, context.zoneOf(record)) }]
    case 'reference':
    case 'references':
      return [{ label, cell: (record) => titleIn(record, name, field, context.titles) }]
    default:
      return [
        {
          label,
          cell(record) {
            const word = (one: string) => context.word(name, one)
            const zone = context.zoneOf(record)
            const title = () => null
            const text = plainText(field, record[name], { ...context, zone, record, word, title })
            return text === MISSING ? null : text
          },
        },
      ]
  }
}

/** `2026-06-18 21:00:12+10:30`; a field that tells a day tells its date. */
function instantOf(value: unknown, field: Field, zone: string | null): string | null {
  const epoch = plausibleEpoch(value)
  if (epoch === null) return null
  const known = zone ?? 'UTC'
  if ('day' in field && field.day) return calendarDate(epoch, known)
  return formatInstant(epoch, known) + localTime(epoch, known).offset.replace('UTC', '')
}
