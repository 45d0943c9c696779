import { Link } from 'react-router'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { useBrand } from '../brand-context'
import { useIdentity } from '../use-identity'
import { AccountMenu } from './account-menu'
import { DataCentreMenu } from './data-centre-menu'
import { LanguageMenu, ThemeMenu } from './preference-menus'

export interface TopBarProps {
  onSignedOut: () => void
}

/** 48 px: whose portal, who one is, and the account's menus. */
export function TopBar(props: TopBarProps) {
  const t = useText('console')
  const { configuration } = useServices()
  const identity = useIdentity()
  const brand = useBrand()
  return (
    <header className="shell-bar">
      <Link className="shell-mark" to="/plant" aria-label={t('menu.home', { name: brand.name })}>
        {brand.logo ? (
          <img src={brand.logo} alt="" />
        ) : (
          <>
            <svg
              viewBox="0 0 24 24"
              width={24}
              height={24}
              aria-hidden="true"
              fill="none"
              strokeWidth={1.8}
              strokeLinecap="round"
            >
              <path
                className="shell-mark-sun"
                d="M7 15a5 5 0 0 1 10 0M12 4v2.5M4.8 7.8l1.8 1.8M19.2 7.8l-1.8 1.8"
              />
              <path className="shell-mark-line" d="M3 15h18M7 19.5h10" />
            </svg>
            <span>{brand.name}</span>
          </>
        )}
      </Link>
      <div className="shell-bar-end">
        {identity && <span className="shell-identity">{identity.words}</span>}
        {configuration.multiDataCentre && <DataCentreMenu onSignedOut={props.onSignedOut} />}
        <LanguageMenu languages={brand.languages} />
        <ThemeMenu />
        <AccountMenu onSignedOut={props.onSignedOut} />
      </div>
    </header>
  )
}
