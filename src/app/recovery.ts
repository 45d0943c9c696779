import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../console/services/services-context'
import { type Fault, isUndecided } from '../domain/faults/fault'
import { IDENTITY } from '../providers/lending-send'
import type { Services } from '../providers/services'
import { faultOf } from '../transport/fault-error'
import { isRestored } from './seen/keep-queries'

/** Time between two silent tries, ms. */
const EVERY = 30_000

/** Whether it is asked again in silence: undecided, or not there yet. */
const passesOver = (fault: Fault): boolean =>
  isUndecided(fault) || (fault.kind === 'rejected' && fault.status === 404)

const isLost = (query: Query): boolean =>
  query.state.status === 'error' &&
  (query.state.data === undefined || isRestored(query)) &&
  query.state.fetchStatus === 'idle' &&
  !query.isDisabled() &&
  passesOver(faultOf(query.state.error))

/** Asks once more beside the query, so that what it shows stands still until there is an answer. */
async function askAgain(client: QueryClient, query: Query): Promise<void> {
  const { queryKey, meta } = query
  const { queryFn, initialPageParam } = query.options as typeof query.options & { initialPageParam?: unknown }
  if (typeof queryFn !== 'function') return
  const paged = initialPageParam !== undefined
  const { signal } = new AbortController()
  const context = { client, queryKey, meta, signal, ...(paged ? { pageParam: initialPageParam } : {}) }
  try {
    const answer: unknown = await queryFn(context as Parameters<typeof queryFn>[0])
    if (!isLost(query)) return
    const first: InfiniteData<unknown> = { pages: [answer], pageParams: [initialPageParam] }
    query.setData(paged ? first : answer)
  } catch {
    // The panel shows its failure already; it is tried again later.
  }
}

/** Asks again for everything on the screen that failed and has nothing to show. */
export async function recover(client: QueryClient): Promise<void> {
  const lost = client.getQueryCache().findAll({ type: 'active' }).filter(isLost)
  await Promise.all(lost.map((query) => askAgain(client, query)))
}

/**
 * What was under way when the network came back may fail after that, for want of the network before it: each of those is
 * asked once more. Call what comes back at that moment; `leave` ends it.
 */
export function onceMore(client: QueryClient): { begin(): void; leave(): void } {
  const cache = client.getQueryCache()
  let underWay = new WeakSet<Query>()
  const leave = cache.subscribe(({ type, query }) => {
    const { status, fetchStatus, error } = query.state
    if (type !== 'updated' || fetchStatus !== 'idle' || !underWay.delete(query)) return
    if (status === 'error' && faultOf(error).kind === 'network' && query.isActive())
      void query.fetch().catch(() => undefined)
  })
  const begin = () => {
    underWay = new WeakSet(cache.findAll({ fetchStatus: 'fetching' }))
  }
  return { begin, leave }
}

/** Who one is and what one may was taken from what was seen: it is asked for as soon as it can be. */
async function reassure({ session, currentPlant }: Services): Promise<void> {
  await session.recheck()
  currentPlant.recheck()
}

/** Calls back at every reply that came from the cloud. */
function onAnswer(client: QueryClient, onSuccess: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] === 'access') return
    if (event.action.type === 'success' && !event.action.manual) onSuccess()
  })
}

/**
 * A screen whose calls failed heals by itself while it is looked at, and at once when the network is back: as the
 * browser says, or as the first answer shows.
 */
export function useRecovery(client: QueryClient): void {
  const services = useServices()
  useEffect(() => {
    const { seen } = services
    let healing = false
    const heal = async () => {
      if (healing) return
      healing = true
      if (seen && seen.lent.size > 0) await reassure(services)
      await recover(client)
      healing = false
    }
    const late = onceMore(client)
    const back = () => {
      late.begin()
      if (seen && seen.lent.size > 0) void heal()
    }
    const answered = () => {
      if (seen?.lent.has(IDENTITY)) void heal()
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void heal()
    }, EVERY)
    const leave = onAnswer(client, answered)
    window.addEventListener('online', back)
    return () => {
      clearInterval(timer)
      leave()
      late.leave()
      window.removeEventListener('online', back)
    }
  }, [client, services])
}
