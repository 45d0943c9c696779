import { carries, fedIn } from '../../domain/energy/grid-type'
import type { CalendarDate, DayCurve } from '../../domain/plants/reading'
import type { Call } from '../../transport/call'
import { batteryDay, dayRecord } from '../../transport/calls/history'

/**
 * One day of power: C80 of the whole system, C78 where a plant of this grid type has production alone. Where all of it
 * is fed in, no record says so.
 */
export function powerDay(gridType: string | null, systemId: number, date: CalendarDate): Call<DayCurve> {
  if (carries(gridType).has('consumption')) return batteryDay(systemId, date)
  const call = dayRecord(systemId, date)
  return {
    ...call,
    read(raw, headers) {
      const day = call.read(raw, headers)
      return {
        ...day,
        samples: day.samples.map((sample) => ({ ...sample, feedIn: fedIn(gridType, sample) })),
        sums: { ...day.sums, feedIn: fedIn(gridType, day.sums) },
      }
    },
  }
}
