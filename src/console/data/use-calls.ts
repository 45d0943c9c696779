import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import type { EpochSeconds } from '../../domain/plants/reading'
import type { Call } from '../../transport/call'
import { useServices } from '../services/services-context'
import { timedAnswer } from './timed-answer'
import { usePace } from './use-preferences'

export interface CallAnswer<T> {
  readonly data: T | undefined
  readonly fault: Fault | null
  readonly updatedAt: EpochSeconds | null
  retry(): void
}

/** Calls of one kind side by side, each of which fails alone; keys and `every` as for `useCall`. */
export function useCalls<T>(
  asked: readonly { readonly key: readonly unknown[]; readonly call: Call<T> }[],
  options?: { every?: number },
): readonly CallAnswer<T>[] {
  const services = useServices()
  const { auth } = services
  const pace = usePace(options?.every)
  const queries = useQueries({
    queries: asked.map(({ key, call }) => ({
      queryKey: ['calls', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => timedAnswer(services, call, signal),
      refetchInterval: pace,
      refetchIntervalInBackground: false,
    })),
  })
  const ended = queries.find(({ error }) => error !== null && faultOf(error).kind === 'session')?.error
  useEffect(() => {
    if (ended) void auth.onError(ended)
  }, [ended, auth])
  return queries.map((query) => {
    const fault = query.error === null || query.isFetching ? null : faultOf(query.error)
    return {
      data: query.data?.value,
      updatedAt: query.data?.at ?? null,
      fault: fault?.kind === 'aborted' ? null : fault,
      retry: () => void query.refetch(),
    }
  })
}
