import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The address bar shows this place: a link that was followed stands there before its screen is drawn. */
export const isShown = ({ pathname, search, hash }: Place): boolean =>
  new URL(window.location.origin + pathname + search + hash).href === window.location.href

/** Leads on from here, and to nowhere when somebody has gone elsewhere meanwhile: a person wins over a redirect. */
export function useRedirect(): (to: string, options?: Omit<NavigateOptions, 'replace'>) => void {
  const navigate = useNavigate()
  const location = useLocation()
  const drawn = useRef<Place>(location)
  useLayoutEffect(() => {
    drawn.current = location
  }, [location])
  return useCallback(
    (to, options) => {
      if (!isShown(drawn.current)) return
      void navigate(to, { ...options, replace: true })
      // Where it led to itself, nobody has gone elsewhere: another one may come before that is drawn.
      const { pathname, search, hash } = window.location
      drawn.current = { pathname, search, hash }
    },
    [navigate],
  )
}

/** The router's `Navigate`, which gives way to a click that came before it. */
export function Redirect(props: { to: string; state?: Readonly<Record<string, unknown>> }) {
  const { to, state } = props
  const redirect = useRedirect()
  const { key } = useLocation()
  const held = useRef(state)
  useLayoutEffect(() => {
    held.current = state
  })
  useEffect(() => redirect(to, { state: held.current }), [redirect, to, key])
  return null
}
