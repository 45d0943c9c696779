import { useCall } from '../../console/data/use-call'
import { useCalls } from '../../console/data/use-calls'
import { useServices } from '../../console/services/services-context'
import { IRRADIANCE, type MeasuredRatio, measuredRatio, ratioDays } from '../../domain/energy/measured-ratio'
import type { Fault } from '../../domain/faults/fault'
import type { Plant } from '../../domain/plants/reading'
import { zoneOf } from '../../domain/plants/zone-of'
import { calendarDate } from '../../domain/time/instant'
import { useLanguage } from '../../kit/text/use-text'
import { deviceSeries } from '../../transport/calls/device-detail'
import { deviceList } from '../../transport/calls/devices'
import { fastSystem } from '../../transport/calls/operating'
import { powerDay } from '../figures/power-day'

/** What is known of a ratio; `measured` is null where the sensor and the inverters have no time in common. */
export type RatioState =
  | { readonly kind: 'none' | 'waiting' | 'noSensor' }
  | { readonly kind: 'failed'; readonly fault: Fault; retry(): void }
  | { readonly kind: 'known'; readonly measured: MeasuredRatio | null }

/** Performance ratio of a plant over its last full days, where a weather station measures irradiance. */
export function useMeasuredRatio(plant: Plant | null): RatioState {
  const language = useLanguage()
  const { clock } = useServices()
  const id = plant?.id ?? null
  const stations = useCall(['weather-stations', id], id === null ? null : deviceList(id, 'WEATHER_STATION'))
  const station = stations.data?.[0]?.id ?? null
  const days = plant === null ? [] : ratioDays(calendarDate(clock.now(), zoneOf(plant)))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const live = useCall(['live', id], id === null || station === null ? null : fastSystem(id))
  const sun = useCall(
    ['irradiance', station, first, last],
    station === null
      ? null
      : deviceSeries(station, { span: 'dayrange', from: first, to: last }, language, [IRRADIANCE]),
  )
  const system = live.data && (live.data.systemId ?? id)
  const power = useCalls(
    plant === null || system === undefined || system === null
      ? []
      : days.map((day) => ({ key: ['day', system, day], call: powerDay(plant.gridType, system, day) })),
  )

  if (plant === null) return { kind: 'none' }
  const failed = [stations, live, sun, ...power].find(
    ({ fault, data }) => fault !== null && data === undefined,
  )
  if (failed?.fault) return { kind: 'failed', fault: failed.fault, retry: failed.retry }
  if (stations.data === undefined) return { kind: 'waiting' }
  if (station === null) return { kind: 'noSensor' }
  const curves = power.flatMap(({ data }) => data ?? [])
  if (sun.data === undefined || curves.length < days.length) return { kind: 'waiting' }
  const series = sun.data.find(({ key, unit }) => key === IRRADIANCE && unit === 'W/m²')
  if (series === undefined) return { kind: 'noSensor' }
  const samples = curves.flatMap((curve) => curve.samples)
  return { kind: 'known', measured: measuredRatio(samples, series.points, plant.capacity) }
}
