import type { RecordValues } from '../../schema/codec'

export interface Row {
  readonly id: string
  readonly record: RecordValues
}

/** What is known of a row by its id alone. */
export interface Named {
  readonly id: string | number
}

/** Records as rows, each once: one that moved between two pages would stand there twice. The later one is newer. */
export function rowsOf(idField: string, records: readonly RecordValues[]): readonly Row[] {
  const seen = new Map<string, RecordValues>()
  for (const record of records) seen.set(String(record[idField]), record)
  return [...seen].map(([id, record]) => ({ id, record }))
}

/** Page, from 1, on which each record came. */
export function pagesOf(
  idField: string,
  pages: readonly { readonly data: readonly RecordValues[] }[],
): ReadonlyMap<string, number> {
  return new Map(pages.flatMap(({ data }, at) => data.map((record) => [String(record[idField]), at + 1])))
}

/**
 * Pages to which the rows from `first` to `last` belong, upwards. `pageOf` knows them where the order of the rows is
 * not that of the pages; without an entry the position of the row decides.
 */
export function pagesInSight(
  rows: readonly Named[],
  {
    first,
    last,
    size,
    pageOf,
  }: { first: number; last: number; size: number; pageOf: ReadonlyMap<string, number> },
): readonly number[] {
  const numbers = rows
    .slice(first, last + 1)
    .map(({ id }, at) => pageOf.get(String(id)) ?? Math.floor((first + at) / size) + 1)
  return [...new Set(numbers)].sort((one, other) => one - other)
}
