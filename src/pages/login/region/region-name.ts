import { CHILD_AREAS, regionOfSelection } from '../../../domain/place/region'
import type { Translate } from '../../../kit/text/use-text'

/** A choice in words: the region, and the area within it. */
export function regionName(t: Translate, code: string | null): string {
  if (regionOfSelection({ code: code ?? '' }) === 'CHINA') return t('console:region.china')
  const area = CHILD_AREAS.find((one) => one.code === code)
  const region = t('console:region.international')
  return area ? `${region} · ${t(`console:region.${area.key}`)}` : region
}

/** A country in the language of the page; its code where the platform knows no name. */
export function countryName(language: string, code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/i.test(code)) return null
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
