/** A table as a workbook. The library is loaded when somebody asks for one. */
export async function workbookOf(sheet: string, rows: readonly (readonly string[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser')
  const [head = [], ...body] = rows
  return write(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...body.map((row) => row.map((value) => ({ value, type: String }))),
    ],
    {
      // Excel takes 31 characters for the name of a sheet, and none of these.
      sheet: sheet.replace(/[[\]\\/?*:]/g, ' ').slice(0, 31),
      columns: head.map((title) => ({ width: Math.max(12, title.length + 2) })),
      stickyRowsCount: 1,
    },
  ).toBlob()
}
