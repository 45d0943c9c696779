import type { FleetDay } from '../../domain/fleet/days'
import type { Call } from '../call'
import { compactDate, list, num, record } from '../wire'

/** Ours, not the vendor's: ask `useCapability('fleetDays')` first. The oldest day first. */
export function fleetDays(days = 30): Call<readonly FleetDay[]> {
  return {
    method: 'GET',
    path: '/maintain-s/operating/station/produced/days',
    query: { days },
    read: (raw) =>
      list(record(raw, 'days')['days'], 'days', (row) => {
        const date = compactDate(row['date'])
        return date === null ? null : { date, energy: num(row['energy']), plants: num(row['plants']) }
      }),
  }
}
