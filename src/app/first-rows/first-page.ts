import { plants } from '../../../resources/plants'
import { plantNow } from '../../domain/plants/plant-status'
import type { Page, Plant } from '../../domain/plants/reading'
import type { Services } from '../../providers/services'
import { readPlant } from '../../transport/calls/stations'
import type { Call } from '../../transport/call'
import { page, record } from '../../transport/wire'

/** The first page of plants as its list asks for it when nothing is searched, filtered or ordered. */
function firstPage(now: number): Call<Page<Plant>> {
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
    read: (raw) =>
      page(record(raw, 'plants'), 'plants', (row) => {
        const plant = readPlant(row)
        return plant && plantNow(plant, now)
      }),
  }
}

/**
 * Asks for the first plants and has the words of their rows. Rejects with a FaultError, or where a file did not arrive:
 * then the list itself asks again, and says so.
 */
export async function firstPlants({ ahead, clock, i18n }: Services): Promise<Page<Plant>> {
  const [plants] = await Promise.all([
    ahead(firstPage(clock.now())),
    i18n.instance.loadNamespaces(['plant', 'units']),
  ])
  return plants
}
