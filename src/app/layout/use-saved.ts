import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { usePreferences } from '../../console/data/use-preferences'
import { ownZone } from '../../console/fields/own-zone'
import { useServices } from '../../console/services/services-context'
import { IDENTITY } from '../../providers/lending-send'
import { momentText, restoredAt, savedAt } from '../seen/saved-at'

/** Whether there is no network, and when what is shown from the store was saved; null for nothing of it. */
export function useSaved(): { lost: boolean; saved: string | null } {
  const client = useQueryClient()
  const { clock, session, seen } = useServices()
  const zone = usePreferences().timeZone === 'utc' ? 'UTC' : ownZone()
  const subscribe = useCallback(
    (notify: () => void) => {
      const leave = [client.getQueryCache().subscribe(notify), session.subscribe(notify)]
      const events = ['online', 'offline'] as const
      for (const event of events) window.addEventListener(event, notify)
      return () => {
        for (const event of events) window.removeEventListener(event, notify)
        for (const one of leave) one()
      }
    },
    [client, session],
  )
  // Where even the person is known from the store only, there is none either, whatever the browser believes.
  const lost = useSyncExternalStore(subscribe, () => !navigator.onLine || seen?.lent.has(IDENTITY) === true)
  const saved = useSyncExternalStore(subscribe, () => {
    const queries = client.getQueryCache().getAll()
    const at = lost ? savedAt(queries) : restoredAt(queries)
    const now = clock.now()
    return at === null ? null : momentText(now - (Date.now() - at) / 1000, now, zone)
  })
  return { lost, saved }
}
