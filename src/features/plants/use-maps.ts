import { useEffect, useState } from 'react'
import { mapsScript, type MapsService, mapsService } from '../../transport/maps-address'
import { loadScript } from '../../kit/browser/load-script'
import { usePlatform } from '../../console/services/platform'
import { useServices } from '../../console/services/services-context'
import { useLanguage } from '../../kit/text/use-text'

export interface MapsState {
  /** Null when neither a key nor a proxy is configured: then there is no map to show. */
  service: MapsService | null
  state: 'none' | 'loading' | 'ready' | 'failed'
  retry(): void
}

/** Where the script of a service was first asked for: it cannot be run twice. */
const askedAt = (service: MapsService) =>
  document.head.querySelector(`script[data-maps="${service}"]`)?.getAttribute('src')

/**
 * Loads the provider's maps when a map is to be shown, and not before (specification 7). Nobody is asked
 * while `wanted` is false.
 */
export function useMaps(wanted = true): MapsState {
  const { storage } = useServices()
  const { maps } = usePlatform()
  const language = useLanguage()
  const service = mapsService(maps, storage.region())
  const address = service && (askedAt(service) ?? mapsScript(service, maps, language))
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ address: string; state: 'ready' | 'failed' } | null>(null)

  useEffect(() => {
    if (!wanted || service === null || address === null) return
    let mounted = true
    loadScript(address, { maps: service }).then(
      () => mounted && setOutcome({ address, state: 'ready' }),
      () => mounted && setOutcome({ address, state: 'failed' }),
    )
    return () => {
      mounted = false
    }
  }, [wanted, service, address, attempt])

  const known = outcome?.address === address ? outcome.state : 'loading'
  return {
    service: address === null ? null : service,
    state: address === null || !wanted ? 'none' : known,
    retry() {
      setOutcome(null)
      setAttempt((count) => count + 1)
    },
  }
}
