import { useEffect, useId } from 'react'
import { type KeyEntry, offerKeys } from './shortcut-registry'

/** Offers keys for as long as the component is on the screen. The entries may be new at each rendering. */
export function useKeys(entries: readonly KeyEntry[]): void {
  const id = useId()
  useEffect(() => {
    offerKeys(id, entries)
  }, [id, entries])
  useEffect(() => () => offerKeys(id, null), [id])
}
