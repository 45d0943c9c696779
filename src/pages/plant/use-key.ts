import { useEffect, useMemo, useRef } from 'react'
import { type KeyEntry, spelt } from '../../console/keys/key-desk'
import { useCommandKey } from '../../console/keys/use-command-key'
import { useKeys } from '../../console/keys/use-keys'
import { usePreferences } from '../../console/use-preferences'

/** Where letters are text, not commands. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'

/**
 * A single key as a command of the screen, told among the others; never while somebody writes. Unlike those of a list
 * it works with the focus in the list of plants as well.
 */
export function useKey(command: Omit<KeyEntry, 'run'>, run: () => void): void {
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
      if (event.repeat || event.defaultPrevented || spelt(event) !== key) return
      if ((event.target as Element | null)?.closest?.(WRITING)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key, letterKeys])
}
