import { Navigate, useLocation } from 'react-router'
import { type BrandTextType, safeAddress } from '../domain/branding'
import { usePlatform } from '../console/platform'
import { useServices } from '../console/services-context'
import { Login } from '../pages/login/login'
import { useBrand } from './brand-context'
import { useConsent } from './notices/consent-state'
import { PageNotices } from './notices/page-notices'
import { useSession } from './use-identity'

/** The route that was asked for before sign-in; only an address of the console itself counts. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/plant'
}

/** Entries in public records: the kinds of text for the name and the address of each. */
const RECORDS = [
  ['ICP_BEIAN_NAME', 'ICP_BEIAN_URL'],
  ['GONGAN_BEIAN_NAME', 'GONGAN_BEIAN_URL'],
] as const

export function LoginRoute(props: { preload: () => void }) {
  const brand = useBrand()
  const { configuration } = useServices()
  const { origin } = usePlatform()
  const consent = useConsent()
  const { state } = useLocation()
  const { status } = useSession()
  if (status !== 'out') return <Navigate replace to={askedFor(state)} />
  const address = (type: BrandTextType) => safeAddress(brand.text(type))
  return (
    <>
      <Login
        brand={{
          name: brand.name,
          logo: brand.logo,
          background: address('LOGIN_BK_IMG'),
          notice: brand.offers('gdprNotice'),
          register: brand.offers('register'),
          forgot: brand.offers('forgotPassword'),
          phone: brand.offers('phone'),
          app: configuration.qrCode
            ? {
                name: brand.text('APP_SHOW_NAME') ?? brand.name,
                logo: address('APP_DOWNLOAD_LOGO'),
                description: brand.text('APP_STORE_DESCRIPTION'),
                code: address('APP_DOWNLOAD_QRCODE'),
                ios: address('IOS_DOWNLOAD_LINK'),
                android: address('ANDROID_DOWNLOAD_LINK'),
                portal: `${origin}/`,
              }
            : null,
          foot: {
            terms: address('SERVICE_TC'),
            privacy: brand.offers('privacyNotice') ? address('PRIVATE_TC') : null,
            manual: brand.offers('onlineInstructions') ? address('MANNUAL_URL') : null,
            otherCentre: brand.otherCentre,
            records: RECORDS.flatMap(([named, at]) => {
              const name = brand.text(named)
              return name === null ? [] : [{ name, address: address(at) }]
            }),
            onPrivacyChoices: consent.host === null ? null : consent.ask,
          },
        }}
        languages={brand.languages}
        onTyping={props.preload}
      />
      <PageNotices place="corner" />
    </>
  )
}
