import { type Brand, brandText, type BrandTextType, safeAddress, SURFACES } from '../domain/brand/branding'
import { toRgba } from '../domain/brand/colour'
import type { Configuration, FunctionCode } from '../domain/brand/configuration'
import type { Language } from '../domain/brand/language'
import { isBlocked } from '../domain/people/permission'
import { navigationColours } from '../domain/brand/navigation-colours'
import { trackingScript } from '../domain/brand/tracking'
import type { Scheme } from '../kit/brand/appearance'
import type { Maps } from '../transport/maps-address'
import { inkOn } from './blend'

/** What the console asks of a brand; without one it answers from the configuration. */
export interface BrandView {
  nameIn(language: Language): string
  /** Title of the page: in OEM mode the platform's name in that language alone (specification 4). */
  titleIn(language: Language, screen: string | null): string
  /** Portal of the provider's other data centre and what this one is called; null when it names none. */
  otherCentreIn(language: Language): { address: string; host: string; current: string | null } | null
  textIn(type: BrandTextType, language: Language): string | null
  /** Address of the provider's manual; null where the portal shows its own documents. */
  manualIn(language: Language): string | null
  /** Address of the logo on the ground of a scheme; null shows the name in words. */
  logoFor(scheme: Scheme, language: Language): string | null
  /** The same for the top navigation, which may have a ground and a logo of its own. */
  topLogoFor(scheme: Scheme, language: Language): string | null
  /** Address of the tab icon; null keeps the default one. */
  icon: string | null
  colours: ReadonlyMap<string, string>
  languages: readonly Language[]
  blocked: readonly string[]
  /** A function is on in the configuration and not blocked by the provider, nor by what the provider left out. */
  offers(feature: FunctionCode): boolean
  maps: Maps
  /** The provider's own domain; null is the one that is visited. */
  domain: string | null
  /** Script that counts visits; loaded after consent alone. */
  tracking: string | null
}

function oemColours(configuration: Configuration): ReadonlyMap<string, string> {
  const colours = new Map<string, string>()
  if (!configuration.isOem) return colours
  const { chartColors, colorList } = configuration.oemData
  chartColors.forEach((code, index) => {
    const colour = toRgba(code)
    if (colour !== null) colours.set(`chart-${index + 1}`, colour)
  })
  for (const { type, colorCode, alpha } of colorList) {
    const colour = toRgba(colorCode, alpha)
    if (colour !== null) colours.set(type, colour)
  }
  return colours
}

export function brandView(brand: Brand | null, configuration: Configuration): BrandView {
  const { isOem, platformName, appShowName } = configuration
  const blocked = brand?.blocked ?? []
  const nameIn = (language: Language) =>
    isOem
      ? (platformName.byLanguage[language] ?? platformName.default)
      : (brandText(brand, 'SHOW_NAME', language) ?? appShowName)
  const textIn = (type: BrandTextType, language: Language) => brandText(brand, type, language)
  const manualIn = (language: Language) => safeAddress(textIn('MANNUAL_URL', language))
  // Specification 6: a provider without a link to its manual has none.
  const absent: readonly FunctionCode[] =
    brand !== null && manualIn('en') === null ? ['onlineInstructions'] : []
  const colours = brand && brand.colours.size > 0 ? brand.colours : oemColours(configuration)
  const logoFor = (scheme: Scheme, language: Language) =>
    (scheme === 'dark' ? safeAddress(textIn('INVERT_RECT_LOGO', language)) : null) ??
    safeAddress(textIn('RECT_LOGO', language))
  const top = navigationColours(colours, 'top').ground
  return {
    nameIn,
    titleIn: (language, screen) =>
      isOem || screen === null ? nameIn(language) : `${screen} · ${nameIn(language)}`,
    textIn,
    manualIn,
    otherCentreIn: (language) =>
      otherCentre(textIn('DATA_CENTER_VISIT_DOMAIN_2', language), textIn('DATA_CENTER_CURRENT', language)),
    logoFor,
    topLogoFor: (scheme, language) =>
      brand?.topNavigationLogo ?? logoFor(top === null ? scheme : groundScheme(top), language),
    icon: brand?.squareLogo ?? null,
    colours,
    languages: brand?.languages ?? configuration.supportLans,
    blocked,
    offers: (feature) =>
      configuration.functions[feature] && !isBlocked(blocked, feature) && !absent.includes(feature),
    maps: {
      amapKey: brand?.mapKeys.amap ?? configuration.amapKey,
      gmapKey: brand?.mapKeys.googleMap ?? configuration.gmapKey,
      mapsProxy: configuration.mapsProxy,
    },
    domain: brand?.domain ?? null,
    tracking: trackingScript(brand?.trackingCode),
  }
}

/** Which logo reads on a ground: the one for dark grounds where white does. */
function groundScheme(ground: string): Scheme {
  return inkOn(ground) === SURFACES.light.card ? 'dark' : 'light'
}

/** The domain comes with or without a scheme; anything but a web address is none. */
function otherCentre(domain: string | null, current: string | null) {
  const address = safeAddress(domain === null || /^[a-z]+:/i.test(domain) ? domain : `https://${domain}`)
  if (address === null || !/^https?:/i.test(address) || !URL.canParse(address)) return null
  return { address, host: new URL(address).host, current }
}
