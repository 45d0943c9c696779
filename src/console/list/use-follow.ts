import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListControl } from './control'

/**
 * The record that stands open beside the rows is the one that the keyboard stands on. A row that an address opened stays
 * until somebody moves.
 */
export function useFollow({ beside, address }: ListControl, active: string | null): void {
  const { open } = address.state
  const known = useRef(active)
  const follow = useEffectEvent((next: string) => address.change({ open: next }, { replace: true }))
  useEffect(() => {
    const moved = known.current !== null && active !== null && known.current !== active
    known.current = active
    if (moved && beside && open !== null && open !== active) follow(active)
  }, [active, beside, open])
}
