import { MISSING } from './quantity'

export type CsvCell = string | number | null

/**
 * A spreadsheet would run texts that begin like this as formulas, whatever the file; one quote in front makes them texts.
 * Numbers are cells of their own kind and need none, and the two dashes of a missing value are no formula anywhere.
 */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && text !== MISSING ? `'${text}` : text

/** `semicolon` writes decimal commas, as spreadsheets of half of Europe read them. */
type Dialect = 'comma' | 'semicolon'

/** A table as text (RFC 4180): numbers as they are, what is missing is empty, the first row names the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[], dialect: Dialect = 'comma'): string {
  const separator = dialect === 'comma' ? ',' : ';'
  return rows.map((row) => row.map((cell) => written(cell, dialect)).join(separator) + '\r\n').join('')
}

function written(cell: CsvCell, dialect: Dialect): string {
  if (cell === null) return ''
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return ''
    return dialect === 'comma' ? String(cell) : String(cell).replace('.', ',')
  }
  const text = harmless(cell)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A name that every file system takes, from words that may hold anything. */
export function fileName(parts: readonly string[], ending: string): string {
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{N}+-]+/gu) ?? [])
  return `${words.join('-').slice(0, 100) || 'table'}.${ending}`
}
