import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useBrand } from './brand-context'
import type { AccountSetting } from './routes'

/** Leads to a setting; the manual of a provider that has one is opened where it is (specification 6). */
export function AccountLink(props: { name: AccountSetting; onClick?: () => void; children: ReactNode }) {
  const { manual } = useBrand()
  const { name, onClick, children } = props
  return name === 'instructions' && manual !== null ? (
    <a href={manual} target="_blank" rel="noreferrer" onClick={onClick}>
      {children}
    </a>
  ) : (
    <NavLink to={`/account/settings/${name}`} {...(onClick ? { onClick } : {})}>
      {children}
    </NavLink>
  )
}
