import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Navigator, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { LeaveQuestion } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { useUnsavedWork } from '../../kit/unsaved/unsaved-work'
import { standBeforeWayBack } from '../../kit/unsaved/way-back'

type Ways = Pick<Navigator, 'push' | 'replace'>

/** Asks before each way to another address; returns what stands down. */
function standBefore(navigator: Ways, mayPass: () => boolean, ask: (go: () => void) => void): () => void {
  const { push, replace } = navigator
  const elsewhere = (to: To): boolean => {
    const { pathname = window.location.pathname, search = '' } =
      typeof to === 'string' ? new URL(to, window.location.href) : to
    return pathname + search !== window.location.pathname + window.location.search
  }
  const before =
    (way: Ways['push']): Ways['push'] =>
    (...args) => {
      const go = () => way.apply(navigator, args)
      if (elsewhere(args[0]) && !mayPass()) ask(go)
      else go()
    }
  navigator.push = before(push)
  navigator.replace = before(replace)
  return () => {
    navigator.push = push
    navigator.replace = replace
  }
}

/**
 * Keeps somebody who has changed something from losing it: on the way to another route, on reload and on closing the
 * tab. `ask` puts the same question before anything else that would lose it. The returned element shows the question.
 *
 * BrowserRouter has no blocker of its own; its navigator is an object whose methods can be stood before (decision 21).
 */
export function useLeaveGuard(dirty: boolean): { ask: (go: () => void) => void; question: ReactNode } {
  // The words of the question are there before it is put.
  useText('engine')
  const { navigator } = useContext(NavigationContext)
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null)
  const leaving = useRef(false)
  const ask = (go: () => void) => (dirty ? setWaiting({ go }) : go())
  useUnsavedWork({ isUnsaved: () => dirty, ask })

  useEffect(() => {
    if (!dirty) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', unload)
    return () => window.removeEventListener('beforeunload', unload)
  }, [dirty])

  // With what is drawn: who saves and goes on at once has nothing left to lose.
  useLayoutEffect(() => {
    if (!dirty) return
    const standDown = standBefore(
      navigator,
      () => leaving.current,
      (go) => setWaiting({ go }),
    )
    const way = standBeforeWayBack((go) => setWaiting({ go }))
    return () => {
      standDown()
      way.standDown()
    }
  }, [dirty, navigator])

  const leave = () => {
    leaving.current = true
    waiting?.go()
    leaving.current = false
  }
  const question = waiting && <LeaveQuestion leave={leave} stay={() => setWaiting(null)} />
  return { ask, question }
}
