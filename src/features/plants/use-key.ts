import { useEffect, useMemo, useRef } from 'react'
import { type KeyEntry, keyName } from '../../console/keys/shortcut-registry'
import { useCommandKey } from '../../console/keys/use-command-key'
import { useKeys } from '../../console/keys/use-keys'
import { usePreferences } from '../../console/data/use-preferences'

/** Where letters are text, not commands. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'

/**
 * A single key as a command of the screen, listed among the others; never while somebody types. Unlike those of a list
 * it works with the focus in the list of plants as well. Answers the key that the command has now.
 */
export function useKey(command: Omit<KeyEntry, 'run'>, run: () => void): string {
  const { id, keys, label, group } = command
  const { letterKeys } = usePreferences()
  const key = useCommandKey()(id, keys)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useKeys(useMemo(() => [{ id, keys, label, group, run: () => latest.current() }], [id, keys, label, group]))
  useEffect(() => {
    if (letterKeys === 'off') return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || keyName(event) !== key) return
      if ((event.target as Element | null)?.closest?.(WRITING)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key, letterKeys])
  return key
}
