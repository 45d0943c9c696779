import { useEffect } from 'react'

/** More than anybody types ahead of a dialog on purpose. */
const MAX = 8

/**
 * Stands in for a dialog that is still on its way: letters and digits typed ahead are kept from the list below and
 * reach the dialog when it is there, so that `a a` means the same over any network.
 */
export function HeldKeys() {
  useEffect(() => {
    const held: string[] = []
    const hold = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!plain || !/^[\p{L}\p{N}]$/u.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (held.length < MAX) held.push(event.key)
    }
    window.addEventListener('keydown', hold, true)
    return () => {
      window.removeEventListener('keydown', hold, true)
      // The dialog takes the focus after this has gone.
      queueMicrotask(() => {
        for (const key of held) {
          const focused = document.activeElement
          if (focused?.closest('[role="dialog"]') == null) return
          focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        }
      })
    }
  }, [])
  return null
}
