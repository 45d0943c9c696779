import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { ServicesProvider } from '../../console/services/services-context'
import type { Services } from '../../providers/services'

interface StandIn {
  draw(): ReactNode
  /** Whether the part of the console itself is there, or something in its place. */
  isThere(): boolean
  /** Once it is drawn; what this answers is called before it goes, with false where it goes for another reason. */
  begin?(place: HTMLElement): (isThere: boolean) => void
}

/**
 * Draws something at the place of a part of the console whose code is still on its way. It goes as soon as the part
 * itself is there, the address is another screen's, or the session another one.
 */
export function standIn(services: Services, { draw, isThere, begin }: StandIn): void {
  const { session } = services
  const { pathname } = window.location
  const isAnother = () => {
    const { status, turn } = session.getState()
    return turn > 0 || status === 'out' || status === 'switching' || window.location.pathname !== pathname
  }
  const over = () => isAnother() || isThere()
  if (over()) return
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = () => root.render(<ServicesProvider services={services}>{draw()}</ServicesProvider>)
  let pressed = false
  const look = () => {
    // A press that began at a row ends at it, or it would be no click.
    if (isAnother() || (!pressed && isThere())) end()
  }
  place.addEventListener('pointerdown', () => {
    pressed = true
  })
  const lift = () => {
    pressed = false
    setTimeout(look)
  }
  const step = () => {
    if (over()) end()
    else show()
  }
  const atEnd = begin?.(place)
  const watch = new MutationObserver(look)
  const unsubscribe = session.subscribe(look)
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    watch.disconnect()
    unsubscribe()
    window.removeEventListener('popstate', step)
    window.removeEventListener('pointerup', lift)
    window.removeEventListener('pointercancel', lift)
    atEnd?.(!isAnother())
    root.unmount()
    place.remove()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('popstate', step)
  window.addEventListener('pointerup', lift)
  window.addEventListener('pointercancel', lift)
  show()
}
