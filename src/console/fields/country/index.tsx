import { countryCode, countryName } from '../../../domain/place/country'
import { useLanguage } from '../../../kit/text/use-text'
import { lazyPart } from '../../../kit/parts/lazy-part'
import type { CellProps, FieldView } from '../types'

function Cell({ value }: CellProps) {
  const language = useLanguage()
  const code = countryCode(value)
  if (code === null) return null
  const name = countryName(code, language)
  return (
    <span className="hg-cell-text" title={name}>
      {name}
    </span>
  )
}

export const country: FieldView = {
  Cell,
  Input: lazyPart(() => import('./input').then((part) => part.CountryInput)),
  Filter: lazyPart(() => import('./filter').then((part) => part.CountryFilter)),
}
