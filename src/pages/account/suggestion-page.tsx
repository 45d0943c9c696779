import { useState } from 'react'
import { useCapability, useCapabilityFault } from '../../console/access/use-capability'
import { lastScreen } from '../../console/data/last-screen'
import { RecordForm } from '../../console/record/record-form'
import { RelatedList } from '../../console/record/related-list'
import { useServices } from '../../console/services/services-context'
import { useSignedInServices } from '../../console/services/signed-in-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { LinesSkeleton, Page, Section } from './section'

/** `/account/settings/suggestion`: a form for feedback, and the feedback sent so far. */
export function SuggestionPage() {
  const t = useText('console')
  const { plans } = useSignedInServices()
  const plan = plans.get('suggestions')
  const text = useResourceText(plan)
  const { configuration } = useServices()
  const listed = useCapability('suggestions')
  const unknown = useCapabilityFault()
  const [sent, setSent] = useState(0)
  return (
    <Page title={t('menu.suggestion')}>
      <div className="account-section">
        <RecordForm
          key={sent}
          plan={plan}
          id={null}
          values={{ page: lastScreen(), version: configuration.version }}
          send={text.action('create', 'label')}
          onSaved={() => setSent(sent + 1)}
        />
      </div>
      {listed && <RelatedList resource="suggestions" />}
      {listed === null && (
        <Section title={text.many}>
          {unknown ? <ErrorState {...unknown} what={text.many} /> : <LinesSkeleton />}
        </Section>
      )}
      {listed === false && <p className="text-ink-soft">{t('notOnServer')}</p>}
    </Page>
  )
}
