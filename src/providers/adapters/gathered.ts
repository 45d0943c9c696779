import type { Page } from '../../domain/plants/reading'

/** Pages of a list, one after the other, up to so many rows. */
export async function gathered<T>(
  ask: (at: number) => Promise<Page<T>>,
  most = Infinity,
): Promise<readonly T[]> {
  const rows: T[] = []
  for (let at = 1; rows.length < most; at++) {
    const page = await ask(at)
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) break
  }
  return rows
}
