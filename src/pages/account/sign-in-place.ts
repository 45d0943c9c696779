import { countryName } from '../../domain/place/country'
import { MISSING } from '../../domain/values/quantity'
import { useLanguage } from '../../kit/text/use-text'

/** Where somebody signed in from: the country of the address, and the address with its last part masked. */
export function useSignInPlace(): (caller: { address: string | null; country: string | null }) => string {
  const language = useLanguage()
  return ({ address, country }) =>
    country === null ? (address ?? MISSING) : `${countryName(country, language)} (${address ?? MISSING})`
}
