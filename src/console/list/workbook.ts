import { type CsvCell, harmless } from '../../domain/values/csv'

/** Numbers are cells of numbers; a text is one that no spreadsheet runs. */
function cellOf(value: CsvCell) {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value: harmless(value), type: String }
}

export interface SheetOf {
  readonly name: string
  /** The first row names the columns. */
  readonly rows: readonly (readonly CsvCell[])[]
}

/** Excel takes 31 characters for the name of a sheet, and none of these. */
const sheetName = (name: string) => name.replace(/[[\]\\/?*:]/g, ' ').slice(0, 31)

function sheetOf({ name, rows }: SheetOf) {
  const [head = [], ...body] = rows
  const titles = head.map((title) => harmless(String(title ?? '')))
  return {
    data: [
      titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...body.map((row) => row.map(cellOf)),
    ],
    sheet: sheetName(name),
    columns: titles.map((title) => ({ width: Math.max(12, title.length + 2) })),
    stickyRowsCount: 1,
  }
}

/** Tables as sheets of one workbook. The library is loaded when somebody asks for one. */
export async function workbookOf(...sheets: readonly SheetOf[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  return write(sheets.map(sheetOf)).toBlob()
}
