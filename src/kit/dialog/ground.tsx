import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusPage, isFocusLost } from '../browser/use-focus-return'
import { stand, topmostDialog } from './top-layer'

/**
 * The ground beside the panel of a dialog. It opens the dialog, as its first part: what comes after it is in sight by the
 * time that it measures itself or takes the focus. A click on it is a comfort; the keys have Escape and the button.
 */
export function Ground(props: { onClick: () => void }) {
  const ground = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const dialog = ground.current?.closest('dialog')
    if (!dialog) return
    before.current = document.activeElement
    const close = stand(dialog)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    if (topmostDialog() === dialog) first.focus({ preventScroll: true })
    // The portal outlives the effects of a screen that is kept alive behind another one.
    return close
  }, [])
  useEffect(
    () => () => {
      const { current: from } = before
      const top = topmostDialog()
      // The browser gave it back, unless two dialogs closed at once.
      if (from instanceof HTMLElement && from.isConnected && (top?.contains(from) ?? true))
        from.focus({ preventScroll: true })
      // What had it may be gone, an entry of a menu for one; then the keys belong to the dialog below.
      else if (top?.contains(document.activeElement) === false) top.focus({ preventScroll: true })
      // A list whose row is gone gives it to the next one first.
      else if (top === null) requestAnimationFrame(() => isFocusLost() && focusPage())
    },
    [],
  )
  return (
    <div
      ref={ground}
      className="hg-overlay-ground"
      aria-hidden="true"
      // Whoever stays after all goes on where they typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onClick}
    />
  )
}
