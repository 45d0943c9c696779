import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { usePressOutside } from '../browser/use-press-outside'
import { IconButton } from '../button/icon-button'
import { walkEntries } from './walk-entries'
import './menu-button.css'

/**
 * A button that discloses a short list of links or choices. Escape, a click elsewhere and leaving
 * with Tab close it; arrows, Home, End and letters walk through it. `children` receives the closer.
 */
export function MenuButton(props: {
  label: string
  /** What the button shows; its accessible name is the label. */
  face: ReactNode
  align?: 'start' | 'end'
  className?: string
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const onPointerDown = usePressOutside(open, () => setOpen(false))

  const { align = 'end' } = props
  useLayoutEffect(() => {
    const box = list.current
    if (!open || box === null) return
    box.dataset['align'] = align
    // A button near the left edge, as on phones, would open it beyond the screen.
    if (box.getBoundingClientRect().left < 0) box.dataset['align'] = 'start'
  }, [open, align])

  // What had the focus may be gone after a step inside, such as an editor that is done: Escape goes on to work.
  useEffect(() => {
    if (open && document.activeElement === document.body) list.current?.focus()
  })

  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-face`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      return
    }
    if (event.key === 'ArrowDown' && !open) {
      setOpen(true)
      event.preventDefault()
    } else if (open) walkEntries(list.current, event)
  }

  return (
    // The keys belong to the button and to the list it discloses alike.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={`hg-menu ${props.className ?? ''}`}
      data-popup={open || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        id={`${id}-face`}
        className="hg-inline hg-menu-face"
        aria-expanded={open}
        aria-controls={id}
        label={props.label}
        onClick={() => setOpen(!open)}
      >
        {props.face}
      </IconButton>
      {/* It takes the focus of a press beside its entries, which else would go out of the menu and close it. */}
      <div ref={list} id={id} tabIndex={-1} className="hg-menu-list" data-align={align} hidden={!open}>
        {open && props.children(close)}
      </div>
    </div>
  )
}

/** One choice of several inside a menu; the current one carries a tick. */
export function MenuChoice(props: {
  chosen: boolean
  lang?: string
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        aria-current={props.chosen || undefined}
        lang={props.lang}
        onClick={props.onChoose}
      >
        {props.children}
      </button>
    </li>
  )
}
