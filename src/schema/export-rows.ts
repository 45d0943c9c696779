import type { CsvCell } from '../domain/values/csv'
import { MISSING } from '../domain/values/quantity'
import { plainText, type RecordValues } from './codec'
import type { Plan } from './compile'
import type { Field } from './field'
import { ruleOf } from './kinds/index'
import type { FileColumn, PlainContext } from './kinds/rule'
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
  const columns: FileColumn[] = [
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
): readonly FileColumn[] {
  const { language, zoneOf, titles } = context
  const label = context.label(name)
  const word = (one: string) => context.word(name, one)
  const title = (record: RecordValues) => titleIn(record, name, field, titles)
  const own = ruleOf(field).columns?.(field, {
    ...{ name, records, language, zoneOf, word, title },
    label: (other = name) => context.label(other),
    end: (end) => context.end(label, end),
  })
  return own ?? [{ label, cell: cellText }]

  function cellText(record: RecordValues): string | null {
    const said = { ...context, zone: zoneOf(record), record, word, title: () => null }
    const text = plainText(field, record[name], said)
    return text === MISSING ? null : text
  }
}
