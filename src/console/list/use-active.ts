import { useCallback, useMemo, useState } from 'react'
import type { Row } from './list-rows'

/** A row, and where it was. */
export interface Held {
  readonly id: string
  readonly index: number
}

interface Stand {
  readonly held: Held | null
  /** What stands open, as far as it has been followed. */
  readonly known: string | null
  /** Rows that were walked over since: what is open follows them, later. */
  readonly walked: readonly string[]
}

const NOWHERE: Stand = { held: null, known: null, walked: [] }

/**
 * The row that the keyboard stands on. When it goes, the one that takes its place is it. What an address opens (a link,
 * the back button) is stood on, so that letters mean what is in sight; so is the row that the list was `left` with.
 */
export function useActive(
  rows: readonly Row[],
  open: string | null,
  left: Held | null = null,
): readonly [active: number, moveTo: (index: number) => void, held: Held | null] {
  const [stand, setStand] = useState<Stand>({ ...NOWHERE, held: left })
  const { held, known, walked } = stand
  if (open !== known) {
    const index = open === null ? -1 : rows.findIndex(({ id }) => id === open)
    if (open === null) setStand({ held, known: null, walked: [] })
    else if (walked.includes(open)) setStand({ held, known: open, walked: held?.id === open ? [] : walked })
    // A row that is still on its way is stood on when it comes.
    else if (index >= 0) setStand({ held: { id: open, index }, known: open, walked: [] })
  }
  const active = useMemo(() => {
    if (held === null) return 0
    const found = rows[held.index]?.id === held.id ? held.index : rows.findIndex(({ id }) => id === held.id)
    return Math.max(0, Math.min(found < 0 ? held.index : found, rows.length - 1))
  }, [rows, held])
  const moveTo = useCallback(
    (index: number) => {
      const row = rows[index]
      if (row === undefined) return
      const { id } = row
      setStand((was) =>
        was.held?.id === id && was.held.index === index
          ? was
          : {
              held: { id, index },
              known: was.known,
              walked: was.known === null || was.known === id ? [] : [...was.walked, id],
            },
      )
    },
    [rows],
  )
  return [active, moveTo, held]
}
