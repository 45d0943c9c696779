import { type Brand, brandText, type BrandTextType, safeAddress } from '../domain/branding'
import { toRgba } from '../domain/colour'
import type { Configuration, FunctionCode } from '../domain/configuration'
import type { Language } from '../domain/language'
import { isBlocked } from '../domain/permission'
import type { Scheme } from '../console/appearance'

/** What the console asks of a brand; without one it answers from the configuration. */
export interface BrandView {
  nameIn(language: Language): string
  /** Title of the page: in OEM mode the platform's name in that language alone (specification 4). */
  titleIn(language: Language, screen: string | null): string
  textIn(type: BrandTextType, language: Language): string | null
  /** Address of the logo for a scheme; null shows the name in words. */
  logoFor(scheme: Scheme, language: Language): string | null
  /** Address of the tab icon; null keeps the default one. */
  icon: string | null
  /** The provider's own site, as the brand writes it. */
  domain: string | null
  colours: ReadonlyMap<string, string>
  languages: readonly Language[]
  blocked: readonly string[]
  /** A function is on in the configuration and not blocked by the provider. */
  offers(feature: FunctionCode): boolean
}

function oemColours(configuration: Configuration): ReadonlyMap<string, string> {
  const colours = new Map<string, string>()
  if (!configuration.isOem) return colours
  for (const { type, colorCode, alpha } of configuration.oemData.colorList) {
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
  return {
    nameIn,
    titleIn: (language, screen) =>
      isOem || screen === null ? nameIn(language) : `${screen} · ${nameIn(language)}`,
    textIn,
    logoFor: (scheme, language) =>
      brand?.topNavigationLogo ??
      (scheme === 'dark' ? safeAddress(textIn('INVERT_RECT_LOGO', language)) : null) ??
      safeAddress(textIn('RECT_LOGO', language)),
    icon: brand?.squareLogo ?? null,
    domain: brand?.domain ?? null,
    colours: brand && brand.colours.size > 0 ? brand.colours : oemColours(configuration),
    languages: brand?.languages ?? configuration.supportLans,
    blocked,
    offers: (feature) => configuration.functions[feature] && !isBlocked(blocked, feature),
  }
}
