import { canDraw } from '../../charts/can-draw'
import type { EpochSeconds, Plant } from '../../domain/plants/reading'
import { zoneOf } from '../../domain/plants/zone-of'
import { calendarDate } from '../../domain/time/instant'
import type { Services } from '../../providers/services'
import { powerDay } from '../../features/figures/power-day'
import { fastSystem } from '../../transport/calls/operating'
import { shownPlant } from './open-address'

/**
 * Asks for the day of the plant that the dashboard will show, as the dashboard will ask for it; answers how its curve is
 * drawn. Null where the address shows none, and where a call or a file failed: the dashboard asks again and says why.
 */
export async function curveAhead(
  services: Services,
  plants: readonly Plant[],
  now: EpochSeconds,
): Promise<(() => void) | null> {
  if (window.location.pathname !== '/plant/infos/data' || !canDraw()) return null
  const id = shownPlant(plants[0]?.id)
  const plant = plants.find((one) => one.id === id)
  if (plant === undefined || plant.lastUpdate === null) return null
  try {
    const [{ systemId }, { drawFirstCurve }] = await Promise.all([
      services.ahead(fastSystem(plant.id)),
      import('./first-curve'),
    ])
    const today = calendarDate(now, zoneOf(plant))
    const curve = await services.ahead(powerDay(plant.gridType, systemId ?? plant.id, today))
    return () => drawFirstCurve(services, plant, curve, now)
  } catch {
    return null
  }
}
