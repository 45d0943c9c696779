import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useBrand } from './brand-context'
import type { AccountSetting } from './routes'

/** Steps of a setting stand at an address of their own. */
const STEPS: Partial<Record<AccountSetting, string>> = {
  accountRevoke: '/account/settings/accountRevokeStep',
}

/** Leads to a setting; the manual of a provider that has one is opened where it is (specification 6). */
export function AccountLink(props: { name: AccountSetting; onClick?: () => void; children: ReactNode }) {
  const { manual } = useBrand()
  const { name, onClick, children } = props
  const { pathname } = useLocation()
  const pressed = onClick ? { onClick } : {}
  if (STEPS[name] === pathname)
    return (
      <Link to={`/account/settings/${name}`} aria-current="true" {...pressed}>
        {children}
      </Link>
    )
  return name === 'instructions' && manual !== null ? (
    <a href={manual} target="_blank" rel="noreferrer" onClick={onClick}>
      {children}
    </a>
  ) : (
    <NavLink to={`/account/settings/${name}`} {...pressed}>
      {children}
    </NavLink>
  )
}
