import { useMemo } from 'react'
import { countryName } from '../../../domain/place/country'
import { COUNTRY_CODES } from '../../../domain/place/country-currency'
import { useLanguage } from '../../../kit/text/use-text'

/** All countries in the words of the reader, in the order of these words. */
export function useCountries(): { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const order = new Intl.Collator(language)
    return COUNTRY_CODES.map((value) => ({ value, label: countryName(value, language) })).sort((one, other) =>
      order.compare(one.label, other.label),
    )
  }, [language])
}
