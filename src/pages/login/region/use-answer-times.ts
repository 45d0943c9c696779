import { prefixOf, REGIONS, type Region } from '../../../domain/place/region'
import { useServices } from '../../../console/services/services-context'
import { countryOfCaller } from '../../../transport/calls/country-guess'
import { useHelp } from '../../../kit/form/use-help'

type Times = Readonly<Record<Region, number | null>>

/** How long each data centre takes to answer from here, ms; null: it does not. */
export function useAnswerTimes(): Times | null {
  const { send } = useServices()
  return useHelp('times', async (signal) => {
    const timed = async (region: Region): Promise<[Region, number | null]> => {
      const from = performance.now()
      try {
        await send({ ...countryOfCaller(), mdc: region, prefix: prefixOf(region) }, { signal })
        return [region, Math.max(1, Math.round(performance.now() - from))]
      } catch {
        return [region, null]
      }
    }
    return Object.fromEntries(await Promise.all(REGIONS.map(timed))) as Times
  })
}
