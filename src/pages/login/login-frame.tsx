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
        <div className="relative hg-line gap-2.5 font-semibold text-section tracking-[0.01em]">
          {brand.logo ? (
            <img className="max-w-55 max-h-10" src={brand.logo} alt={brand.name} />
          ) : (
            <>
              <BrandMark size={28} />
              <span>{brand.name}</span>
            </>
          )}
        </div>
        {brand.background === null && <SunPath title={t('login.picture')} />}
        <div className="relative max-w-[34ch] mt-[clamp(16px,6vh,72px)] max-[901px]:max-w-[52%] max-[901px]:mt-2 login-lead">
          <p className="text-[length:clamp(24px,2.6vw,40px)] font-semibold leading-[1.15] tracking-[-0.01em] text-balance max-[901px]:text-section">
            {t('login.lead')}
          </p>
          <p className="mt-3 text-ink-soft text-emphasis max-[901px]:hidden">{t('login.sub')}</p>
        </div>
      </header>
      <main className="hg-column py-4 px-6 max-[901px]:pt-2 max-[901px]:px-5 max-[901px]:pb-4">
        <div className="flex justify-end gap-2 max-[901px]:justify-between max-[901px]:-mx-2">
          <LanguageSelect languages={props.languages} />
          <ThemeSelect />
        </div>
        <div className="hg-stack gap-5 w-full max-w-100 m-auto py-6 max-[901px]:my-0 max-[901px]:py-4 login-card">
          {props.children}
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
