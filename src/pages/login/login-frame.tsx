import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './login.css'
import type { AppDownload } from '../../domain/app-download'
import { BrandMark } from '../../console/brand-mark'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { AppCode } from './app-code'
import { LanguageSelect, ThemeSelect } from './preferences'
import { SunPath } from './sun-path'

export interface LoginBrand {
  name: string
  /** Name of the provider's app. */
  appName: string
  /** Address of the provider's logo; null shows the name alone. */
  logo: string | null
  terms: string | null
  privacy: string | null
  /** The GDPR notice is on. */
  notice: boolean
  /** The privacy policy notice is on. */
  policy: boolean
  /** Entries in public records that a provider must show, with or without an address. */
  records: readonly { name: string; address: string | null }[]
  /** Functions that are on. */
  register: boolean
  forgot: boolean
  phone: boolean
  /** Null while the QR code is switched off. */
  app: AppDownload | null
}

/** Frame of the sign-in family: the brand beside the form on wide screens, above it on a phone. */
export function LoginFrame(props: {
  brand: LoginBrand
  languages: readonly string[]
  /** Shows the code of the app download. */
  code?: boolean
  children: ReactNode
}) {
  const t = useText('console')
  const { configuration } = useServices()
  const { brand } = props
  return (
    <div className="login">
      <header className="login-brand">
        <div className="login-mark">
          {brand.logo ? (
            <img src={brand.logo} alt={brand.name} />
          ) : (
            <>
              <BrandMark size={28} />
              <span>{brand.name}</span>
            </>
          )}
        </div>
        <SunPath title={t('login.picture')} />
        <div className="login-lead">
          <p>{t('login.lead')}</p>
          <p>{t('login.sub')}</p>
        </div>
        {props.code && brand.app && <AppCode app={brand.app} name={brand.appName} />}
      </header>
      <main className="login-side">
        <div className="login-tools">
          <LanguageSelect languages={props.languages} />
          <ThemeSelect />
        </div>
        <div className="login-card">{props.children}</div>
        <footer className="login-foot">
          {brand.terms && <a href={brand.terms}>{t('login.terms')}</a>}
          {brand.privacy && <a href={brand.privacy}>{t('login.privacy')}</a>}
          {brand.records.map(({ name, address }) =>
            address ? (
              <a key={name} href={address}>
                {name}
              </a>
            ) : (
              <span key={name}>{name}</span>
            ),
          )}
          <Link to="/version">{`${t('version.title')} ${configuration.version}`}</Link>
        </footer>
      </main>
    </div>
  )
}
