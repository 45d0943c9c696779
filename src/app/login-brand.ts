import { type BrandTextType, safeAddress } from '../domain/brand/branding'
import { usePlatform } from '../console/services/platform'
import { useServices } from '../console/services/services-context'
import type { LoginBrand } from '../pages/login/login-frame'
import { useBrand } from './brand-context'
import { useConsent } from './notices/consent-state'

/** Entries in public records: the kinds of text for the name and the address of each. */
const RECORDS = [
  ['ICP_BEIAN_NAME', 'ICP_BEIAN_URL'],
  ['GONGAN_BEIAN_NAME', 'GONGAN_BEIAN_URL'],
] as const

/** What the sign-in family shows of the brand, and which of its functions are on. */
export function useLoginBrand(): LoginBrand {
  const brand = useBrand()
  const { configuration } = useServices()
  const { origin } = usePlatform()
  const consent = useConsent()
  const address = (type: BrandTextType) => safeAddress(brand.text(type))
  const privacy = brand.offers('privacyNotice') ? address('PRIVATE_TC') : null
  return {
    name: brand.name,
    logo: brand.logo,
    background: address('LOGIN_BK_IMG'),
    notice: brand.offers('gdprNotice'),
    // Nobody can have read what the provider has not written.
    policy: privacy !== null,
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
      privacy,
      manual: brand.offers('onlineInstructions') ? brand.manual : null,
      otherCentre: brand.otherCentre,
      records: RECORDS.flatMap(([named, at]) => {
        const name = brand.text(named)
        return name === null ? [] : [{ name, address: address(at) }]
      }),
      onPrivacyChoices: consent.host === null ? null : consent.ask,
    },
  }
}
