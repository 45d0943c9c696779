import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import './login.css'
import { regionOfSelection } from '../../domain/region'
import { BrandMark } from '../../console/brand-mark'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { type AppBrand, AppDownload } from './app-download'
import { BrandFoot, type FootBrand } from './brand-foot'
import { LoginForm } from './login-form'
import { LanguageSelect, ThemeSelect } from './preferences'
import { markRead, PrivacyNotice } from './privacy-notice'
import { SunPath } from './sun-path'

export interface LoginBrand {
  name: string
  /** Address of the provider's logo; null shows the name alone. */
  logo: string | null
  /** Address of a picture behind the brand's half of the page. */
  background: string | null
  /** The GDPR notice is on. */
  notice: boolean
  /** The way to the phone; null where it is switched off. */
  app: AppBrand | null
  foot: Omit<FootBrand, 'version'>
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
      <header
        className="login-brand"
        data-picture={brand.background !== null || undefined}
        style={brand.background === null ? undefined : { backgroundImage: pictureOf(brand.background) }}
      >
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
        {brand.background === null && <SunPath title={t('login.picture')} />}
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
          {brand.app && <AppDownload app={brand.app} />}
        </div>
        <BrandFoot brand={{ ...brand.foot, version: configuration.version }} />
      </main>
    </div>
  )
}

/** Under a veil of the page's own ground, so that the words stay readable on any picture. */
function pictureOf(address: string): string {
  const quoted = address.replace(/["\\\n]/g, encodeURIComponent)
  return `linear-gradient(180deg, var(--veil-strong), var(--veil)), url("${quoted}")`
}
