import { useSyncExternalStore } from 'react'

/** Below this the list and the plant are two steps instead of two panes. */
export const NARROW = '(max-width: 767px)'

/** Below this a list turns into cards. */
export const PHONE = '(max-width: 599px)'

/** Whether a media query holds now. Without a browser that can tell, it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => window.matchMedia?.(query)?.matches ?? false,
  )
}
