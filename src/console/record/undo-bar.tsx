import { useEffect, useSyncExternalStore } from 'react'
import { AboveDialogs } from '../../kit/dialog/above-dialogs'
import { isTyping } from '../keys/is-typing'
import { keyName } from '../keys/shortcut-registry'
import { useCommandKey } from '../keys/use-command-key'
import { dropUndo, takeBack, UNDO_SECONDS, undoStore } from './undo'
import { UndoOffer } from './undo-offer'
import css from './undo-bar.module.css'

/**
 * Stands for ten seconds after something that can be taken back; `u`, or what it was changed to, does so too. Mounted
 * once, beside the routes.
 */
export function UndoBar() {
  const { offered, awaited, serial } = useSyncExternalStore(undoStore.subscribe, undoStore.getState)

  const undoKey = useCommandKey()('console.undo', 'u')

  useEffect(() => {
    if (offered === null && !awaited) return
    const timer = awaited ? undefined : setTimeout(dropUndo, UNDO_SECONDS * 1000)
    const key = (event: KeyboardEvent) => {
      if (keyName(event) !== undoKey || isTyping(event.target)) return
      event.preventDefault()
      void takeBack()
    }
    // Before an overlay keeps its keys from what is below it.
    document.addEventListener('keydown', key, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', key, { capture: true })
    }
  }, [offered, awaited, serial, undoKey])

  return (
    <AboveDialogs>
      <div className={css['undo']} role="status" aria-live="polite">
        {offered && <UndoOffer key={serial} text={offered.text} undoKey={undoKey} />}
      </div>
    </AboveDialogs>
  )
}
