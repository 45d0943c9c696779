import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Services } from '../../providers/services'
import type { Session } from '../../providers/session-types'
import { readToken } from '../../transport/jwt'
import { useServices } from '../services/services-context'

const keptBy = new WeakMap<Services, Map<string, unknown>>()

/** Emptied when the person goes, in another tab as well. */
function emptied(session: Session): Map<string, unknown> {
  const kept = new Map<string, unknown>()
  session.subscribe(() => {
    const { status, fault } = session.getState()
    if (status === 'out' && fault === null) kept.clear()
  })
  return kept
}

function keptOf(services: Services, person: string): Map<string, unknown> {
  const kept = keptBy.get(services) ?? emptied(services.session)
  keptBy.set(services, kept)
  // What somebody else was at is nobody's any more.
  for (const key of kept.keys()) if (!key.startsWith(person)) kept.delete(key)
  return kept
}

/**
 * State of what somebody is writing. When the session is refused meanwhile, it is there again after sign-in, for the same
 * person and under the same name: once, and out of the memory of this tab alone. Signing out keeps nothing.
 */
export function useKept<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const services = useServices()
  const [place] = useState(() => {
    const { userId, organizationId } = readToken(services.storage.token() ?? '')
    const person = `${userId} ${organizationId} `
    return { kept: keptOf(services, person), key: person + name }
  })
  const { kept, key } = place
  const [value, setValue] = useState<T>(() => {
    if (kept.has(key)) return kept.get(key) as T
    return typeof initial === 'function' ? (initial as () => T)() : initial
  })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const { session } = services
  useEffect(() => {
    kept.delete(key)
    return () => {
      const { status, fault } = session.getState()
      if (status === 'out' && fault !== null) kept.set(key, latest.current)
    }
  }, [kept, key, session])
  return [value, setValue]
}
