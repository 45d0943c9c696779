import { countryCode, countryName } from '../../../domain/place/country'
import { useLanguage } from '../../../kit/text/use-text'
import { text } from '../text/index'
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

/** Written as its code, read in words. */
export const country: FieldView = { ...text, Cell }
