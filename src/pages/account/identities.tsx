import { countryName } from '../../domain/place/country'
import type { Identity } from '../../providers/identity'
import { useSwitchIdentity } from '../../console/services/use-switch-identity'
import { useCall } from '../../console/data/use-call'
import { useRoleName } from '../../console/text/use-role-name'
import { Button } from '../../kit/button/button'
import { listText } from '../../kit/text/list-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { memberships } from '../../transport/calls/account'
import { Section } from './section'

/** Organisation, role and what it grants in words; and the other identities of the same person. */
export function Identities({ identity }: { identity: Identity }) {
  const t = useText('account')
  const words = useText('words')
  const console = useText('console')
  const switchTo = useSwitchIdentity()
  const language = useLanguage()
  const roleName = useRoleName()
  const { data } = useCall(['memberships', identity.user.id, language], memberships(language))
  const { organisation, role, codes, unrestricted, user } = identity
  const granted = codes.map((code) => words(`words.${code.replaceAll(':', '-')}`))
  const own = organisation?.id ?? 0
  const others = [
    ...(data ?? []).map((one) => ({
      id: one.organisationId,
      text: one.role?.name
        ? console('identity.inOrganisation', {
            role: roleName(one.role.name) ?? '',
            organisation: one.name ?? '',
          })
        : (one.name ?? String(one.organisationId)),
    })),
    ...(data && data.length > 0 ? [{ id: 0, text: console('identity.personal') }] : []),
  ].filter(({ id }) => id !== own)
  return (
    <Section title={t('identity')}>
      <dl className="account-facts">
        <dt>{words('fields.organisation')}</dt>
        <dd>{organisation?.name ?? console('identity.personal')}</dd>
        {role?.name && organisation && (
          <>
            <dt>{words('fields.role')}</dt>
            <dd>{roleName(role.name)}</dd>
          </>
        )}
        {user.country && (
          <>
            <dt>{words('fields.country')}</dt>
            <dd>{countryOf(user.country, language)}</dd>
          </>
        )}
        {!unrestricted && (
          <>
            <dt>{words('fields.permissions')}</dt>
            <dd>{listText(language, granted)}</dd>
          </>
        )}
      </dl>
      {others.length > 0 && (
        <>
          <h3>{t('others')}</h3>
          <ul className="grid">
            {others.map(({ id, text }) => (
              <li key={id} className="account-line">
                <div>{text}</div>
                <Button aria-label={`${t('switchTo')}: ${text}`} onClick={() => switchTo(id)}>
                  {t('switchTo')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** Name of a country code; digits are a phone prefix and shown as one. */
function countryOf(code: string, language: string): string {
  if (/^\d+$/.test(code)) return `+${code}`
  return /^[A-Z]{2}$/.test(code) ? countryName(code, language) : code
}
