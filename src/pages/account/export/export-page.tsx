import { useState } from 'react'
import { useCapability, useCapabilityFault } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import type { ExportQuota } from '../../../domain/people/account-export'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { exportState } from '../../../transport/calls/account-export'
import { usePerson } from '../leaving/use-person'
import { Page, Section } from '../section'
import { ExportForm } from './export-form'
import { ExportJobs } from './export-jobs'
import { ExportRight } from './export-right'

/** What a server without our answers says of it. */
const UNKNOWN: ExportQuota = { last: null, next: null, most: null, plants: null, bytesEach: null }
/** Seconds between two looks at an export that is being made. */
const LOOK = 5

/** `/account/settings/exportAccount`: everything that belongs to the account, as a file, once a year. */
export function ExportPage() {
  const t = useText('account-export')
  const screens = useText('console')
  const { id } = usePerson()
  const offered = useCapability('accountExport')
  const unknown = useCapabilityFault()
  const [making, setMaking] = useState(false)
  const state = useCall(['account-export', id], offered ? exportState() : null, making ? { every: LOOK } : {})
  const isMade = state.data?.jobs.some((job) => job.state === 'PROCESSING') ?? false
  if (isMade !== making) setMaking(isMade)
  return (
    <Page title={screens('screens.exportAccount')}>
      {offered !== false && (
        <Panel
          title={t('right')}
          state={offered === null ? { ...state, ...unknown } : state}
          skeleton={<SkeletonBlock height={72} />}
        >
          {state.data && <ExportRight quota={state.data.quota} />}
        </Panel>
      )}
      {(offered === false || state.data) && (
        <ExportForm quota={state.data?.quota ?? UNKNOWN} onAsked={state.retry} />
      )}
      {state.data && <ExportJobs jobs={state.data.jobs} />}
      {offered === false && (
        <Section title={t('jobs')}>
          <p className="text-ink-soft">{screens('notOnServer')}</p>
        </Section>
      )}
    </Page>
  )
}
