import { useState } from 'react'
import { isLoggerSerial } from '../../../domain/devices/communication'
import { faultCode } from '../../../domain/faults/fault'
import { CapabilityPart } from '../../../console/access/capability-part'
import { useCapability } from '../../../console/access/use-capability'
import { useCall } from '../../../console/data/use-call'
import { ErrorState, StatePage } from '../../../kit/states/states'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { communication } from '../../../transport/calls/communication'
import { Checklist } from '../checklist'
import { Report } from './report'
import { SerialForm } from './serial-form'
import { type ReportAddress, useReportAddress } from './use-report-address'
import css from './communication.module.css'

/** Whether a logger reaches the server, and where the way breaks, by its serial (screens 10). */
export function CommunicationReport() {
  const address = useReportAddress()
  const t = useText('communication')
  const console = useText('console')
  const offered = useCapability('communication')
  const { serial } = address
  return (
    <div className={`hg-stack hg-gap-16 hg-wide ${css['page']}`}>
      <header className={`hg-row hg-between ${css['head']}`}>
        <h1>{console('screens.communicationReport')}</h1>
        <SerialForm key={serial ?? ''} address={address} />
      </header>
      {offered === false ? (
        <StatePage picture="unsupported" level={2} title={console('notOnServer')} />
      ) : serial === null ? (
        <p className={css['hint']}>{t('hint')}</p>
      ) : (
        isLoggerSerial(serial) && (
          <CapabilityPart
            of="communication"
            what={console('screens.communicationReport')}
            waiting={<SkeletonBlock height={240} />}
          >
            <Asked key={serial} address={address} serial={serial} />
          </CapabilityPart>
        )
      )}
    </div>
  )
}

const OWN_WORDS = ['42', '55', '59', '66']
const [CALM, EAGER] = [60, 15]

function Asked({ address, serial }: { address: ReportAddress; serial: string }) {
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
