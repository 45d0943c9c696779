import { CapabilityPart } from '../../console/access/capability-part'
import { useCapability } from '../../console/access/use-capability'
import { useText } from '../../kit/text/use-text'
import { useMomentZone } from './moment'
import { LinesSkeleton, Section } from './section'
import { MessageLines } from './message-lines'

const DAYS = 30

/** Messages about alarms and what became of each, newest first. */
export function MessageLog() {
  const t = useText('account')
  const zone = useMomentZone()
  const offered = useCapability('messagePlan')
  const title = t('messageLog.title')
  if (offered === false) return null
  return (
    <Section title={title}>
      <p className="text-ink-soft">{t('messageLog.lead', { days: DAYS, zone })}</p>
      <CapabilityPart of="messagePlan" what={title} waiting={<LinesSkeleton lines={4} />}>
        <MessageLines title={title} />
      </CapabilityPart>
    </Section>
  )
}
