import { useServices } from '../../console/services/services-context'
import { useAnnouncements } from './announcement-state'
import { useConsent } from './consent-state'
import { PageNotes } from './page-notes'

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
  return <PageNotes {...props} unsealed={unsealed} />
}
