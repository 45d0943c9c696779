import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOfPlant } from '../console/access/answers-of-plant'
import { useServices } from '../console/services/services-context'
import type { Services } from '../providers/services'
import type { Plans } from '../schema/compile'

/** Where what is granted is known; null where nobody is signed in, or the codes of the plant are under way. */
function placeOf({ session, currentPlant }: Services): string | null {
  const { plant, detail } = currentPlant.getState()
  if (session.getState().identity === null || (plant !== null && detail !== 'ready')) return null
  return `plant ${plant?.id ?? ''}`
}

/**
 * Permissions are asked again at once when something changes that they follow from. What one may elsewhere is not known
 * before the answer. Where the rights themselves change, the former answers stay until then: what shows nothing
 * meanwhile would close the form that somebody writes in.
 */
export function useFreshPermissions(client: QueryClient, plans: Plans): void {
  const services = useServices()
  useEffect(() => {
    let before = placeOf(services)
    return services.onPermissionsChange((of) => {
      const place = placeOf(services)
      const stays = place !== null && place === before
      before = place
      const queryKey = ['access']
      const which = of === 'plant' ? { queryKey, predicate: isOfPlant(plans) } : { queryKey }
      if (!stays) return void client.resetQueries(which)
      client.removeQueries({ ...which, type: 'inactive' })
      void client.invalidateQueries({ ...which, type: 'active' })
    })
  }, [client, plans, services])
}
