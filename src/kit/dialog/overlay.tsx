import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import './overlay.css'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'
import { useTypedWork } from '../unsaved/unsaved-work'
import { afterAsking, isAskedAbout } from '../unsaved/works'
import { standBeforeWayBack } from '../unsaved/way-back'
import { Ground } from './ground'
import { standOver } from './standing'
import { isStanding, topmostDialog } from './top-layer'

/**
 * A drawer at the edge or a box in the middle, above everything: a modal dialog of the browser, which keeps the focus. It
 * gives the focus back to where it was. Escape and a click beside it close it; they and the way back ask first where more
 * than a line was typed. It is hidden with the screen that it belongs to (pitfall P17).
 */
export function Overlay(props: {
  shape: 'drawer' | 'box'
  title: ReactNode
  /** Beside the title, before the button that closes. */
  extra?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Whether it gives way when the window is turned: a record over its list, which may stand beside it then. */
  yields?: boolean
  /** Whether all that was typed in it is saved already. */
  kept?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useText('console')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const typed = useTypedWork(props.kept ?? false)
  const [long, setLong] = useState(false)
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const isLong = useRef(typed.isLong)
  const closed = useRef(props.onClose)
  useEffect(() => {
    isLong.current = typed.isLong
    closed.current = props.onClose
  })
  const close = () => {
    // A form in it that asks for itself is not asked about twice.
    if (typed.isLong() && !isAskedAbout()) setLeaving({ go: props.onClose })
    else props.onClose()
  }
  useEffect(() => {
    if (!long) return
    const { end } = standBeforeWayBack((go) => {
      if (!isLong.current() || isAskedAbout()) afterAsking(go)
      else
        setLeaving({
          go() {
            go()
            closed.current()
          },
        })
    })
    return end
  }, [long])

  const { yields = false } = props
  useLayoutEffect(() => (yields ? undefined : standOver()), [yields])

  const onEscape = (event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }

  // A button that goes while it has the focus, because it was pressed, leaves the focus with nobody: Escape is then that
  // of the topmost dialog.
  const lost = useRef(onEscape)
  useEffect(() => {
    lost.current = onEscape
  })
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && topmostDialog() === dialog.current) lost.current(event)
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      className="hg-overlay"
      data-shape={props.shape}
      role={props.role ?? 'dialog'}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // Escape closes a list that stands open in it first, of which the browser knows nothing.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        // A browser that closes it all the same asks as the button does.
        if (currentTarget.open || !isStanding(currentTarget)) return
        currentTarget.showModal()
        close()
      }}
      onInput={(event) => {
        // React hands on what is typed in a dialog over this one, which guards it itself.
        if (!event.currentTarget.contains(event.target as Element)) return
        typed.note(event)
        setLong(typed.isLong())
      }}
      onKeyDown={(event) => {
        // Keys of a box are not keys of the screen below it; in a drawer those of its record are.
        if (props.shape === 'box') event.stopPropagation()
        onEscape(event)
        const form = (event.target as Element).closest('form')
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form === null) return
        event.preventDefault()
        form.requestSubmit()
      }}
    >
      <Ground onClick={close} />
      <div className="hg-column hg-overlay-panel">
        <div className="hg-line flex-none hg-overlay-head">
          <h2 id={`${id}-title`} className="flex-1 min-w-0 wrap-anywhere">
            {props.title}
          </h2>
          {props.extra}
          <IconButton className="hg-square hg-icon-button" label={t('close')} onClick={close}>
            <Icon name="close" size={18} />
          </IconButton>
        </div>
        <div className="hg-overlay-body">{props.children}</div>
        {leaving && <LeaveQuestion leave={leaving.go} stay={() => setLeaving(null)} />}
      </div>
    </dialog>,
    document.body,
  )
}

/** Whether what is not saved may be lost. */
export function LeaveQuestion(props: { leave: () => void; stay: () => void }) {
  const t = useText('engine')
  return (
    <Overlay shape="box" role="alertdialog" title={t('form.leave.title')} onClose={props.stay}>
      <p>{t('form.leave.text')}</p>
      <div className="hg-dialog-foot">
        <Button
          onClick={() => {
            props.stay()
            props.leave()
          }}
        >
          {t('form.leave.leave')}
        </Button>
        <Button kind="primary" data-autofocus onClick={props.stay}>
          {t('form.leave.stay')}
        </Button>
      </div>
    </Overlay>
  )
}
