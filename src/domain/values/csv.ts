export type CsvCell = string | number | null

/**
 * A spreadsheet would run texts that begin like this as formulas, whatever the file; one quote in front makes them texts.
 * Numbers are cells of their own kind and need none.
 */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text

/** A table as text (RFC 4180): numbers as they are, what is missing is empty, the first row names the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(written).join(',') + '\r\n').join('')
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = harmless(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A name that every file system takes, from words that may hold anything. */
export function fileName(parts: readonly string[], ending: string): string {
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{N}-]+/gu) ?? [])
  return `${words.join('-').slice(0, 100) || 'table'}.${ending}`
}
