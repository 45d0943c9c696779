import type { RecordValues } from './codec'

/** Chosen records by id, over all pages; `anchor` is where a span begins. */
export interface Selection {
  readonly chosen: ReadonlyMap<string, RecordValues>
  readonly anchor: string | null
}

export const NOTHING_CHOSEN: Selection = { chosen: new Map(), anchor: null }

interface Row {
  readonly id: string
  readonly record: RecordValues
}

/** One row in or out; it begins the next span. */
export function toggled({ chosen }: Selection, row: Row): Selection {
  const next = new Map(chosen)
  if (!next.delete(row.id)) next.set(row.id, row.record)
  return { chosen: next, anchor: row.id }
}

/** Everything from the anchor to this row, either way; without an anchor in sight it is this row alone. */
export function extended({ chosen, anchor }: Selection, rows: readonly Row[], to: string): Selection {
  const end = rows.findIndex(({ id }) => id === to)
  if (end < 0) return { chosen, anchor }
  const found = rows.findIndex(({ id }) => id === anchor)
  const start = found < 0 ? end : found
  const next = new Map(chosen)
  for (const row of rows.slice(Math.min(start, end), Math.max(start, end) + 1)) next.set(row.id, row.record)
  return { chosen: next, anchor: found < 0 ? to : anchor }
}

/** These in addition, or all of them out when they are in already. */
export function toggledAll({ chosen, anchor }: Selection, rows: readonly Row[]): Selection {
  const next = new Map(chosen)
  if (rows.every(({ id }) => chosen.has(id))) for (const { id } of rows) next.delete(id)
  else for (const { id, record } of rows) next.set(id, record)
  return { chosen: next, anchor }
}

/** Newer versions of what is chosen; records that are gone from a whole list are let go. */
export function renewed(selection: Selection, rows: readonly Row[], whole: boolean): Selection {
  if (selection.chosen.size === 0) return selection
  const known = new Map(rows.map(({ id, record }) => [id, record]))
  const next = new Map<string, RecordValues>()
  for (const [id, record] of selection.chosen) {
    const newer = known.get(id)
    if (newer !== undefined || !whole) next.set(id, newer ?? record)
  }
  return { chosen: next, anchor: selection.anchor }
}
