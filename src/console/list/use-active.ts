import { useCallback, useMemo, useState } from 'react'
import type { Row } from './list-rows'

/** The row that the keyboard stands on. When it goes, the one that takes its place is it. */
export function useActive(rows: readonly Row[]): readonly [active: number, moveTo: (index: number) => void] {
  const [held, setHeld] = useState<{ id: string; index: number } | null>(null)
  const active = useMemo(() => {
    if (held === null) return 0
    const found = rows[held.index]?.id === held.id ? held.index : rows.findIndex(({ id }) => id === held.id)
    return Math.max(0, Math.min(found < 0 ? held.index : found, rows.length - 1))
  }, [rows, held])
  const moveTo = useCallback(
    (index: number) => {
      const row = rows[index]
      if (row) setHeld({ id: row.id, index })
    },
    [rows],
  )
  return [active, moveTo]
}
