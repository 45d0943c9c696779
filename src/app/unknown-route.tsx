import type { ReactNode } from 'react'
import { resources } from '../../resources/index'

/** Declared resources have addresses too; without a session they lead to sign-in as all others do. */
export function UnknownRoute(props: { path: string; known: ReactNode; unknown: ReactNode }) {
  const declared = resources.some(({ route }) => props.path === route || props.path.startsWith(`${route}/`))
  return declared ? props.known : props.unknown
}
