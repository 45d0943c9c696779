import { exactSum } from '../values/decimal'
import type { CsvCell } from '../values/csv'
import type { ExportColumn } from './cells'
import type { ExportFile, ExportSheet } from './file'

/** A page of paper: the days of a month, or the months of a year, of one plant. */
export interface PaperPage {
  /** The plant, or the title where a file has one sheet only. */
  readonly sheet: string
  /** `2026-06` of days, `2026` of months. */
  readonly period: string
  readonly head: readonly ExportColumn[]
  readonly rows: readonly (readonly CsvCell[])[]
  /** Sum of each column that can be summed; null of the others and where nothing was measured. */
  readonly sums: readonly (number | null)[]
  /** Rows in which everything that is measured is known; money is not, and may lack a price. */
  readonly whole: number
}

/** Units of which days add up: energies, hours and money; shares do not. */
const adds = (unit: string | null): boolean => unit !== null && unit !== '%'

/** ISO 4217. */
const isCurrency = (unit: string | null): boolean => /^[A-Z]{3}$/.test(unit ?? '')

const numberOf = (cell: CsvCell | undefined): number | null => (typeof cell === 'number' ? cell : null)

/** Columns of figures: those with a unit, but the one of time. */
export const figureColumns = (head: readonly ExportColumn[]): readonly number[] =>
  head.flatMap(({ unit }, at) => (at > 0 && unit !== null && unit !== 'UTC' ? at : []))

/** The pages of a file whose rows are days or months, plant by plant. */
export function pagesOf({ sheets }: Pick<ExportFile, 'sheets'>): readonly PaperPage[] {
  return sheets.flatMap((sheet) => {
    const byPeriod = new Map<string, (readonly CsvCell[])[]>()
    for (const row of sheet.rows) {
      const period = String(row[0] ?? '').replace(/-\d\d$/, '')
      byPeriod.set(period, [...(byPeriod.get(period) ?? []), row])
    }
    return [...byPeriod].map(([period, rows]) => pageOf(sheet, period, rows))
  })
}

function pageOf({ name, head }: ExportSheet, period: string, rows: PaperPage['rows']): PaperPage {
  const figures = figureColumns(head)
  const measured = figures.filter((at) => !isCurrency(head[at]?.unit ?? null))
  const known = (at: number) => rows.flatMap((row) => numberOf(row[at]) ?? [])
  return {
    ...{ sheet: name, period, head, rows },
    sums: head.map(({ unit }, at) =>
      figures.includes(at) && adds(unit) && known(at).length > 0 ? exactSum(known(at)) : null,
    ),
    whole: rows.filter((row) => measured.every((at) => numberOf(row[at]) !== null)).length,
  }
}

/** What the bars of a page show: its first two energies, kWh, a value for each row; null where nothing was measured. */
export function barsOf({ head, rows }: Pick<PaperPage, 'head' | 'rows'>): readonly {
  readonly name: string
  readonly values: readonly (number | null)[]
}[] {
  return figureColumns(head)
    .filter((at) => head[at]?.unit === 'kWh')
    .slice(0, 2)
    .map((at) => ({ name: head[at]?.name ?? '', values: rows.map((row) => numberOf(row[at])) }))
}
