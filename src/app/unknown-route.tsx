import type { ReactNode } from 'react'
import { resources } from '../../resources/index'
import { isWithin } from '../domain/brand/path-within'

/** Declared resources have addresses too; without a session they lead to sign-in as all others do. */
export function UnknownRoute(props: { path: string; known: ReactNode; unknown: ReactNode }) {
  const declared = resources.some(({ route }) => isWithin(props.path, route))
  return declared ? props.known : props.unknown
}
