import { createElement, type ReactNode, Suspense, use } from 'react'
import type { ViewProps } from './view-props'
import { ViewsContext } from './views-context'

/** A view by its name. It waits for its own part and its words alone, with `waiting` in its place, so that the screen around it stays. */
export function NamedView(props: ViewProps & { name: string; waiting?: ReactNode }) {
  const { name, waiting = null, ...given } = props
  const views = use(ViewsContext)
  const view = Object.hasOwn(views, name) ? views[name] : undefined
  return view === undefined ? null : <Suspense fallback={waiting}>{createElement(view, given)}</Suspense>
}
