import type { Page } from '../../domain/plants/reading'
import type { RecordId } from '../source'
import { nobody } from '../whole-list'

/** Pages of a list, one after the other, up to so many rows. */
export async function gathered<T>(
  ask: (at: number) => Promise<Page<T>>,
  max = Infinity,
): Promise<readonly T[]> {
  const rows: T[] = []
  for (let at = 1; rows.length < max; at++) {
    const page = await ask(at)
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) break
  }
  return rows
}

/** The row of an id, from a list that has no call for a single one. */
export async function found<T extends { readonly id: number }>(
  ask: (at: number) => Promise<Page<T>>,
  id: RecordId,
): Promise<T> {
  const row = (await gathered(ask)).find((one) => String(one.id) === String(id))
  if (row === undefined) throw nobody()
  return row
}
