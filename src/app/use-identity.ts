import { useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../console/services/services-context'
import { useRoleName } from '../console/text/use-role-name'
import { useText } from '../kit/text/use-text'
import { holdsAny, USER_PERMISSION } from '../domain/people/permission'
import type { SessionState } from '../providers/session-types'

/** State of the session; changes when one signs in or out, here or in another tab. */
export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.getState)
}

export interface IdentityView {
  name: string
  /** Organisation and role in words (look.md). */
  words: string
  /** What the account is called at sign-in: e-mail, phone or user name. */
  account: string | null
  noMail: boolean
  weak: boolean
}

/** Whether a session may open the account pages (specification 6: the permission `user`). */
export function mayOpenAccount({ identity }: Pick<SessionState, 'identity'>): boolean {
  return identity !== null && (identity.unrestricted || holdsAny(identity.codes, [USER_PERMISSION]))
}

/** Who is signed in, as the header shows it; null until the cloud has answered. */
export function useIdentity(): IdentityView | null {
  const t = useText('console')
  const roleName = useRoleName()
  const { identity } = useSession()
  return useMemo(() => {
    if (identity === null) return null
    const { user, organisation, role } = identity
    const name = user.name ?? user.username ?? user.email ?? user.phone ?? t('menu.account')
    const words =
      organisation === null
        ? t('identity.personal')
        : role?.name
          ? t('identity.inOrganisation', {
              role: roleName(role.name) ?? '',
              organisation: organisation.name ?? '',
            })
          : (organisation.name ?? '')
    const account = user.email ?? user.phone ?? user.username
    return { name, words, account, noMail: !user.email, weak: identity.weakPassword }
  }, [identity, t, roleName])
}
