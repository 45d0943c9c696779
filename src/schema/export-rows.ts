import { plainText, type RecordValues } from './codec'
import type { Plan } from './compile'
import type { PlainContext } from './kinds/rule'

/** What is true of all rows, and what differs by record and field. */
export interface ExportContext extends Pick<PlainContext, 'language' | 'now'> {
  zoneOf(record: RecordValues): string | null
  /** Label of a column. */
  label(field: string): string
  /** Label of a word of a vocabulary. */
  word(field: string, word: string): string
}

/** A spreadsheet would run these as formulas; phone numbers and amounts below zero are none. */
const FORMULA = /^(?:[=@\t\r]|\+(?![\d\s()/.-]+$)|-(?![\d.,]|-$))/

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

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

/** Head and rows of a file, in the words of the screen. */
export function exportRows(
  plan: Plan,
  columns: readonly string[],
  records: readonly RecordValues[],
  context: ExportContext,
): readonly (readonly string[])[] {
  const rows = records.map((record) => {
    const zone = context.zoneOf(record)
    return columns.map((name) => {
      const field = plan.fields[name]
      if (field === undefined) return ''
      const word = (one: string) => context.word(name, one)
      return harmless(plainText(field, record[name], { ...context, zone, record, word }))
    })
  })
  return [columns.map((name) => context.label(name)), ...rows]
}
