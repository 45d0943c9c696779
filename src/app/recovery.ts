import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../console/services/services-context'
import { type Fault, isUndecided, waitOf } from '../domain/faults/fault'
import { IDENTITY } from '../providers/lending-send'
import type { Services } from '../providers/services'
import { faultOf } from '../transport/fault-error'
import { isRestored } from './seen/keep-queries'

/** Seconds from a failure to the first silent try, and from each that failed as well to the next. */
const WAITS = [2, 5, 10, 30] as const
/** Time between two looks at whose turn it is, ms, and looks until what is lent is asked for anew. */
const LOOK = 1000
const LONGEST = 30

/** Whether it is asked again in silence: undecided, or not there yet. */
const passesOver = (fault: Fault): boolean =>
  isUndecided(fault) || (fault.kind === 'rejected' && fault.status === 404)

const isLost = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.fetchStatus === 'idle' &&
  !query.isDisabled() &&
  passesOver(faultOf(query.state.error))

/** Asks once more beside the query, so that what it shows stands still until there is an answer. */
async function askBeside(client: QueryClient, query: Query): Promise<void> {
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

/** What has an answer keeps it on the screen while it is asked for again, and of pages it is the one that failed. */
async function askAgain(client: QueryClient, query: Query): Promise<void> {
  if (query.state.data === undefined || isRestored(query)) return askBeside(client, query)
  const meta = query.state.fetchMeta
  await query.fetch(undefined, meta ? { meta } : undefined).catch(() => undefined)
}

/** How often what failed was asked for again, and when it failed or was asked last, epoch ms. */
interface Tries {
  readonly count: number
  readonly at: number
}
const tries = new WeakMap<Query, Tries>()

/** Whether it is time to ask again; `at once` leaves alone only a server that asked for a pause. */
function isDue(query: Query, now: number, atOnce: boolean): boolean {
  const { count, at } = tries.get(query) ?? { count: 0, at: query.state.errorUpdatedAt }
  const pause = waitOf(faultOf(query.state.error))
  const wait = atOnce ? 0 : (WAITS[Math.min(count, WAITS.length - 1)] ?? 0)
  return now >= Math.max(at + wait * 1000, query.state.errorUpdatedAt + pause * 1000)
}

/** Asks again for everything on the screen that failed and whose turn it is. */
export async function recover(client: QueryClient, atOnce = false): Promise<void> {
  const now = Date.now()
  const seen = client.getQueryCache().findAll({ type: 'active' })
  for (const query of seen) if (query.state.status !== 'error') tries.delete(query)
  const due = seen.filter((query) => isLost(query) && isDue(query, now, atOnce))
  await Promise.all(
    due.map((query) => {
      tries.set(query, { count: (tries.get(query)?.count ?? 0) + 1, at: now })
      return askAgain(client, query)
    }),
  )
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

/** A plant that was chosen without a network is known by its entry of the list alone, and has no query that would be asked again. */
function completePlant({ currentPlant }: Services): void {
  if (currentPlant.getState().fault?.kind === 'network') currentPlant.retryDetail()
}

/** Calls back at every reply that came from the cloud. */
function onAnswer(client: QueryClient, onSuccess: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] === 'access') return
    if (event.action.type === 'success' && !event.action.manual) onSuccess()
  })
}

/**
 * A screen whose calls failed heals by itself while it is looked at, soon at first and then ever more rarely, and at once
 * when somebody comes back to it or the network is back: as the browser says, or as the first answer shows.
 */
export function useRecovery(client: QueryClient): void {
  const services = useServices()
  useEffect(() => {
    const { seen } = services
    let healing = false
    const heal = async (atOnce = false) => {
      if (healing) return
      healing = true
      if (atOnce) completePlant(services)
      if (atOnce && seen && seen.lent.size > 0) await reassure(services)
      await recover(client, atOnce)
      healing = false
    }
    const late = onceMore(client)
    const back = () => {
      late.begin()
      void heal(true)
    }
    const answered = () => {
      if (seen?.lent.has(IDENTITY)) void heal(true)
    }
    const looked = () => {
      if (document.visibilityState === 'visible') void heal(true)
    }
    let looks = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      looks += 1
      void heal(looks % LONGEST === 0 && seen !== null && seen.lent.size > 0)
    }, LOOK)
    const leave = onAnswer(client, answered)
    window.addEventListener('online', back)
    window.addEventListener('focus', looked)
    document.addEventListener('visibilitychange', looked)
    return () => {
      clearInterval(timer)
      leave()
      late.leave()
      window.removeEventListener('online', back)
      window.removeEventListener('focus', looked)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [client, services])
}
