import { record } from '../wire/call-values'
import { isForgotten } from '../people/guess-limits'
import type { QuickStore } from './quick-store'

/** Kinds of rows that end by themselves, and when one is over. Epoch s. */
const ENDS: Readonly<Record<string, (value: unknown, now: number) => boolean>> = {
  revoked: (value, now) => typeof value === 'number' && value < now,
  failures: isForgotten,
  verification: (value, now) => Number(record(value)['at'] ?? 0) + 86_400 < now,
  sent: (value, now) => newestOf(value) + 86_400 < now,
  'claim-tries': (value, now) => newestOf(value) + 86_400 < now,
}

const newestOf = (value: unknown) => {
  const { at } = record(value)
  return Array.isArray(at) ? Math.max(0, ...at.map(Number)) : 0
}

/** So many rows are looked at with each writing call: nobody waits for all of them. */
const AT_ONCE = 50

/** Drops rows that are over, a few at a time. */
export function createSweeper(store: QuickStore): (now: number) => void {
  const kinds = Object.keys(ENDS).flatMap((kind) => [kind, `CHINA ${kind}`])
  let turn = 0
  let row: Iterator<[key: string, value: unknown]> | null = null

  return (now) => {
    for (let looked = 0; looked < AT_ONCE; looked++) {
      const kind = kinds[turn % kinds.length] ?? ''
      row ??= store.rows(kind)
      const next = row.next()
      if (next.done) {
        row = null
        turn++
        if (turn % kinds.length === 0) return
        continue
      }
      const [key, value] = next.value
      if (ENDS[kind.replace('CHINA ', '')]?.(value, now)) store.delete(kind, key)
    }
  }
}
