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
import { focusPage, isFocusLost } from '../browser/use-focus-return'
import { Button } from '../button/button'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'
import { useTypedWork } from '../unsaved/unsaved-work'
import { afterAsking, isAskedAbout } from '../unsaved/works'
import { standBeforeWayBack } from '../unsaved/way-back'
import { standOver } from './standing'

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

function reachable(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])].filter(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  )
}

/** Panels of overlays that stand, from the lowest to the topmost. */
const panelsInSight = () => [
  ...document.querySelectorAll<HTMLElement>('.hg-overlay:not([hidden]) > .hg-overlay-panel'),
]

/**
 * A drawer at the edge or a box in the middle, above everything. It takes the focus, keeps it, and gives it back to
 * where it was. Escape and a click beside it close it; they and the way back ask first where more than a line was typed.
 * It is hidden with the screen that it belongs to (pitfall P17).
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
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
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

  useLayoutEffect(() => {
    const element = layer.current
    if (element) element.hidden = false
    // The portal outlives the effects of a screen that is kept alive behind another one.
    return () => {
      if (element) element.hidden = true
    }
  }, [])
  const { yields = false } = props
  useLayoutEffect(() => (yields ? undefined : standOver()), [yields])

  useEffect(() => {
    const before = document.activeElement
    const root = panel.current
    if (root && !root.contains(before)) {
      const first = root.querySelector<HTMLElement>('[data-autofocus]') ?? root
      first.focus({ preventScroll: true })
    }
    return () => {
      // What had it may be gone, an entry of a menu for one; then the keys belong to the overlay below.
      const below = panelsInSight().filter((one) => one !== root)
      const heir = before instanceof HTMLElement && before.isConnected ? before : below.at(-1)
      if (heir) heir.focus({ preventScroll: true })
      // A list whose row is gone gives it to the next one first.
      else requestAnimationFrame(() => isFocusLost() && focusPage())
    }
  }, [])

  const onKey = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault()
      close()
      return
    }
    if (event.key !== 'Tab') return
    const stops = reachable(panel.current)
    const [first, last] = [stops[0], stops.at(-1)]
    const here = document.activeElement
    const outside = !panel.current?.contains(here)
    if (outside || (event.shiftKey ? here === first || here === panel.current : here === last)) {
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
  }

  // A button that goes while it has the focus, because it was pressed, leaves the focus with nobody: the keys are then
  // those of the topmost overlay.
  const lost = useRef(onKey)
  useEffect(() => {
    lost.current = onKey
  })
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body && panelsInSight().at(-1) === panel.current) lost.current(event)
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])

  return createPortal(
    <div ref={layer} className="hg-overlay" data-shape={props.shape}>
      {/* A click beside it is a comfort; the keys have Escape and the button. */}
      <div
        className="hg-overlay-ground"
        aria-hidden="true"
        // Whoever stays after all goes on where they typed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={close}
      />
      <div
        ref={panel}
        className="hg-column hg-overlay-panel"
        role={props.role ?? 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        onInput={(event) => {
          typed.note(event)
          setLong(typed.isLong())
        }}
        onKeyDown={(event) => {
          // Keys of a box are not keys of the screen below it; in a drawer those of its record are.
          if (props.shape === 'box') event.stopPropagation()
          onKey(event)
          const form = (event.target as Element).closest('form')
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || form === null) return
          event.preventDefault()
          form.requestSubmit()
        }}
      >
        <div className="hg-line hg-fixed hg-overlay-head">
          <h2 id={`${id}-title`}>{props.title}</h2>
          {props.extra}
          <IconButton className="hg-icon-button" label={t('close')} onClick={close}>
            <Icon name="close" size={18} />
          </IconButton>
        </div>
        <div className="hg-overlay-body">{props.children}</div>
        {leaving && <LeaveQuestion leave={leaving.go} stay={() => setLeaving(null)} />}
      </div>
    </div>,
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
