import { Link } from 'react-router'
import { useCapability } from '../../console/access/use-capability'
import { EmptyState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { Section } from './section'

/** The way to the tokens for programs, which have a list of their own. */
export function Tokens() {
  const t = useText('account')
  const words = useText('console')
  const offered = useCapability('apiTokens')
  if (offered === null) return null
  return (
    <Section title={t('apiTokens')} {...(offered ? { lead: t('apiTokensLead') } : {})}>
      {offered ? (
        <div className="account-buttons">
          <Link className="hg-button" to="/account/settings/api-tokens">
            {t('apiTokensOpen')}
          </Link>
        </div>
      ) : (
        <EmptyState kind="unsupported" text={words('notOnServer')} />
      )}
    </Section>
  )
}
