import { useEffect } from 'react'
import { useServices } from '../console/services/services-context'
import { EXPORTS, keptParts } from '../transport/kept-parts'

/**
 * Whoever signs out leaves no figures of their plants on the machine. A session that ended by itself keeps what was
 * being made: the same person comes back to it.
 */
export function useLeftBehind(): void {
  const { session, storage } = useServices()
  useEffect(
    () =>
      session.subscribe(() => {
        const { status, fault } = session.getState()
        if (status !== 'out' || fault !== null) return
        storage.remember(EXPORTS, null)
        void keptParts.forget('')
      }),
    [session, storage],
  )
}
