import { Suspense, useEffect } from 'react'
import { useServices } from '../console/services/services-context'
import { lazyPart } from '../kit/parts/lazy-part'
import { useText } from '../kit/text/use-text'
import { useIdentity, useSession } from './use-identity'

const IdentityElsewhere = lazyPart(() =>
  import('./layout/identity-elsewhere').then((part) => part.IdentityElsewhere),
)

/** Says that another tab changed the identity: it was taken on here as well, or the person is asked. */
export function IdentityNotice() {
  const t = useText('platform')
  const { notices } = useServices()
  const { followed, elsewhere } = useSession()
  const words = useIdentity()?.words
  useEffect(() => {
    if (followed && words !== undefined) notices.say(t('identity.followed', { identity: words }))
    // Once for each change; the words of another language are no change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [followed, words === undefined])
  return <Suspense>{elsewhere && <IdentityElsewhere />}</Suspense>
}
