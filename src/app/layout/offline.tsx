import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from '../../kit/icon/icon'
import { usePreferences } from '../../console/data/use-preferences'
import { ownZone } from '../../console/fields/own-zone'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { IDENTITY } from '../../providers/lending-send'
import { momentText, savedAt } from '../seen/saved-at'

/** Null with a network; else when the figures were saved that stay on the screen, '' for none. */
function useLost(): string | null {
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
  return useSyncExternalStore(subscribe, () => {
    // Where even the person is known from the store only, there is none either, whatever the browser believes.
    if (navigator.onLine && !seen?.lent.has(IDENTITY)) return null
    const at = savedAt(client.getQueryCache().getAll())
    if (at === null) return ''
    const now = clock.now()
    return momentText(now - (Date.now() - at) / 1000, now, zone)
  })
}

/** Says that the machine has no network, and how old the figures on the screen are (screens 0). */
export function Offline() {
  const t = useText('console')
  const saved = useLost()
  // The region stands before its text, or screen readers would not hear of it.
  return (
    <div aria-live="polite">
      {saved !== null && (
        <div className="shell-hint shell-offline">
          <Icon name="warning" size={18} />
          <p>
            {t('offline.lost')} {saved === '' ? t('offline.back') : t('offline.saved', { time: saved })}
          </p>
        </div>
      )}
    </div>
  )
}
