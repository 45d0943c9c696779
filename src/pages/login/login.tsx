import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import './login.css'
import { regionOfSelection } from '../../domain/region'
import { BrandMark } from '../../console/brand-mark'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { LoginForm } from './login-form'
import { LanguageSelect, ThemeSelect } from './preferences'
import { markRead, PrivacyNotice } from './privacy-notice'
import { SunPath } from './sun-path'

export interface LoginBrand {
  name: string
  /** Address of the provider's logo; null shows the name alone. */
  logo: string | null
  terms: string | null
  privacy: string | null
  /** The GDPR notice is on. */
  notice: boolean
  /** Entries in public records that a provider must show, with or without an address. */
  records: readonly { name: string; address: string | null }[]
  /** Functions that are on. */
  register: boolean
  forgot: boolean
  phone: boolean
}

/** Why somebody was sent here; kept in the history entry, so that a reload still says it. */
export type LoginReason = 'ended' | 'out' | 'switched'

function reasonOf(state: unknown): LoginReason | null {
  const reason =
    typeof state === 'object' && state !== null && 'reason' in state ? (state.reason as unknown) : null
  return reason === 'ended' || reason === 'out' || reason === 'switched' ? reason : null
}

/** The sign-in page: the brand beside the form on wide screens, above it on a phone. */
export function Login(props: {
  brand: LoginBrand
  languages: readonly string[]
  /** The first key is pressed: time to fetch what comes after sign-in. */
  onTyping: () => void
}) {
  const t = useText('console')
  const { configuration, storage } = useServices()
  const { state } = useLocation()
  const reason = reasonOf(state)
  const { brand } = props
  const here = regionOfSelection(storage.regionChoice())

  useEffect(() => {
    document.getElementById('login-account')?.focus()
  }, [])

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
      </header>
      <main className="login-side">
        <div className="login-tools">
          <LanguageSelect languages={props.languages} />
          <ThemeSelect />
        </div>
        <div className="login-card">
          <h1>{t('login.title')}</h1>
          {reason && (
            <p className="login-note" role="status">
              {t(`login.${reason}`, {
                region: t(here === 'CHINA' ? 'region.china' : 'region.international'),
              })}
            </p>
          )}
          <LoginForm phone={brand.phone} onTyping={props.onTyping} onSignedIn={() => markRead(storage)} />
          <nav className="login-links" aria-label={t('login.links')}>
            {brand.register && <Link to="/register">{t('login.register')}</Link>}
            {brand.forgot && <Link to="/forgetPassword">{t('login.forgot')}</Link>}
          </nav>
          {brand.notice && <PrivacyNotice />}
        </div>
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
