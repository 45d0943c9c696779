import { filed } from '../values/filed'
import { MISSING, truncate } from '../values/quantity'
import { formatInstant, localTime } from '../time/instant'
import type { CsvCell } from '../values/csv'
import type { Zone } from '../plants/reading'
import type { Draft } from './draft'
import type { ExportRow, ExportValue, RowQuality } from './rows'

type Layout = Pick<Draft, 'clock' | 'gap' | 'digits'>

export interface ExportColumn {
  readonly name: string
  /** Null of words and counts. */
  readonly unit: string | null
}

export interface HeadWords {
  readonly time: string
  readonly period: string
  readonly offset: string
  readonly quality: string
}

/** Columns of the file, those of time in front. */
export function headOf(
  columns: readonly ExportColumn[],
  layout: Layout,
  timed: boolean,
  words: HeadWords,
): readonly ExportColumn[] {
  const local = layout.clock === 'local'
  return [
    { name: timed ? words.time : words.period, unit: !local && timed ? 'UTC' : null },
    ...(local ? [{ name: words.offset, unit: null }] : !timed ? [{ name: words.time, unit: 'UTC' }] : []),
    ...columns,
    ...(layout.gap === 'flag' ? [{ name: words.quality, unit: null }] : []),
  ]
}

/** Its heading with the unit, as people write it. */
export const headingOf = ({ name, unit }: ExportColumn): string =>
  unit === null ? name : `${name} (${unit})`

/** A row of the file. Numbers stay numbers, and what is missing is never 0. */
export function cellsOf(
  row: ExportRow,
  columns: readonly Pick<ExportColumn, 'unit'>[],
  layout: Layout,
  zone: Zone,
  word: (quality: RowQuality) => string,
): readonly CsvCell[] {
  const utc = `${formatInstant(row.at, 'UTC').replace(' ', 'T')}Z`
  const offset = localTime(row.at, zone).offset
  const local = layout.clock === 'local'
  const time = row.period ?? (local ? formatInstant(row.at, zone) : utc)
  return [
    time,
    ...(local ? [offset] : row.period !== null ? [utc] : []),
    ...row.values.map((value, index) => cellOf(value, columns[index]?.unit ?? null, layout)),
    ...(layout.gap === 'flag' ? [word(row.quality)] : []),
  ]
}

function cellOf(value: ExportValue, unit: string | null, { gap, digits }: Layout): CsvCell {
  if (value === null) return gap === 'dashes' ? MISSING : null
  if (typeof value === 'string') return value
  const written = filed(value, unit)
  return written === null || digits === 'raw' ? written : Number(truncate(written))
}
