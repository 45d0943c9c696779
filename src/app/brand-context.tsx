import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BrandTextType } from '../domain/brand/branding'
import { languageOf } from '../domain/brand/language'
import { useAppearance } from '../kit/brand/appearance'
import { useLanguage } from '../kit/text/use-text'
import type { BrandView } from './brand-view'

const BrandContext = createContext<BrandView | null>(null)

export function BrandProvider(props: { brand: BrandView; children: ReactNode }) {
  return <BrandContext.Provider value={props.brand}>{props.children}</BrandContext.Provider>
}

/** The brand as it is. */
export function useBrandView(): BrandView {
  const brand = useContext(BrandContext)
  if (brand === null) throw new Error('useBrandView needs a BrandProvider above it')
  return brand
}

/** The brand in the current language and scheme. */
export function useBrand() {
  const brand = useBrandView()
  const language = languageOf(useLanguage()) ?? 'en'
  const { scheme } = useAppearance()
  return useMemo(
    () => ({
      name: brand.nameIn(language),
      logo: brand.logoFor(scheme, language),
      topLogo: brand.topLogoFor(scheme, language),
      manual: brand.manualIn(language),
      text: (type: BrandTextType) => brand.textIn(type, language),
      title: (screen: string | null) => brand.titleIn(language, screen),
      offers: brand.offers,
      languages: brand.languages,
      otherCentre: brand.otherCentreIn(language),
      icon: brand.icon,
      language,
    }),
    [brand, language, scheme],
  )
}
