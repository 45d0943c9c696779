import { useSyncExternalStore } from 'react'
import { useServices } from '../../../console/services/services-context'

/** Who is signed in: the account that is to end, and where its code goes. */
export function usePerson() {
  const { session } = useServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  const user = identity?.user
  const address = user?.email ?? user?.phone ?? ''
  return { id: user?.id ?? 0, address, name: user?.name ?? address }
}
