import { useKeys } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Fault } from '../domain/fault'
import type { EpochSeconds } from '../domain/reading'
import { faultOf } from '../transport/fault-error'
import type { Call } from '../transport/send'
import { useServices } from './services-context'
import { usePace } from './use-preferences'

export interface CallState<T> {
  data: T | undefined
  fault: Fault | null
  /** Nothing to show yet and a reply is awaited. */
  loading: boolean
  /** Data is shown and a newer reply is awaited: dim it. */
  refreshing: boolean
  /** When the data shown was received, by the server's clock. */
  updatedAt: EpochSeconds | null
  retry(): void
}

/** A key whose first two parts (what, whose) agree speaks of the same subject in another span or filter. */
function sameSubject(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/**
 * One call of the cloud as state of a panel.
 *
 * `key` begins with what is asked and of whom: `['day', systemId, date]`. While a key of the same
 * subject loads, the earlier data stays (to be dimmed); another plant's data never does. `call`
 * null asks nothing. `every` seconds it is asked again while the page is visible, and whenever the
 * lists of the resource `beside` are. Failures stay in the state for the panel to tell; only the end
 * of a session goes to the auth provider as well.
 */
export function useCall<T>(
  key: readonly unknown[],
  call: Call<T> | null,
  options?: { every?: number; beside?: string },
): CallState<T> {
  const { send, clock, auth } = useServices()
  const pace = usePace(options?.every)
  const query = useQuery({
    queryKey: ['call', ...key],
    queryFn: async ({ signal }) => {
      if (call === null) throw new Error('a disabled call was asked')
      const value = await send(call, { signal })
      // Wrapped, because a call may rightly answer null and react-query forbids undefined.
      return { value, at: clock.now() }
    },
    enabled: call !== null,
    retry: false,
    placeholderData: (data, before) =>
      before && sameSubject(before.queryKey.slice(1), key) ? data : undefined,
    refetchInterval: pace,
    refetchIntervalInBackground: false,
  })

  const fault = query.error === null ? null : faultOf(query.error)
  const { error, data } = query
  const ended = fault?.kind === 'session'
  useEffect(() => {
    if (ended) void auth.onError(error)
  }, [ended, error, auth])

  useBeside(options?.beside, () => void query.refetch({ cancelRefetch: false }))

  return {
    data: data?.value,
    fault: fault?.kind === 'aborted' ? null : fault,
    loading: data === undefined && query.isFetching,
    refreshing: data !== undefined && (query.isFetching || query.isPlaceholderData),
    updatedAt: data?.at ?? null,
    retry: () => void query.refetch(),
  }
}

/** A write makes the answers of its resource void; what is told beside them is void as well. */
function useBeside(resource: string | undefined, again: () => void): void {
  const client = useQueryClient()
  const { keys } = useKeys()
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (resource === undefined) return
    const part: readonly unknown[] = keys().data().resource(resource).get()
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return
      if (part.every((word, index) => event.query.queryKey[index] === word)) latest.current()
    })
  }, [client, keys, resource])
}
