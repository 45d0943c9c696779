import { CapabilityPart } from '../../../console/access/capability-part'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { Section } from '../section'
import { Offered } from './offered'

/** A code after the password at sign-in: whether there is one, and the ways to change that. */
export function TwoFactor({ issuer }: { issuer: string }) {
  const t = useText('account')
  return (
    <Section title={t('twoFactor')}>
      <CapabilityPart of="twoFactor" what={t('twoFactor')} waiting={<SkeletonBlock height={120} />}>
        <Offered issuer={issuer} />
      </CapabilityPart>
    </Section>
  )
}
