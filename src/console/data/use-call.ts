import { useKeys } from '@refinedev/core'
import { hashKey, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CallState } from '../../kit/states/call-state'
import type { EpochSeconds } from '../../domain/plants/reading'
import { faultOf } from '../../transport/fault-error'
import type { Call } from '../../transport/call'
import { useServices } from '../services/services-context'
import { timedAnswer } from './timed-answer'
import { usePace } from './use-preferences'

/** A key whose first two parts (what, whose) agree asks the same subject once more, or for more of it. */
function sameSubject(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** What a question failed with; it stands until there is an answer, or until somebody asks again. */
const failures = new WeakMap<Query, unknown>()

/**
 * One call of the cloud as state of a panel.
 *
 * `key` begins with what is asked and of whom: `['day', systemId, date]`. Another key is another
 * question, and the answer of an earlier one is never shown below its label. Only with `held` it stays
 * (to be dimmed) while a key of the same subject loads, where more of the same or a count of
 * refreshes follows. `call` null asks nothing. `every` seconds it is asked again while the page is visible, and
 * whenever the lists of the resource `beside` are, and when `after`, the instant of the newest sample that is known,
 * moves on. Failures stay in the state for the panel to show; only the end of a session goes to the auth provider as
 * well.
 */
export function useCall<T>(
  key: readonly unknown[],
  call: Call<T> | null,
  options?: { every?: number; beside?: string; held?: boolean; after?: EpochSeconds | null },
): CallState<T> {
  const services = useServices()
  const { auth } = services
  const pace = usePace(options?.every)
  const client = useQueryClient()
  const queryKey = ['call', ...key]
  // By its hash: to find it by its key, that of every other is worked out again.
  const cached = () => client.getQueryCache().get(hashKey(queryKey))
  const query = useQuery({
    queryKey,
    // A part that joins others at a question that failed does not ask it again: what it would show may hang on that
    // very failure, and come and go with it for ever.
    retryOnMount: !cached()?.isActive(),
    queryFn: async ({ signal }) => {
      if (call === null) throw new Error('a disabled call was asked')
      const mine = cached()
      try {
        return await timedAnswer(services, call, signal)
      } catch (error) {
        if (mine) failures.set(mine, error)
        throw error
      }
    },
    enabled: call !== null,
    placeholderData: (data, before) =>
      options?.held && before && sameSubject(before.queryKey.slice(1), key) ? data : undefined,
    refetchInterval: pace,
    refetchIntervalInBackground: false,
  })

  const { data, isFetching } = query
  const now = cached()
  const error: unknown = query.error ?? (data === undefined && now ? failures.get(now) : null) ?? null
  const fault = error === null ? null : faultOf(error)
  const ended = fault?.kind === 'session'
  useEffect(() => {
    if (ended) void auth.onError(error)
  }, [ended, error, auth])

  useNewer(
    call === null ? null : (options?.after ?? null),
    () => void query.refetch({ cancelRefetch: false }),
  )
  useBeside(options?.beside, () => void query.refetch({ cancelRefetch: false }))

  // Called off is no failure while the next try is on its way; with none it would load for ever.
  const shownFault = fault?.kind === 'aborted' && isFetching ? null : fault
  return {
    data: data?.value,
    fault: shownFault,
    answered: data !== undefined || query.isFetched,
    loading: data === undefined && shownFault === null && isFetching,
    refreshing: data !== undefined && (isFetching || query.isPlaceholderData),
    updatedAt: data?.at ?? null,
    retry() {
      const mine = cached()
      if (mine) failures.delete(mine)
      void query.refetch()
    },
  }
}

/** What several places show of one moment is asked together, as soon as one of them knows of a newer moment. */
function useNewer(after: EpochSeconds | null, again: () => void): void {
  const known = useRef(after)
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    const before = known.current
    known.current = after
    if (before !== null && after !== null && after > before) latest.current()
  }, [after])
}

/** A write makes the answers of its resource void; what is shown beside them is void as well. */
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
