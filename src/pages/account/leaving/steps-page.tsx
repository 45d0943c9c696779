import { useState } from 'react'
import { type LeavingDraft, type LeavingStep, openStep } from '../../../domain/people/leaving'
import { useCapability, useCapabilityFault } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { useVerification } from '../../../features/credentials/use-verification'
import { leavingDraft, revokeCheck } from '../../../transport/calls/leaving'
import { Page } from '../section'
import { CodeStep } from './code-step'
import { ExportStep } from './export-step'
import { LeavingGate } from './leaving-gate'
import { NameStep } from './name-step'
import { PlantsStep } from './plants-step'
import { ReasonStep } from './reason-step'
import { useLeaving } from './use-leaving'
import { usePerson } from './use-person'

/** `/account/settings/accountRevokeStep`: five steps to the end of an account. */
export function RevokeStepsPage() {
  const t = useText('console')
  const person = usePerson()
  const check = useCall(['revoke-check', person.id], revokeCheck())
  return (
    <Page title={t('screens.accountRevokeStep')}>
      <LeavingGate check={check}>
        <Kept person={person.id} onRequested={check.retry} />
      </LeavingGate>
    </Page>
  )
}

/** Begins where somebody was when they left; a server that keeps nothing begins at the first step. */
function Kept(props: { person: number; onRequested(): void }) {
  const keeps = useCapability('leavingSteps')
  const draft = useCall(['leaving-draft', props.person], keeps ? leavingDraft() : null)
  const unknown = useCapabilityFault()
  const failed = unknown ?? draft
  const [begun, setBegun] = useState<LeavingDraft | null>(null)
  // An answer of an earlier visit may be behind.
  if (begun === null && draft.data && !draft.refreshing) setBegun(draft.data)
  if (keeps === false) return <Steps {...props} keeps={false} begun={{ step: 'reason', reason: null }} />
  if (begun) return <Steps {...props} keeps begun={begun} />
  return (
    <div className="account-section">
      {failed.fault ? (
        <ErrorState fault={failed.fault} retry={failed.retry} />
      ) : (
        <SkeletonBlock height={180} />
      )}
    </div>
  )
}

function Steps(props: Parameters<typeof useLeaving>[0]) {
  const way = useLeaving(props)
  // Words of a later step: loaded when it stands, they would take it from the screen for a moment, and the focus with it.
  useText('ownership')
  const verification = useVerification('REVOKE')
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const step: LeavingStep = openStep(way.at, { reason: way.reason, code })
  const part = { ...way, step }
  switch (step) {
    case 'reason':
      return <ReasonStep {...part} />
    case 'plants':
      return <PlantsStep {...part} />
    case 'export':
      return <ExportStep {...part} />
    case 'code':
      return <CodeStep {...{ ...part, verification, code, setCode, refused, setRefused }} />
    case 'name':
      return (
        <NameStep
          {...part}
          code={code}
          onRequested={props.onRequested}
          onCodeRefused={(text) => {
            setRefused(text)
            verification.heard(text)
            setCode('')
          }}
        />
      )
  }
}
