import { useRef } from 'react'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { useFocusReturn } from '../../kit/browser/use-focus-return'
import { capsOf } from '../../kit/keys/key-caps'
import { useText } from '../../kit/text/use-text'
import { takeBack, UNDO_SECONDS } from './undo'
import css from './undo-bar.module.css'

/** What was done, and for some seconds the button that takes it back. */
export function UndoOffer({ text, undoKey }: { text: string; undoKey: string }) {
  const t = useText('engine')
  const bar = useRef<HTMLDivElement>(null)
  const focus = useFocusReturn(bar)
  return (
    <div ref={bar} className={`hg-line gap-4 ${css['bar']}`} {...focus}>
      <span>{text}</span>
      <Button aria-keyshortcuts={undoKey} onClick={() => void takeBack()}>
        <Icon name="undo" size={16} />
        {t('record.undo')}
        <kbd className="no-hover:hidden" aria-hidden="true">
          {capsOf(undoKey).join(' ')}
        </kbd>
      </Button>
      <span
        className={`${css['time']} motion-reduce:hidden in-data-[motion=reduced]:hidden`}
        aria-hidden="true"
        style={{ animationDuration: `${UNDO_SECONDS}s` }}
      />
    </div>
  )
}
