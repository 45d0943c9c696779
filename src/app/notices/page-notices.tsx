import { Suspense } from 'react'
import { useServices } from '../../console/services/services-context'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useAnnouncements } from './announcement-state'
import { useConsent } from './consent-state'

/** What does not arrive is left out: a page is worth more than a note beside it. */
const PageNotes = lazyPart(() =>
  import('./page-notes').then(
    (part) => part.PageNotes,
    () => () => null,
  ),
)

/**
 * What is to be said beside the page, below it in the frame and in its corner at sign-in: the question
 * for consent, that nothing is sealed, announcements. Nothing of it moves what stands above.
 */
export function PageNotices(props: { place: 'frame' | 'corner' }) {
  const { shown } = useAnnouncements()
  const { open } = useConsent()
  const { sealing } = useServices()
  const unsealed = sealing === 'unavailable' && props.place === 'corner'
  if (!open && !unsealed && shown.length === 0) return null
  return (
    <Suspense>
      <PageNotes {...props} unsealed={unsealed} />
    </Suspense>
  )
}
