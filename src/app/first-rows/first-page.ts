import { plants } from '../../../resources/plants'
import type { Page } from '../../domain/plants/reading'
import type { Services } from '../../providers/services'
import { type PlantNow, readPlantNow } from '../../transport/calls/stations'
import type { Call } from '../../transport/call'
import { page } from '../../transport/wire'

/** The first page of plants as its list asks for it when nothing is searched, filtered or ordered. */
function firstPage(now: number): Call<Page<PlantNow>> {
  const { endpoints, list } = plants
  return {
    method: 'POST',
    path: endpoints.list.post,
    query: {
      'order.direction': list.order.direction,
      'order.property': list.order.field,
      page: 1,
      size: list.size,
    },
    body: {},
    reads: true,
    read: (raw) => page(raw, 'plants', (row) => readPlantNow(row, now)),
  }
}

/**
 * Asks for the first plants and has the words of their rows. Rejects with a FaultError, or where a file did not arrive:
 * then the list itself asks again, and says so.
 */
export async function firstPlants({ ahead, clock, i18n }: Services): Promise<Page<PlantNow>> {
  const [plants] = await Promise.all([
    ahead(firstPage(clock.now())),
    i18n.instance.loadNamespaces(['plant', 'units']),
  ])
  return plants
}
