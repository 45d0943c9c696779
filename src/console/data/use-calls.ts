import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import type { Call } from '../../transport/call'
import { useServices } from '../services/services-context'

export interface CallAnswer<T> {
  readonly data: T | undefined
  readonly fault: Fault | null
  retry(): void
}

/** Calls of one kind side by side, each of which fails alone; keys as for `useCall`. */
export function useCalls<T>(
  asked: readonly { readonly key: readonly unknown[]; readonly call: Call<T> }[],
): readonly CallAnswer<T>[] {
  const { send, auth } = useServices()
  const queries = useQueries({
    queries: asked.map(({ key, call }) => ({
      queryKey: ['calls', ...key],
      // Wrapped, because a call may rightly answer null and react-query forbids undefined.
      queryFn: async ({ signal }: { signal: AbortSignal }) => ({ value: await send(call, { signal }) }),
      retry: false,
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
      fault: fault?.kind === 'aborted' ? null : fault,
      retry: () => void query.refetch(),
    }
  })
}
