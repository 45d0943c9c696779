import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../kit/text/use-text'
import { usePressOutside } from '../../kit/browser/use-press-outside'
import { Stroke } from '../../kit/icon/stroke'
import css from './original-frame.module.css'

/**
 * The original form of the plant screen (specification 2, layout version): no pane; the plant is chosen
 * from a list that drops down from its name. `list` is given the way to close it.
 */
export function OriginalFrame(props: {
  /** Name of the current plant; null while there is none. */
  name: string | null
  list: (close: () => void) => ReactNode
  children: ReactNode
}) {
  const t = useText('platform')
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('input')?.focus()
  }, [open])
  const onPointerDown = usePressOutside(open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-face`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open && !event.defaultPrevented) close()
  }
  const label = open ? t('plants.close') : t('plants.choose')
  return (
    <div className="hg-column h-full min-h-0 print:block print:h-auto">
      {/* The key belongs to the button and to what it opens alike. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={`print:hidden ${css['chooser']}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <button
          id={`${id}-face`}
          type="button"
          className={`hg-box hg-inline gap-2.5 max-w-full min-h-9 py-1 px-3 text-ink ${css['face']}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className="text-ink-soft whitespace-nowrap">{label}</span>
          {props.name !== null && <strong className="font-semibold truncate">{props.name}</strong>}
          <Stroke d={open ? 'm3 10 5-5 5 5' : 'm3 6 5 5 5-5'} weight={1.6} size={14} />
        </button>
        <div id={id} className={css['list']} hidden={!open}>
          {open && props.list(close)}
        </div>
      </div>
      {props.children}
    </div>
  )
}
