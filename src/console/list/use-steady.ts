import { useCallback, useMemo, useState } from 'react'
import { type HeldRows, steady } from '../../schema/steady'
import type { Row } from './list-rows'

interface Standing<R> {
  /** Rows that stay where they are. */
  readonly rows: readonly R[]
  /** How many came since and wait. */
  readonly fresh: number
  /** Ids of rows that the newest answer no longer has. */
  readonly gone: ReadonlySet<string>
  /** Takes everything as the newest answer has it. */
  show(): void
}

interface Held<R extends Row> extends HeldRows<R> {
  readonly question: string
}

const NONE: ReadonlySet<string> = new Set()
type Own = Pick<ReadonlySet<string>, 'has'>

/**
 * Rows of one question (`question` names it) that newer answers change in place. `settled` is false while the rows
 * answer another question; null for a list whose rows come and go as they are reported. `whole`: they are all that match.
 */
export function useSteady<R extends Row>(
  rows: readonly R[],
  { question, settled, own, whole }: { question: string | null; settled: boolean; own: Own; whole: boolean },
): Standing<R> {
  const [held, setHeld] = useState<Held<R> | null>(null)
  const still = question !== null && settled && held?.question === question ? held : null
  const now = useMemo(() => {
    if (question === null || !settled) return { rows, fresh: NONE, gone: NONE }
    const next = steady(still, rows, own, whole)
    return still !== null && isSame(still.rows, next.rows) ? { ...next, rows: still.rows } : next
  }, [question, settled, still, rows, own, whole])
  if (question !== null && settled && (held?.question !== question || held.rows !== now.rows))
    setHeld({ question, rows: now.rows, seen: union(still?.seen ?? NONE, now.rows), whole })
  const show = useCallback(() => setHeld(null), [])
  return { rows: now.rows, fresh: now.fresh.size, gone: now.gone, show }
}

function union(seen: ReadonlySet<string>, rows: readonly Row[]): ReadonlySet<string> {
  return rows.every(({ id }) => seen.has(id)) ? seen : new Set([...seen, ...rows.map(({ id }) => id)])
}

const isSame = (one: readonly Row[], other: readonly Row[]) =>
  one.length === other.length && one.every((row, index) => row === other[index])
