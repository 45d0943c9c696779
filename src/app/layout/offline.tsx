import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from '../../kit/icon/icon'
import { usePreferences } from '../../console/data/use-preferences'
import { ownZone } from '../../console/fields/own-zone'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { IDENTITY } from '../../providers/lending-send'
import { momentText, restoredAt, savedAt } from '../seen/saved-at'

/** Whether there is no network, and when what is shown from the store was saved; null for nothing of it. */
function useSaved(): { lost: boolean; saved: string | null } {
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

/**
 * Says that the machine has no network, and how old the figures on the screen are (screens 0); with a network, how old
 * rows are that stand until the cloud has answered.
 */
export function Offline() {
  const t = useText('console')
  const { lost, saved } = useSaved()
  // The region stands before its text, or screen readers would not hear of it.
  return (
    <div aria-live="polite">
      {!lost && saved !== null && <p className="shell-saved">{t('offline.saved', { time: saved })}</p>}
      {lost && (
        <div className="shell-hint shell-offline">
          <Icon name="warning" size={18} />
          <p>
            {t('offline.lost')} {saved === null ? t('offline.back') : t('offline.saved', { time: saved })}
          </p>
        </div>
      )}
    </div>
  )
}
