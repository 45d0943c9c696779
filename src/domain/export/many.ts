import type { CsvCell } from '../values/csv'
import type { Zone } from '../plants/reading'
import type { ExportColumn } from './cells'
import type { ExportSheet } from './file'

/** What the file has of one plant. */
export interface PlantSheet extends ExportSheet {
  readonly id: number
  readonly zone: Zone
}

/** Excel takes so many characters for the name of a sheet, none of these, and no name twice. */
const NAME = 31
const BARRED = /[[\]\\/?*:]/g

/** Names of sheets, in their order; where two would be the same, the id is appended. */
function sheetNames(sheets: readonly PlantSheet[], taken: readonly string[]): readonly string[] {
  const known = new Set(taken.map((name) => name.toLowerCase()))
  return sheets.map(({ name, id }) => {
    const plain = name.replace(BARRED, ' ').slice(0, NAME)
    const tail = ` ${id}`
    const one = known.has(plain.toLowerCase()) ? plain.slice(0, NAME - tail.length) + tail : plain
    known.add(one.toLowerCase())
    return one
  })
}

/** A sheet for each plant: each has columns, money and time of its own, and Excel's million rows to itself. */
export function sheetEach(
  sheets: readonly [PlantSheet, ...PlantSheet[]],
  taken: readonly string[],
): [ExportSheet, ...ExportSheet[]] {
  const names = sheetNames(sheets, taken)
  const named = ({ head, rows, name, zone }: PlantSheet, index: number): ExportSheet => ({
    name: names[index] ?? name,
    head: head.map((column, at) => (at === 0 && column.unit === null ? { ...column, unit: zone } : column)),
    rows,
  })
  const [first, ...others] = sheets
  return [named(first, 0), ...others.map((sheet, index) => named(sheet, index + 1))]
}

const keyOf = ({ name, unit }: ExportColumn) => JSON.stringify([name, unit])

/**
 * One table of all plants, each row with its plant in front. A column is there once for each unit, so that no two
 * currencies stand below the same head; what a plant does not have stays empty.
 */
export function oneTable(
  sheets: readonly PlantSheet[],
  title: string,
  words: { readonly plant: string; readonly id: string; readonly zone: string },
): ExportSheet {
  const columns = new Map(
    sheets.flatMap(({ head }) => head.map((column) => [keyOf(column), column] as const)),
  )
  const keys = [...columns.keys()]
  return {
    name: title,
    head: [...[words.plant, words.id, words.zone].map((name) => ({ name, unit: null })), ...columns.values()],
    rows: sheets.flatMap(({ name, id, zone, head, rows }) => {
      const at = keys.map((key) => head.findIndex((column) => keyOf(column) === key))
      return rows.map((row): readonly CsvCell[] => [name, id, zone, ...at.map((index) => row[index] ?? null)])
    }),
  }
}
