import type { CountryGuess } from '../../../domain/place/region-records'
import { useServices } from '../../../console/services/services-context'
import { countryOfAddress, countryOfCaller } from '../../../transport/calls/country-guess'
import { lookUpAddress } from '../../../transport/ip-lookup'
import { useHelp } from '../../../kit/form/use-help'

/** The country that this machine seems to be in: C7 where a look-up of the address is configured, else C8. */
export function useCountryGuess(wanted: boolean): CountryGuess | null {
  const { send, configuration } = useServices()
  return useHelp(wanted ? 'country' : null, async (signal) => {
    const { ipLookup } = configuration
    const ip = ipLookup === '' ? null : await lookUpAddress(ipLookup, (url, init) => window.fetch(url, init))
    return send(ip === null ? countryOfCaller() : countryOfAddress(ip), { signal })
  })
}
