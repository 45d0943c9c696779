import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  allCounted,
  asCurve,
  type ChartSpan,
  fineDays,
  isCounted,
  monthsOf,
  type SpanDays,
  spanDays,
} from '../../domain/devices/chart-span'
import { thinned } from '../../domain/energy/thinned'
import type { CalendarDate } from '../../domain/plants/reading'
import { shiftDate } from '../../domain/time/instant'
import { useCall } from '../../console/data/use-call'
import type { DeviceParameter, DeviceRecord, DeviceSeries } from '../../domain/devices/device-records'
import { useServices } from '../../console/services/services-context'
import { eachOf } from '../../providers/each-record'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage } from '../../kit/text/use-text'
import { faultOf } from '../../transport/fault-error'
import { deviceSeries, type SeriesRange } from '../../transport/calls/device-detail'

type SeriesState = Pick<
  CallState<readonly DeviceSeries[]>,
  'data' | 'fault' | 'loading' | 'refreshing' | 'retry'
>

/** Which days are asked: curves sample by sample, columns as the cloud counted them. */
function rangeOf({ span, first, last }: SpanDays): SeriesRange {
  if (span === 'month') return { span: 'dayrange', from: first, to: last }
  return span === 'total' ? { span: 'total' } : { span: span as 'day', date: first }
}

/** One parameter of several devices, each under its id; all of them or a fault. */
function useSisterSeries(
  sisters: readonly DeviceRecord[],
  days: SpanDays,
  parameter: DeviceParameter | undefined,
): SeriesState {
  const { send } = useServices()
  const language = useLanguage()
  return useQueries({
    queries: sisters.map(({ id }) => ({
      queryKey: ['call', 'sister-series', `${id} ${days.span} ${days.first}`, parameter?.key, language],
      enabled: id !== null && parameter !== undefined,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const all = await send(deviceSeries(id ?? 0, rangeOf(days), language, [parameter?.key ?? '']), {
          signal,
        })
        return all.map((one) => ({ ...one, key: String(id) }))
      },
    })),
    combine: (answers) => {
      const error = answers.find((one) => one.error !== null)?.error
      const data = answers.flatMap((one) => one.data ?? [])
      const ready = answers.every((one) => one.data !== undefined)
      return {
        data: ready ? data : undefined,
        fault: error ? faultOf(error) : null,
        loading: !ready && !error,
        refreshing: false,
        retry: () => answers.forEach((one) => void (one.error && one.refetch())),
      }
    },
  })
}

/** Several years of several parameters in a tab's memory: of each hour its first, last, least and greatest. */
function kept(points: DeviceSeries['points'], fine: SpanDays['fine']): DeviceSeries['points'] {
  const [first, last] = [points[0], points.at(-1)]
  if (fine === undefined || fine === 1 || !first || !last || first === last) return points
  const few = thinned(points, [first.at, last.at], Math.ceil((last.at - first.at) / 3600))
  return few.map(({ at, value }) => ({ at, value, text: null }))
}

/** Parameters in five-minute steps over a year and more, month by month; all of it or a fault. */
function useFineSeries(
  device: number | null,
  days: SpanDays,
  today: string,
  keys: readonly string[],
): SeriesState {
  const { send } = useServices()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['call', 'fine-series', device, days.first, days.last, keys.join(), language],
    enabled: device !== null && days.fine !== undefined && keys.length > 0,
    // A hundred thousand values are not compared with those before.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const months = await eachOf(monthsOf(days, today), async ({ first, last }) => {
        const range = { span: 'dayrange', from: first, to: last } as const
        const all = await send(deviceSeries(device ?? 0, range, language, keys), { signal })
        return all.map((one) => ({ ...one, points: kept(one.points, days.fine) }))
      })
      return keys.flatMap((key) => {
        const own = months.flatMap((month) => month.filter((one) => one.key === key))
        return own[0] ? [{ ...own[0], points: own.flatMap(({ points }) => points) }] : []
      })
    },
  })
  const { data, error, isFetching } = query
  return {
    data,
    fault: error && !isFetching ? faultOf(error) : null,
    loading: data === undefined && isFetching,
    refreshing: data !== undefined && isFetching,
    retry: () => void query.refetch(),
  }
}

interface SeriesAsked {
  readonly device: number | null
  readonly span: ChartSpan
  readonly date: CalendarDate
  readonly today: CalendarDate
  /** The first year of the plant. */
  readonly since: number
  readonly parameters: readonly DeviceParameter[]
  /** Devices beside one another, on the first parameter; none draws the device itself. */
  readonly beside: readonly DeviceRecord[]
  readonly compared: boolean
}

/** What is drawn of which days: of a year and more what the cloud counted, and curves of everything else. */
export function useChartSeries(asked: SeriesAsked) {
  const { device, span, date, today, since, parameters } = asked
  const language = useLanguage()
  const beside = asked.beside.length > 0
  const keys = parameters.map(({ key }) => key)
  const first = useMemo(
    () => (beside ? spanDays(span, date) : fineDays(span, date, parameters, since)),
    [beside, span, date, parameters, since],
  )
  const ask = (days: SpanDays) =>
    device === null || keys.length === 0 || beside || days.fine
      ? null
      : deviceSeries(device, rangeOf(days), language, keys)
  const key = (of: string) => ['device-series', `${device} ${span} ${of}`, keys.join(), language]
  const own = useCall(key(first.first), ask(first), {
    held: true,
    ...(span === 'day' && date === today ? { every: 300 } : {}),
  })
  const uncounted = !beside && isCounted(first) && own.data !== undefined && !allCounted(parameters, own.data)
  const lines = parameters.length
  const days = useMemo(() => (uncounted ? asCurve(first, lines) : first), [uncounted, first, lines])
  const sisters = useSisterSeries(asked.beside, days, parameters[0])
  const fine = useFineSeries(device, days, today, keys)
  const yesterday = spanDays('day', shiftDate(date, -1))
  const before = useCall(key(yesterday.first), asked.compared ? ask(yesterday) : null, { held: true })
  const series: SeriesState = beside ? sisters : days.fine ? fine : own
  return { days, series, before: asked.compared ? (before.data ?? null) : null }
}
