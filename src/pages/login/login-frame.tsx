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
        <div className="hg-line font-semibold login-mark">
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
      <main className="hg-column py-4 px-6 max-[901px]:pt-2 max-[901px]:px-5 max-[901px]:pb-4">
        <div className="flex justify-end gap-2 max-[901px]:justify-between max-[901px]:-mx-2">
          <LanguageSelect languages={props.languages} />
          <ThemeSelect />
        </div>
        <div className="hg-stack w-full login-card">{props.children}</div>
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
