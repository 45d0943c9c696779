import { useCallback, useSyncExternalStore } from 'react'
import { isDialogStanding, onDialogsChange } from '../dialog/standing'

const matches = (query: string): boolean => window.matchMedia?.(query)?.matches ?? false

/** What each media query said last while no dialog stood. */
const before = new Map<string, boolean>()
onDialogsChange(() => {
  for (const query of before.keys()) before.set(query, matches(query))
})

function layout(query: string): boolean {
  const known = before.get(query)
  if (known !== undefined && isDialogStanding()) return known
  const now = matches(query)
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
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', notify)
      const end = onDialogsChange(notify)
      return () => {
        list?.removeEventListener('change', notify)
        end()
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => layout(query))
}
