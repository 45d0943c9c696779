import { useState } from 'react'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import type { ConsoleStorage } from '../../transport/storage'

const KEY = 'gdpr'

/** Closing the notice or signing in marks it as seen. */
export function markRead(storage: ConsoleStorage): void {
  storage.remember(KEY, 'read')
}

/** Before the first sign-in: what is kept in this browser (specification 1, GDPR notice). Read once, it stays away. */
export function PrivacyNotice() {
  const t = useText('console')
  const { storage } = useServices()
  const [read, setRead] = useState(() => storage.recall(KEY) !== null)
  if (read) return null
  return (
    <aside
      className="hg-line items-start pt-3 border-t border-t-line text-ink-soft text-caption"
      aria-label={t('login.privacy')}
    >
      <p className="flex-1">{t('login.gdpr')}</p>
      <IconButton
        className="hg-square -mt-1.5 -mr-2"
        label={t('close')}
        onClick={() => {
          markRead(storage)
          setRead(true)
        }}
      >
        <Icon name="close" size={16} />
      </IconButton>
    </aside>
  )
}
