import { type BrandTextType, safeAddress } from './branding'

/** What the code on the sign-in page leads to (checklist S1-56). */
export interface AppDownload {
  /** The brand's own picture of a code; null lets one be drawn for `address`. */
  picture: string | null
  /** Where a drawn code leads. */
  address: string
  /** `app`: a shop or download page of the brand's app. `portal`: this portal, because no app is known. */
  what: 'app' | 'portal'
  /** For those who are on the phone already. */
  shops: { ios: string | null; android: string | null }
}

/** A web address out of an official domain, with or without a scheme. */
function domainAddress(domain: string | null): string | null {
  if (domain === null || domain.trim() === '') return null
  return safeAddress(/^https?:/i.test(domain) ? domain : `https://${domain.trim()}`)
}

/** The brand's picture, else a code for its one download link, its domain, or this portal itself. */
export function appDownload(
  textOf: (type: BrandTextType) => string | null,
  domain: string | null,
  here: string,
): AppDownload {
  const web = (type: BrandTextType) => {
    const address = safeAddress(textOf(type))
    return address !== null && /^https?:/i.test(address) ? address : null
  }
  const shops = { ios: web('IOS_DOWNLOAD_LINK'), android: web('ANDROID_DOWNLOAD_LINK') }
  const picture = safeAddress(textOf('APP_DOWNLOAD_QRCODE'))
  // With two shops a code for one of them would send half of the phones to the wrong one.
  const only = shops.ios !== null && shops.android !== null ? null : (shops.ios ?? shops.android)
  const target = only ?? domainAddress(domain)
  return {
    picture,
    address: target ?? here,
    what: picture !== null || only !== null ? 'app' : 'portal',
    shops,
  }
}
