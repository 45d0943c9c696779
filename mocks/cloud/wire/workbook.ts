/** The one door to the library that writes workbooks; loaded when somebody exports. */
export async function workbook(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import('write-excel-file/universal')
  const [head = [], ...body] = rows
  const sheet = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) => row.map((value) => ({ value, type: String }))),
  ]
  const columns = head.map((title) => ({ width: Math.max(12, title.length + 2) }))
  const blob = await write(sheet, { columns, sheet: 'Report' }).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
