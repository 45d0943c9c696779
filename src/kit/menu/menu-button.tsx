import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button'
import { walkEntries } from './walk-entries'
import './menu-button.css'

/**
 * A button that discloses a short list of links or choices: a popover of the browser, which a press elsewhere closes. Escape
 * and leaving with Tab close it too; arrows, Home, End and letters walk through it. `children` receives the closer.
 */
export function MenuButton(props: {
  label: string
  /** What the button shows; its accessible name is the label. */
  face: ReactNode
  className?: string
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // What had the focus may be gone after a step inside, such as an editor that is done: its keys go on to work.
  useEffect(() => {
    if (open && document.activeElement === document.body) list.current?.focus()
  })

  const close = () => {
    document.getElementById(id)?.hidePopover()
    document.getElementById(`${id}-face`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // The dialog that it stands in stays.
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault()
      document.getElementById(`${id}-face`)?.click()
    } else if (open) walkEntries(list.current, event)
  }

  return (
    // The keys belong to the button and to the list it discloses alike.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`hg-menu ${props.className ?? ''}`}
      data-popup={open || undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover()
      }}
    >
      <IconButton
        id={`${id}-face`}
        className="hg-inline hg-menu-face"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        label={props.label}
      >
        {props.face}
      </IconButton>
      {/* It takes the focus of a press beside its entries, which else would go out of the menu and close it. */}
      <div
        ref={list}
        id={id}
        popover="auto"
        tabIndex={-1}
        className="hg-menu-list"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
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
