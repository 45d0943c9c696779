import { useEffect, useRef } from 'react'

/** Where letters are text, not commands. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]'

/** A single key as a command of the screen; never while somebody writes or holds a modifier. */
export function useKey(key: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.repeat || event.defaultPrevented) return
      if ((event.target as Element | null)?.closest?.(WRITING)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key])
}
