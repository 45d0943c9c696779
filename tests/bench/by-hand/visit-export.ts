import writeXlsxFile from 'write-excel-file/browser'
import { day, MISSING, money, type Visit } from './visit'

type Translate = (key: string) => string

const COLUMNS = ['work', 'plant', 'date', 'outcome', 'cost'] as const

/** The table as texts, its head first. */
export function cellsOf(
  visits: readonly Visit[],
  plants: ReadonlyMap<number, string>,
  translate: Translate,
  language: string,
): readonly (readonly string[])[] {
  const head = COLUMNS.map((name) => translate(`maintenance-visits.fields.${name}`))
  const rows = visits.map((visit) => [
    visit.work,
    plants.get(visit.plant) ?? MISSING,
    day(visit.date, language),
    translate(`maintenance-visits.outcome.${visit.outcome}`),
    money(visit, language),
  ])
  return [head, ...rows]
}

/** A cell that a spreadsheet would take for a formula stays a text. */
const escaped = (cell: string) => {
  const safe = /^[=+\-@\t\r]/.test(cell) && cell !== MISSING ? `'${cell}` : cell
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (cells: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', cells.map((row) => row.map(escaped).join(',')).join('\r\n')], {
    type: 'text/csv;charset=utf-8',
  })

export const xlsxOf = (cells: readonly (readonly string[])[]): Promise<Blob> =>
  writeXlsxFile(cells.map((row) => row.map((value) => ({ value, type: String })))).toBlob()

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
