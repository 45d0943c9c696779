import { useEffect, useRef, useSyncExternalStore } from 'react'
import './undo-bar.css'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useFocusReturn } from '../../kit/browser/use-focus-return'
import { capsOf } from '../../kit/keys/key-caps'
import { isTyping } from '../keys/is-typing'
import { keyName } from '../keys/shortcut-registry'
import { useCommandKey } from '../keys/use-command-key'
import { useText } from '../../kit/text/use-text'
import { dropUndo, takeBack, UNDO_SECONDS, undoStore } from './undo'

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
    <div className="hg-undo" role="status" aria-live="polite">
      {offered && <Offer key={serial} text={offered.text} undoKey={undoKey} />}
    </div>
  )
}

function Offer({ text, undoKey }: { text: string; undoKey: string }) {
  const t = useText('engine')
  const bar = useRef<HTMLDivElement>(null)
  const focus = useFocusReturn(bar)
  return (
    <div ref={bar} className="hg-line hg-gap-16 hg-undo-bar" {...focus}>
      <span>{text}</span>
      <Button aria-keyshortcuts={undoKey} onClick={() => void takeBack()}>
        <Icon name="undo" size={16} />
        {t('record.undo')}
        <kbd aria-hidden="true">{capsOf(undoKey).join(' ')}</kbd>
      </Button>
      <span className="hg-undo-time" aria-hidden="true" style={{ animationDuration: `${UNDO_SECONDS}s` }} />
    </div>
  )
}
