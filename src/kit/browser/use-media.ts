import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. False where the browser cannot say. */
export const isMedia = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false

/** Called when a media query begins or ceases to hold, until the function that it gives back is called. */
export function onMediaChange(query: string, notify: () => void): () => void {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', notify)
  return () => list?.removeEventListener('change', notify)
}

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((notify: () => void) => onMediaChange(query, notify), [query])
  return useSyncExternalStore(subscribe, () => isMedia(query))
}
