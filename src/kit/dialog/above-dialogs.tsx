import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { onTopmostChange, topmostDialog } from './top-layer'

/** Without a new start of what moves in it, where the browser can. */
function move(element: HTMLElement, place: HTMLElement): void {
  if (element.parentElement === place) return
  if (typeof place.moveBefore === 'function' && element.isConnected) place.moveBefore(element, null)
  else place.append(element)
}

/**
 * What is said about the whole console: it stands in the topmost dialog while there is one, because a dialog makes
 * everything outside of it unreachable, and lets nothing of it be read aloud.
 */
export function AboveDialogs(props: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null)
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = 'hg-above absolute'
    return element
  })
  useLayoutEffect(() => {
    const settle = () => {
      const target = topmostDialog() ?? home.current
      if (target) move(place, target)
    }
    settle()
    return onTopmostChange(settle)
  }, [place])
  return (
    <>
      <div ref={home} className="hg-above absolute" />
      {createPortal(props.children, place)}
    </>
  )
}
