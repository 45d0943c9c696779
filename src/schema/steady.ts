import type { RecordValues } from './codec'

interface SteadyRow {
  readonly id: string
  readonly record: RecordValues
}

/** Rows as they stand on the screen, and every id that ever stood there. */
export interface HeldRows<Row extends SteadyRow = SteadyRow> {
  readonly rows: readonly Row[]
  readonly seen: ReadonlySet<string>
  /** They were all that matched: whatever is not among them came since. */
  readonly whole: boolean
}

interface Steady<Row extends SteadyRow> {
  /** What to show: rows that stand keep their places. */
  readonly rows: readonly Row[]
  /** Ids of rows that came since; they wait until somebody asks for them. */
  readonly fresh: ReadonlySet<string>
  /** Ids of rows that the newest answer no longer has; they stay in place. */
  readonly gone: ReadonlySet<string>
}

type Ids = Pick<ReadonlySet<string>, 'has'>

const NONE: ReadonlySet<string> = new Set()

/**
 * A newer answer laid over the rows on the screen. Values change in place; rows neither move nor leave, because somebody
 * may be about to press one. What the person did here (`own`) is the exception: that leaves and comes back at once. Rows
 * below the last known one of a part of the list are its further ones: they are appended, which moves nothing, and leave
 * again for what the person brings back. `whole`: the answer has all that match; a part of them says nothing of the rows
 * that new ones pushed over its end.
 */
export function steady<Row extends SteadyRow>(
  held: HeldRows<Row> | null,
  newest: readonly Row[],
  own: Ids = NONE,
  whole = true,
): Steady<Row> {
  if (held === null || held.rows.length === 0) return { rows: newest, fresh: NONE, gone: NONE }
  const byId = new Map(newest.map((row) => [row.id, row]))
  const standing = new Set(held.rows.map(({ id }) => id))
  const last = newest.findLastIndex(({ id }) => standing.has(id))
  const rows = held.rows.flatMap((row) => byId.get(row.id) ?? (own.has(row.id) ? [] : [row]))
  const fresh = new Set<string>()
  let back = 0
  newest.forEach((row, index) => {
    if (standing.has(row.id)) return
    if (own.has(row.id)) back += 1
    if (held.seen.has(row.id) || own.has(row.id)) putBack(rows, row, newest.slice(index + 1))
    else if (index > last && last >= 0 && !held.whole) rows.push(row)
    else fresh.add(row.id)
  })
  // As many as came back had come up at the end, and the answer may have no room for them any more.
  for (; back > 0 && !held.whole && !byId.has(rows.at(-1)?.id ?? ''); back -= 1) rows.pop()
  const end = whole ? rows.length : rows.length - pushedOver(rows, byId, fresh.size)
  const gone = new Set(rows.slice(0, end).flatMap(({ id }) => (byId.has(id) ? [] : [id])))
  return { rows, fresh, gone }
}

/** How many rows at the end are missing because as many new ones came above them. */
function pushedOver(rows: readonly SteadyRow[], newest: Ids, most: number): number {
  const last = rows.findLastIndex(({ id }) => newest.has(id))
  return Math.min(most, rows.length - 1 - last)
}

/** A row that stood here before comes back to where the answer has it. */
function putBack<Row extends SteadyRow>(rows: Row[], row: Row, after: readonly Row[]): void {
  const places = new Map(rows.map(({ id }, index) => [id, index]))
  const next = after.find(({ id }) => places.has(id))
  rows.splice(next === undefined ? rows.length : (places.get(next.id) ?? rows.length), 0, row)
}
