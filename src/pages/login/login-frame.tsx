import type { ReactNode } from 'react'
import './login.css'
import { BrandMark } from '../../kit/brand/brand-mark'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import type { AppBrand } from './app-download'
import { BrandFoot, type FootBrand } from './brand-foot'
import { LanguageSelect, ThemeSelect } from './preferences'
import { SunPath } from './sun-path'

export interface LoginBrand {
  name: string
  /** Address of the provider's logo; null shows the name alone. */
  logo: string | null
  /** Address of a picture behind the brand's half of the page. */
  background: string | null
  /** The GDPR notice is on. */
  notice: boolean
  /** The privacy policy notice is on. */
  policy: boolean
  /** The way to the phone; null where it is switched off. */
  app: AppBrand | null
  foot: Omit<FootBrand, 'version'>
  /** Functions that are on. */
  register: boolean
  forgot: boolean
  phone: boolean
}

/** Frame of the sign-in family: the brand beside the form on wide screens, above it on a phone. */
export function LoginFrame(props: { brand: LoginBrand; languages: readonly string[]; children: ReactNode }) {
  const t = useText('console')
  const { configuration } = useServices()
  const { brand } = props
  return (
    <div className="login">
      <header
        className="hg-column login-brand"
        data-picture={brand.background !== null || undefined}
        style={brand.background === null ? undefined : { backgroundImage: pictureOf(brand.background) }}
      >
        <div className="hg-line hg-strong login-mark">
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
      <main className="hg-column login-side">
        <div className="login-tools">
          <LanguageSelect languages={props.languages} />
          <ThemeSelect />
        </div>
        <div className="hg-stack hg-wide login-card">{props.children}</div>
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
