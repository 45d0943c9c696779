import { carries } from '../../domain/energy/grid-type'
import type { CalendarDate, DayCurve } from '../../domain/plants/reading'
import type { Call } from '../../transport/call'
import { batteryDay, dayRecord } from '../../transport/calls/history'

/** One day of power: C80 of the whole system, C78 where a plant of this grid type has production alone. */
export function powerDay(gridType: string | null, systemId: number, date: CalendarDate): Call<DayCurve> {
  return carries(gridType).has('consumption') ? batteryDay(systemId, date) : dayRecord(systemId, date)
}
