import type { CsvCell } from '../../domain/values/csv'
import { bookParts, type Sheet, sheetParts } from './workbook-xml'

export interface SheetOf {
  readonly name: string
  /** The first row names the columns. */
  readonly rows: readonly (readonly CsvCell[])[]
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Excel takes 31 characters for the name of a sheet, and none of these. */
const sheetName = (name: string) => name.replace(/[[\]\\/?*:]/g, ' ').slice(0, 31)

/**
 * Tables as sheets of one workbook. Rows are packed a few at a time: a year of samples is a hundred thousand of them,
 * and their text is far larger than the file.
 */
export async function workbookOf(...tables: readonly SheetOf[]): Promise<Blob> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate')
  const packed: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    packed.push(Uint8Array.from(bytes))
  })
  const add = (path: string, texts: Iterable<string>) => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    for (const text of texts) file.push(strToU8(text))
    file.push(new Uint8Array(), true)
  }
  const sheets = tables.map(({ name, rows }): Sheet => ({ name: sheetName(name), rows }))
  for (const [path, text] of bookParts(sheets)) add(path, [text])
  sheets.forEach((sheet, at) => add(`xl/worksheets/sheet${String(at + 1)}.xml`, sheetParts(sheet)))
  zip.end()
  return new Blob(packed, { type: TYPE })
}
