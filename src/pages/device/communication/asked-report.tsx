import { useState } from 'react'
import { faultCode } from '../../../domain/faults/fault'
import { useCall } from '../../../console/data/use-call'
import { ErrorState, StatePage } from '../../../kit/states/states'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { communication } from '../../../transport/calls/communication'
import { Checklist } from '../checklist'
import { Report } from './report'
import type { ReportAddress } from './use-report-address'

const OWN_WORDS = ['42', '55', '59', '66']
const [CALM, EAGER] = [60, 15]

/** The report of one logger; who may not see it is asked for a proof or told why. */
export function AskedReport({ address, serial }: { address: ReportAddress; serial: string }) {
  const t = useText('communication')
  const console = useText('console')
  const faults = useText('faults')
  const [code, setCode] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(false)
  const proof = { code, link: address.link }
  const state = useCall(
    ['communication', serial, code ?? address.link, address.plant],
    communication(serial, proof, address.plant),
    { held: true, every: waiting ? EAGER : CALM },
  )
  const refused = state.fault && faultCode(state.fault)
  if (state.data === undefined && state.fault) {
    if (refused === null || !OWN_WORDS.includes(refused))
      return (
        <ErrorState fault={state.fault} retry={state.retry} what={console('screens.communicationReport')} />
      )
    return (
      <StatePage picture={refused === '66' ? 'created' : 'lost'} level={2} title={serial}>
        <p>{faults(refused)}</p>
        {refused === '66' && <p>{t('next.never')}</p>}
        {(refused === '42' || refused === '66') && <Checklist />}
      </StatePage>
    )
  }
  if (state.data === undefined) return <SkeletonBlock height={320} />
  return (
    <Report
      report={state.data}
      proof={proof}
      state={state}
      onCode={setCode}
      waiting={waiting}
      onWait={setWaiting}
    />
  )
}
