import { plainSerial, serialRows } from '../devices/serial-list'
import { type CsvCell, csvText } from '../values/csv'
import { type LayoutPlan, modulesOf, type Place, withTile } from './layout-plan'
import { tileKey } from './module-tiles'

const HEAD = ['array', 'row', 'column', 'serial'] as const

/** One line a module, counted from 1; what was written is read again as the same plan. */
export const layoutCsv = (plan: LayoutPlan): string =>
  csvText([
    HEAD,
    ...modulesOf(plan).map(({ array, row, column, serial }): CsvCell[] => [
      plan[array]?.name ?? '',
      row + 1,
      column + 1,
      serial,
    ]),
  ])

/** Why a line is not taken. */
export type LineRefusal = 'columns' | 'array' | 'place' | 'serial' | 'twice' | 'stranger'
export interface RefusedLine {
  /** Counted from 1, as an editor counts them. */
  readonly line: number
  readonly text: string
  readonly why: LineRefusal
}
export interface ReadLayout {
  readonly plan: LayoutPlan
  readonly taken: number
  readonly refused: readonly RefusedLine[]
}

/** Cells of a line, parted by comma, semicolon or tab; quotation marks hold them together. */
function cellsOf(line: string): readonly string[] {
  const separator = /[\t;,]/.exec(line.replace(/"[^"]*"/g, ''))?.[0] ?? ','
  const cells = [...`${line}${separator}`.matchAll(/"((?:[^"]|"")*)"(.)|([^\t;,]*?)([\t;,])/g)]
  return cells.map(([, quoted, , plain]) => (quoted ?? plain ?? '').replaceAll('""', '"').trim())
}

/** The one of this name, else the one of this number. */
function arrayOf(plan: LayoutPlan, word: string): number {
  const bare = word.replace(/^'/, '').toLowerCase()
  const named = plan.findIndex(({ name }) => name.trim().toLowerCase() === bare)
  return named >= 0 ? named : /^\d+$/.test(bare) && Number(bare) <= plan.length ? Number(bare) - 1 : -1
}

const isWhole = (text: string) => /^\d{1,4}$/.test(text) && Number(text) > 0

/** A column's name or nothing where a number should be: the first line of a table. */
const isHead = (cells: readonly string[]) => cells.slice(-3, -1).every((cell) => !/\d/.test(cell))

/**
 * `array, row, column, serial`, or without the array where there is only one. Lines that name a place are taken, the
 * others are refused one by one; an empty serial leaves the module without one.
 */
export function readLayoutCsv(text: string, plan: LayoutPlan, known: readonly string[]): ReadLayout {
  const here = new Set(known)
  const refused: RefusedLine[] = []
  const wanted = new Map<string, { place: Place; serial: string | null; line: number; text: string }>()
  const taken = new Set<string>()
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((line, index) => {
      if (line.trim() === '') return
      const cells = cellsOf(line)
      if (index === 0 && cells.length >= 3 && isHead(cells)) return
      const refuse = (why: LineRefusal) => void refused.push({ line: index + 1, text: line.trim(), why })
      const [array, row, column, serial] = cells.length === 3 ? ['1', ...cells] : cells
      if (cells.length > 4 || row === undefined || column === undefined || serial === undefined)
        return refuse('columns')
      if (array === undefined || (cells.length === 3 && plan.length > 1)) return refuse('array')
      const at = arrayOf(plan, array)
      if (at < 0) return refuse('array')
      const grid = plan[at]
      if (
        !grid ||
        !isWhole(row) ||
        !isWhole(column) ||
        Number(row) > grid.rows ||
        Number(column) > grid.columns
      )
        return refuse('place')
      const place = { array: at, row: Number(row) - 1, column: Number(column) - 1 }
      const plain = serial === '' ? null : plainSerial(serial)
      if (plain !== null && serialRows(serial)[0]?.wrong !== null) return refuse('serial')
      if (plain !== null && !here.has(plain)) return refuse('stranger')
      if (wanted.has(tileKey(place)) || (plain !== null && taken.has(plain))) return refuse('twice')
      if (plain !== null) taken.add(plain)
      wanted.set(tileKey(place), { place, serial: plain, line: index + 1, text: line.trim() })
    })
  // A serial of the file leaves the module that has it now.
  const freed = plan.map((one, array) => ({
    ...one,
    tiles: one.tiles.map((tile) =>
      tile.serial !== null && taken.has(tile.serial) && !wanted.has(tileKey({ array, ...tile }))
        ? { ...tile, serial: null }
        : tile,
    ),
  }))
  const next = [...wanted.values()].reduce(
    (sum, { place, serial }) => withTile(sum, place, serial),
    freed as LayoutPlan,
  )
  return { plan: wanted.size === 0 ? plan : next, taken: wanted.size, refused }
}
