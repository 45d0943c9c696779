import { isLoggerSerial } from '../../../domain/devices/communication'
import { CapabilityPart } from '../../../console/access/capability-part'
import { useCapability } from '../../../console/access/use-capability'
import { StatePage } from '../../../kit/states/states'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { SerialForm } from './serial-form'
import { useReportAddress } from './use-report-address'
import { AskedReport } from './asked-report'
import css from './communication.module.css'

/** Whether a logger reaches the server, and where the way breaks, by its serial (screens 10). */
export function CommunicationReport() {
  const address = useReportAddress()
  const t = useText('communication')
  const console = useText('console')
  const offered = useCapability('communication')
  const { serial } = address
  return (
    <div className={`hg-stack gap-4 w-full ${css['page']}`}>
      <header className="hg-row justify-between gap-x-6 gap-y-2">
        <h1>{console('screens.communicationReport')}</h1>
        <SerialForm key={serial ?? ''} address={address} />
      </header>
      {offered === false ? (
        <StatePage picture="unsupported" level={2} title={console('notOnServer')} />
      ) : serial === null ? (
        <p className="max-w-140 text-ink-soft">{t('hint')}</p>
      ) : (
        isLoggerSerial(serial) && (
          <CapabilityPart
            of="communication"
            what={console('screens.communicationReport')}
            waiting={<SkeletonBlock height={240} />}
          >
            <AskedReport key={serial} address={address} serial={serial} />
          </CapabilityPart>
        )
      )}
    </div>
  )
}
