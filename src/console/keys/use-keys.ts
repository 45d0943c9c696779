import { useId, useLayoutEffect } from 'react'
import { type KeyEntry, offerKeys } from './shortcut-registry'

/**
 * Offers keys for as long as the component is on the screen. The entries may be new at each rendering;
 * they are there before it is painted, so that nobody presses a key for a row that is seen and does not answer yet.
 */
export function useKeys(entries: readonly KeyEntry[]): void {
  const id = useId()
  useLayoutEffect(() => {
    offerKeys(id, entries)
  }, [id, entries])
  useLayoutEffect(() => () => offerKeys(id, null), [id])
}
