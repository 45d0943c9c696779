import { useQueries, useQuery } from '@tanstack/react-query'
import { monthsOf, type SpanDays } from '../../domain/devices/chart-span'
import type { DeviceParameter, DeviceRecord, DeviceSeries } from '../../domain/devices/device-records'
import { useServices } from '../../console/services/services-context'
import { eachOf } from '../../providers/each-record'
import type { CallState } from '../../kit/states/call-state'
import { useLanguage } from '../../kit/text/use-text'
import { faultOf } from '../../transport/fault-error'
import { deviceSeries, type SeriesRange } from '../../transport/calls/device-detail'

/** Which days are asked: curves sample by sample, columns as the cloud counted them. */
export function rangeOf({ span, first, last }: SpanDays): SeriesRange {
  if (span === 'month') return { span: 'dayrange', from: first, to: last }
  return span === 'total' ? { span: 'total' } : { span: span as 'day', date: first }
}

/** One parameter of several devices, each under its id; all of them or a fault. */
export function useSisterSeries(
  sisters: readonly DeviceRecord[],
  days: SpanDays,
  parameter: DeviceParameter | undefined,
): Pick<CallState<readonly DeviceSeries[]>, 'data' | 'fault' | 'loading' | 'refreshing' | 'retry'> {
  const { send } = useServices()
  const language = useLanguage()
  return useQueries({
    queries: sisters.map(({ id }) => ({
      queryKey: ['call', 'sister-series', `${id} ${days.span} ${days.first}`, parameter?.key, language],
      enabled: id !== null && parameter !== undefined,
      retry: false as const,
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

/** One parameter in five-minute steps over a year and more, month by month; all of it or a fault. */
export function useFineSeries(
  device: number | null,
  days: SpanDays,
  today: string,
  key: string | undefined,
): Pick<CallState<readonly DeviceSeries[]>, 'data' | 'fault' | 'loading' | 'refreshing' | 'retry'> {
  const { send } = useServices()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['call', 'fine-series', device, days.first, days.last, key, language],
    enabled: device !== null && days.fine === true && key !== undefined,
    retry: false,
    // A hundred thousand values are not compared with those before.
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const parts = await eachOf(monthsOf(days, today), ({ first, last }) =>
        send(deviceSeries(device ?? 0, { span: 'dayrange', from: first, to: last }, language, [key ?? '']), {
          signal,
        }),
      )
      const [one] = parts.flat()
      return one ? [{ ...one, points: parts.flat().flatMap(({ points }) => points) }] : []
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
