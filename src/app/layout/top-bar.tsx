import { Link } from 'react-router'
import { BrandMark } from '../../kit/brand/brand-mark'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { useBrand } from '../brand-context'
import { AccountMenu } from './account-menu'
import { DataCentreMenu } from './data-centre-menu'
import { IdentityMenu } from './identity-menu'
import { LanguageMenu } from './preference-menus'
import { ThemeMenu } from './theme-menu'

export interface TopBarProps {
  /** `switched`: another data centre was chosen. */
  onSignedOut: (reason: 'out' | 'switched') => void
}

/** 48 px: whose portal, who one is, and the account's menus. */
export function TopBar(props: TopBarProps) {
  const t = useText('console')
  const { configuration } = useServices()
  const brand = useBrand()
  return (
    <header className="hg-line gap-4 shell-bar">
      <Link
        className="no-underline hg-inline gap-2.5 flex-none text-(--top-ink) text-emphasis font-semibold"
        to="/plant"
        aria-label={t('menu.home', { name: brand.name })}
      >
        {brand.topLogo ? (
          <img className="max-w-40 max-h-8" src={brand.topLogo} alt="" />
        ) : (
          <>
            <BrandMark size={24} />
            <span>{brand.name}</span>
          </>
        )}
      </Link>
      <div className="ms-auto hg-line gap-1 min-w-0">
        <IdentityMenu />
        {(configuration.multiDataCentre || brand.otherCentre) && (
          <DataCentreMenu onSignedOut={() => props.onSignedOut('switched')} />
        )}
        <LanguageMenu languages={brand.languages} />
        <ThemeMenu />
        <AccountMenu onSignedOut={() => props.onSignedOut('out')} />
      </div>
    </header>
  )
}
