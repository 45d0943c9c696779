import type { ReactNode } from 'react'
import { Icon } from '../../kit/icon/icon'
import { MenuButton, MenuChoice } from '../../kit/menu/menu-button'
import { useSwitchIdentity } from '../../console/services/use-switch-identity'
import { useRoleName } from '../../console/text/use-role-name'
import { useCall } from '../../console/data/use-call'
import { useLanguage, useText } from '../../kit/text/use-text'
import { memberships } from '../../transport/calls/account'
import { useIdentity, useSession } from '../use-identity'

interface IdentityEntry {
  /** 0 is the personal one. */
  organisationId: number
  words: string
  current: boolean
}

/** The identities of the signed-in person, organisations first; none while there is nothing to choose. */
function useIdentities(): readonly IdentityEntry[] {
  const t = useText('console')
  const language = useLanguage()
  const roleName = useRoleName()
  const { identity } = useSession()
  const own = identity?.organisation?.id ?? 0
  const mine = useCall(
    ['identities', identity?.user.id, language],
    identity === null ? null : memberships(language),
  )
  const organisations = mine.data ?? []
  if (identity === null || organisations.length === 0) return []
  return [
    ...organisations.map(({ organisationId, name, role }) => ({
      organisationId,
      words: role?.name
        ? t('identity.inOrganisation', { role: roleName(role.name) ?? '', organisation: name ?? '' })
        : (name ?? String(organisationId)),
      current: organisationId === own,
    })),
    { organisationId: 0, words: t('identity.personal'), current: own === 0 },
  ]
}

/** The identities as a list of choices, for a menu. */
export function IdentityChoices(props: { close: () => void; lead?: ReactNode }) {
  const entries = useIdentities()
  const switchTo = useSwitchIdentity()
  if (entries.length === 0) return null
  return (
    <>
      {props.lead}
      <ul>
        {entries.map((entry) => (
          <MenuChoice
            key={entry.organisationId}
            chosen={entry.current}
            onChoose={() => {
              props.close()
              if (!entry.current) switchTo(entry.organisationId)
            }}
          >
            <Icon name={entry.organisationId === 0 ? 'user' : 'people'} />
            {entry.words}
          </MenuChoice>
        ))}
      </ul>
    </>
  )
}

/** As whom one is here, in words; with several identities a way to change (specification 1). */
export function IdentityMenu() {
  const t = useText('platform')
  const identity = useIdentity()
  const entries = useIdentities()
  if (identity === null) return null
  if (entries.length === 0)
    return (
      <span className="truncate min-w-0 me-2 text-(--top-ink-soft) max-[1101px]:hidden">
        {identity.words}
      </span>
    )
  return (
    <MenuButton
      label={`${t('identity.title')}: ${identity.words}`}
      className="shell-identities min-w-0"
      face={
        <>
          <Icon name="people" />
          <span className="truncate min-w-0 text-(--top-ink-soft) max-[1101px]:hidden">{identity.words}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => (
        <IdentityChoices
          close={close}
          lead={<p className="text-ink-soft text-caption grid py-2 px-3">{t('identity.choose')}</p>}
        />
      )}
    </MenuButton>
  )
}
