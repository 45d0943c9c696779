import type { RecordValues } from '../../schema/codec'
import { useKeys } from '@refinedev/core'
import { type Query, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSignedInServices } from '../services/signed-in-context'
import type { SourceQuestion } from './list-source'
import { type ListPage, pagesTogether, pushedOut } from './pages-together'
import { fetchPage } from './question'

interface Newer<R> extends Pick<SourceQuestion, 'plan' | 'asked' | 'meta' | 'every' | 'soon'> {
  readonly pages: readonly ListPage<R>[]
  /** When the last of the pages came, epoch ms. */
  readonly since: number
  /** Numbers, from 1, of the pages in sight. */
  readonly inSight: readonly number[]
}

interface NewestPages<R> {
  readonly pages: readonly ListPage<R>[]
  /** Records that match, as the newest reply says; null without one. */
  readonly total: number | null
  /** Why the pages in sight are not the newest. */
  readonly error: Error | null
  /** Asks again for those that failed. */
  again(): void
}

type Asked<R> = Query<ListPage<R>>

/** What was scrolled past keeps its newest values for this long, ms. */
const KEPT = 1_800_000

/** When a page came, epoch ms. A further page makes the whole list newer, but not the pages before it. */
const arrivals = new WeakMap<object, number>()

function arrivalOf(page: object, since: number): number {
  const known = arrivals.get(page)
  if (known !== undefined) return known
  arrivals.set(page, since)
  return since
}

/**
 * Newer versions of the pages in sight: in the list's pace while the page is seen, and at once after a
 * write. Only these are asked again, however far somebody scrolled, and those that know where rows went that new ones pushed
 * over the end of a page; a page that was scrolled past is asked for when it comes into sight. A failure leaves what is
 * shown, and says that it is not the newest.
 */
export function useNewerPages<R extends RecordValues>(newer: Newer<R>): NewestPages<R> {
  const { plan, every, soon, asked, meta, pages, since, inSight } = newer
  const { data } = useSignedInServices()
  const client = useQueryClient()
  const { keys } = useKeys()
  const keyOf = useCallback(
    // Under the name of the resource's lists, so that whatever invalidates those reaches the pages one by one.
    (page: number) =>
      keys()
        .data()
        .resource(plan.name)
        .action('list')
        .params({ page, asked, ...meta })
        .get(),
    [keys, plan.name, asked, meta],
  )

  useEffect(() => {
    // Every page has an entry that an invalidation can mark, whether it was in sight before or not.
    pages.forEach((page, index) => {
      const key = keyOf(index + 1)
      const came = arrivalOf(page, since)
      if ((client.getQueryState(key)?.dataUpdatedAt ?? -1) >= came) return
      client.setQueryDefaults(key, { gcTime: KEPT })
      client.setQueryData(key, page, { updatedAt: came })
    })
  }, [client, keyOf, pages, since])

  const idOf = useCallback((record: R) => String(record[plan.idField]), [plan.idField])
  /** Every page with its newest answer, at the time of the call. */
  const newestOf = useCallback(
    () =>
      pages.map((page, index) => {
        const came = arrivalOf(page, since)
        const state = client.getQueryState<ListPage<R>>(keyOf(index + 1))
        return state?.data !== undefined && state.dataUpdatedAt > came
          ? { page: state.data, came: state.dataUpdatedAt }
          : { page, came }
      }),
    [pages, since, client, keyOf],
  )
  const { ask } = pagesTogether(newestOf(), idOf)
  const { stamp, error } = useQueries({
    queries: [...new Set([...inSight, ...ask])].flatMap((number) => {
      const page = pages[number - 1]
      if (page === undefined) return []
      return {
        queryKey: keyOf(number),
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListPage<R>> => {
          const answer = await fetchPage<R>(data, { plan, asked, meta, page: number, signal })
          const newest = newestOf()
          const [before, next] = [newest[number - 1], newest[number]]
          if (before === undefined) return answer
          const known = new Set(newest.flatMap((one) => one.page.data.map(idOf)))
          const out = pushedOut(before.page.data, answer.data, { known, idOf })
          const waiting = next === undefined || next.came <= before.came ? (before.page.pushed ?? []) : []
          const pushed = [...out, ...waiting]
          return pushed.length === 0 ? answer : { ...answer, pushed }
        },
        initialData: page,
        initialDataUpdatedAt: arrivalOf(page, since),
        staleTime: every || Infinity,
        gcTime: KEPT,
        refetchInterval: ({ state }: Asked<R>) => (soon && state.data?.data.length === 0 ? soon : every),
        refetchOnWindowFocus: ({ state }: Asked<R>) =>
          soon !== undefined && Date.now() - state.dataUpdatedAt >= soon ? 'always' : false,
      }
    }),
    combine: (results) => ({
      stamp: results.map((result) => result.dataUpdatedAt).join(),
      error: results.find((result) => result.error !== null)?.error ?? null,
    }),
  })
  const newest = useMemo(() => {
    let [total, latest] = [null as number | null, -1]
    const newest = newestOf()
    for (const { page, came } of newest) if (came >= latest) [total, latest] = [page.total, came]
    return { pages: pagesTogether(newest, idOf).pages, total }
    // oxlint-disable-next-line react/exhaustive-deps -- The stamp says that the cache holds something newer.
  }, [newestOf, idOf, stamp])
  const again = () =>
    void client.refetchQueries({
      queryKey: keys().data().resource(plan.name).action('list').get(),
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  return { ...newest, error, again }
}
