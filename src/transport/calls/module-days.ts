import type { ModuleDays } from '../../domain/modules/shade'
import type { CalendarDate } from '../../domain/plants/reading'
import type { Call } from '../call'
import { epoch, id, num, partRows, record } from '../wire'

const powersOf = (value: unknown): readonly (readonly (number | null)[])[] =>
  Array.isArray(value) ? value.map((one: unknown) => (Array.isArray(one) ? one.map(num) : [])) : []

/**
 * W of modules through the last whole days, or through those up to and with `until`, which may be today. Ours, not the
 * vendor's: ask `useCapability('moduleDays')` first.
 */
export function moduleDays(
  plantId: number,
  deviceType: string,
  days: number,
  until?: CalendarDate,
): Call<ModuleDays> {
  return {
    method: 'GET',
    path: `/maintain-s/station/layout/${plantId}/days/${encodeURIComponent(deviceType)}`,
    query: { days, ...(until === undefined ? {} : { until }) },
    read(raw) {
      const reply = record(raw, 'days of modules')
      const step = num(reply['step'])
      return {
        step: step !== null && step > 0 ? step : 900,
        modules: partRows(reply['modules'], (row) => {
          const [array, line, column] = [id(row['array']), id(row['row']), id(row['column'])]
          return array === null || line === null || column === null ? null : { array, row: line, column }
        }),
        days: partRows(reply['days'], (row) => {
          const from = epoch(row['from'])
          return from === null ? null : { from, powers: powersOf(row['powers']) }
        }),
      }
    },
  }
}
