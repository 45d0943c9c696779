import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusLost } from '../../kit/browser/use-focus-return'

/**
 * A screen that goes takes the focus with it if what opened the next one stood on it. The next one has it then, at its
 * start, so that the keys walk on from there and not from wherever the browser thinks it was.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const walked = useRef(false)

  useEffect(() => {
    const note = () => {
      walked.current = true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    // A first visit begins at the top, and so does somebody who has not used a key or a button yet.
    if (shown.current === pathname || !walked.current) {
      shown.current = pathname
      return
    }
    shown.current = pathname
    const root = screen.current
    if (root === null) return
    const left = document.activeElement
    const take = () => {
      if (document.activeElement !== left && !isFocusLost()) stop()
      else if (isFocusLost()) {
        stop()
        // Whoever knows a nearer place, such as the next row of a list, has it first.
        requestAnimationFrame(() => isFocusLost() && root.focus({ preventScroll: true }))
      }
    }
    // The next screen may come in a moment, and what has the focus stays as long as the last one does.
    const changes = new MutationObserver(take)
    const stop = () => changes.disconnect()
    changes.observe(root, { childList: true, subtree: true })
    take()
    return stop
  }, [pathname, screen])
}
