import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'
import { Icon } from './icon'
import { useText } from './use-text'

/**
 * A window over the screen: the browser keeps the focus inside, closes it with Escape and gives the focus back.
 * A click beside it closes it too.
 */
export function Dialog(props: { title: string; onClose(): void; children: ReactNode; footer?: ReactNode }) {
  const t = useText('console')
  const title = useId()
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    // A document that cannot show it as modal shows it as it is.
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    return () => {
      if (typeof dialog.close === 'function') dialog.close()
    }
  }, [])

  return (
    // Escape is the dialog's own; the click is for the ground beside it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className="hg-dialog"
      aria-labelledby={title}
      onClose={props.onClose}
      onCancel={props.onClose}
      onClick={(event) => {
        if (event.target === element.current) props.onClose()
      }}
    >
      <div className="hg-dialog-body">
        <header className="hg-dialog-head">
          <h2 id={title}>{props.title}</h2>
          <button
            type="button"
            className="hg-dialog-close"
            aria-label={t('close')}
            title={t('close')}
            onClick={props.onClose}
          >
            <Icon name="close" size={18} />
          </button>
        </header>
        <div className="hg-dialog-content">{props.children}</div>
        {props.footer && <footer className="hg-dialog-foot">{props.footer}</footer>}
      </div>
    </dialog>
  )
}
