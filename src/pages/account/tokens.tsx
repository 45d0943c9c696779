import { Link } from 'react-router'
import { CapabilityPart } from '../../console/access/capability-part'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import { Section } from './section'

/** The way to the tokens for programs, which have a list of their own. */
export function Tokens() {
  const t = useText('account')
  return (
    <Section title={t('apiTokens')}>
      <CapabilityPart of="apiTokens" what={t('apiTokens')} waiting={<SkeletonBlock height={80} />}>
        <p className="text-ink-soft">{t('apiTokensLead')}</p>
        <div className="hg-wrap">
          <Link className="hg-button" to="/account/settings/api-tokens">
            {t('apiTokensOpen')}
          </Link>
        </div>
      </CapabilityPart>
    </Section>
  )
}
