export type CsvCell = string | number | null

/** A table as text (RFC 4180): numbers as they are, what is missing is empty, the first row names the columns. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(written).join(',') + '\r\n').join('')
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A name that every file system takes, from words that may hold anything. */
export function fileName(parts: readonly string[], ending: string): string {
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{N}-]+/gu) ?? [])
  return `${words.join('-').slice(0, 100) || 'table'}.${ending}`
}
