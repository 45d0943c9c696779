import { useEffect } from 'react'
import { useServices } from '../console/services/services-context'
import { EXPORTS, keptParts } from '../transport/kept-parts'

/**
 * Signing out removes the figures of one's plants from the machine, and signing in removes those of others. A
 * session that ended by itself keeps what was being made: the same person comes back to it.
 */
export function useLeftBehind(): void {
  const { session, storage, seen } = useServices()
  useEffect(() => {
    let known: number | null = null
    const look = () => {
      const { status, fault, identity } = session.getState()
      if (status === 'out' && fault === null) {
        storage.remember(EXPORTS, null)
        void keptParts.forget('')
        void seen?.forget()
      }
      const person = identity?.user.id ?? null
      if (person === null || person === known) return
      known = person
      seen?.later('others', async () => (await seen.open())?.forgetOthers(person))
    }
    look()
    return session.subscribe(look)
  }, [session, storage, seen])
}
