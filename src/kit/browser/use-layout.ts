import { useCallback, useSyncExternalStore } from 'react'
import { isDialogStanding, onDialogsChange } from '../dialog/standing'
import { isMedia, onMediaChange } from './use-media'

/** What each media query said last while no dialog stood. */
const before = new Map<string, boolean>()
onDialogsChange(() => {
  for (const query of before.keys()) before.set(query, isMedia(query))
})

function layout(query: string): boolean {
  const known = before.get(query)
  if (known !== undefined && isDialogStanding()) return known
  const now = isMedia(query)
  before.set(query, now)
  return now
}

/**
 * Whether a media query chooses this layout. While a dialog stands the layout stays as it was, however the window is
 * turned: another one would draw anew what the dialog belongs to, and what was typed in it would be lost.
 */
export function useLayout(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const ends = [onMediaChange(query, notify), onDialogsChange(notify)]
      return () => ends.forEach((end) => end())
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => layout(query))
}
