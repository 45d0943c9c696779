import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListControl } from './control'

/**
 * The record that stands open beside the rows is the one that the keyboard stands on. A row that an address opened stays
 * until somebody moves. Undefined is a line between the records, such as the head of a group: nothing opens there.
 */
export function useFollow({ beside, address }: ListControl, active: string | null | undefined): void {
  const { open } = address.state
  const known = useRef(active ?? null)
  const follow = useEffectEvent((next: string) => address.change({ open: next }, { replace: true }))
  useEffect(() => {
    if (active === undefined) return
    const moved = known.current !== null && active !== null && known.current !== active
    known.current = active
    if (moved && beside && open !== null && open !== active) follow(active)
  }, [active, beside, open])
}
