import { useEffect } from 'react'
import { isField, strike, type Stroke } from '../../kit/keys/strike'

/** More than anybody types ahead on purpose. */
const MAX = 200
/** What a button or a list may hear; a field takes every sign. */
const LETTER = /^[\p{L}\p{N}]$/u

/**
 * Stands in for a dialog or a palette that is still on its way: what is typed ahead is kept from the list below and
 * reaches the dialog when it is there, so that `a a` means the same over any network, and a word is a word.
 */
export function HeldKeys() {
  useEffect(() => {
    const held: Stroke[] = []
    const hold = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      // Enter would open what lies below; what it was meant for is not there yet.
      if (!plain || ([...event.key].length > 1 && event.key !== 'Enter')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key !== 'Enter' && held.length < MAX) held.push(event)
    }
    window.addEventListener('keydown', hold, true)
    return () => {
      window.removeEventListener('keydown', hold, true)
      // The dialog takes the focus after this has gone.
      queueMicrotask(() => {
        for (const stroke of held) {
          const focused = document.activeElement
          if (focused?.closest('[role="dialog"]') == null) return
          if (isField(focused) || LETTER.test(stroke.key)) strike(stroke)
        }
      })
    }
  }, [])
  return null
}
