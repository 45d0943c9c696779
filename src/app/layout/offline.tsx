import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Icon } from '../../kit/icon/icon'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import type { ServerClock } from '../../transport/clock'

/** "13:55" where the reader is, by the server's clock, of the newest reply that is shown; null without one. */
function savedAt(client: QueryClient, clock: ServerClock): string | null {
  const newest = Math.max(
    0,
    ...client
      .getQueryCache()
      .getAll()
      .map((query) => query.state.dataUpdatedAt),
  )
  if (newest === 0) return null
  const instant = clock.now() * 1000 - (Date.now() - newest)
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(instant)
}

/** Tells that the machine has no network, and of when the figures are that stay on the screen (screens 0). */
export function Offline() {
  const t = useText('console')
  const client = useQueryClient()
  const { clock } = useServices()
  const [lost, setLost] = useState<{ saved: string | null } | null>(null)

  useEffect(() => {
    const look = () => setLost(navigator.onLine ? null : { saved: savedAt(client, clock) })
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [client, clock])

  // The region stands before its text, or screen readers would not hear of it.
  return (
    <div aria-live="polite">
      {lost && (
        <div className="shell-hint shell-offline">
          <Icon name="warning" size={18} />
          <p>
            {t('offline.lost')}{' '}
            {lost.saved === null ? t('offline.back') : t('offline.saved', { time: lost.saved })}
          </p>
        </div>
      )}
    </div>
  )
}
