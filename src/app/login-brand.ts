import { safeAddress } from '../domain/branding'
import { appDownload } from '../domain/app-download'
import { useServices } from '../console/services-context'
import type { LoginBrand } from '../pages/login/login-frame'
import { useBrand } from './brand-context'

/** Entries in public records: the kinds of text for the name and the address of each. */
const RECORDS = [
  ['ICP_BEIAN_NAME', 'ICP_BEIAN_URL'],
  ['GONGAN_BEIAN_NAME', 'GONGAN_BEIAN_URL'],
] as const

/** What the sign-in family shows of the brand, and which of its functions are on. */
export function useLoginBrand(): LoginBrand {
  const brand = useBrand()
  const { configuration } = useServices()
  return {
    name: brand.name,
    appName: brand.text('APP_SHOW_NAME') ?? brand.name,
    logo: brand.logo,
    terms: safeAddress(brand.text('SERVICE_TC')),
    privacy: brand.offers('privacyNotice') ? safeAddress(brand.text('PRIVATE_TC')) : null,
    notice: brand.offers('gdprNotice'),
    policy: brand.offers('privacyNotice'),
    records: RECORDS.flatMap(([named, at]) => {
      const name = brand.text(named)
      return name === null ? [] : [{ name, address: safeAddress(brand.text(at)) }]
    }),
    register: brand.offers('register'),
    forgot: brand.offers('forgotPassword'),
    phone: brand.offers('phone'),
    app: configuration.qrCode ? appDownload(brand.text, brand.domain, window.location.origin) : null,
  }
}
