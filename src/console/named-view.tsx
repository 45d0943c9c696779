import { createElement, type ReactNode, Suspense } from 'react'
import { type ViewProps, viewNamed } from './registry'

/**
 * A view by its name; nothing where it is declared and not built. It waits for its own part and its words alone, with
 * `waiting` in its place, so that the screen around it stays.
 */
export function NamedView(props: ViewProps & { name: string; waiting?: ReactNode }) {
  const { name, waiting = null, ...given } = props
  const view = viewNamed(name)
  return view === null ? null : <Suspense fallback={waiting}>{createElement(view, given)}</Suspense>
}
