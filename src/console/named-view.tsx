import { createElement } from 'react'
import { type ViewProps, viewNamed } from './registry'

/** A view by its name; nothing where it is declared and not built. */
export function NamedView(props: ViewProps & { name: string }) {
  const { name, ...given } = props
  const view = viewNamed(name)
  return view === null ? null : createElement(view, given)
}
