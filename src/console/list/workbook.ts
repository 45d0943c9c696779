import { type CsvCell, harmless } from '../../domain/values/csv'

/** Numbers are cells of numbers; a text is one that no spreadsheet runs. */
function cellOf(value: CsvCell) {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: harmless(value), type: String }
}

/** A table as a workbook. The library is loaded when somebody asks for one. */
export async function workbookOf(sheet: string, rows: readonly (readonly CsvCell[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  const [head = [], ...body] = rows
  const titles = head.map((title) => harmless(String(title ?? '')))
  return write(
    [
      titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...body.map((row) => row.map(cellOf)),
    ],
    {
      // Excel takes 31 characters for the name of a sheet, and none of these.
      sheet: sheet.replace(/[[\]\\/?*:]/g, ' ').slice(0, 31),
      columns: titles.map((title) => ({ width: Math.max(12, title.length + 2) })),
      stickyRowsCount: 1,
    },
  ).toBlob()
}
