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
    <aside className="text-ink-soft text-caption login-privacy" aria-label={t('login.privacy')}>
      <p className="flex-1">{t('login.gdpr')}</p>
      <IconButton
        className="hg-square"
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
