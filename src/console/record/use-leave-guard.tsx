import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { type Navigator, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { Overlay } from '../../kit/dialog/overlay'
import { useText } from '../../kit/text/use-text'
import { useUnsavedWork } from '../../kit/unsaved/unsaved-work'

type Ways = Pick<Navigator, 'push' | 'replace'>

const isGuarded = (): boolean => (window.history.state as { guarded?: boolean } | null)?.guarded === true

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
 * BrowserRouter has no blocker of its own; its navigator is an object whose methods can be stood before.
 */
export function useLeaveGuard(dirty: boolean): { ask: (go: () => void) => void; question: ReactNode } {
  const t = useText('engine')
  const { navigator } = useContext(NavigationContext)
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null)
  const passing = useRef(false)
  const leaving = useRef(false)
  const ask = (go: () => void) => (dirty ? setWaiting({ go }) : go())
  useUnsavedWork({ isUnsaved: () => dirty, ask })

  useEffect(() => {
    if (!dirty) return
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', unload)
    return () => window.removeEventListener('beforeunload', unload)
  }, [dirty])

  useEffect(() => {
    if (!dirty) return
    const standDown = standBefore(
      navigator,
      () => leaving.current,
      (go) => setWaiting({ go }),
    )
    // The router hears of the way back before anybody else. So there is a second entry of this address to go back from.
    const address = window.location.href
    const state = window.history.state as object | null
    const stand = () => window.history.pushState({ ...state, guarded: true }, '', address)
    if (!isGuarded()) stand()
    const back = () => {
      if (passing.current || address !== window.location.href || isGuarded()) return
      stand()
      setWaiting({
        go: () => {
          passing.current = true
          window.history.go(-2)
        },
      })
    }
    window.addEventListener('popstate', back)
    return () => {
      standDown()
      window.removeEventListener('popstate', back)
    }
  }, [dirty, navigator])

  const stay = () => setWaiting(null)
  const question = waiting && (
    <Overlay shape="box" role="alertdialog" title={t('form.leave.title')} onClose={stay}>
      <p>{t('form.leave.text')}</p>
      <div className="hg-dialog-foot">
        <button
          type="button"
          className="hg-button"
          onClick={() => {
            setWaiting(null)
            leaving.current = true
            waiting.go()
            leaving.current = false
          }}
        >
          {t('form.leave.leave')}
        </button>
        <button type="button" className="hg-button hg-button-primary" data-autofocus onClick={stay}>
          {t('form.leave.stay')}
        </button>
      </div>
    </Overlay>
  )
  return { ask, question }
}
