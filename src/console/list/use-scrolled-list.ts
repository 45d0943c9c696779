import { type BaseRecord, type HttpError, useInfiniteList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isOrderedHere } from '../../schema/apply-list-state'
import { type Named, pagesInSight, pagesOf } from './list-rows'
import type { ListSource, SourceQuestion } from './list-source'
import type { ListPage } from './pages-together'
import { useNewerPages } from './use-newer-pages'

const NO_PAGES: readonly never[] = []
const FIRST_PAGE: readonly number[] = [1]

/** More and more pages, as somebody scrolls; those in sight are kept new. */
export function useScrolledList<R extends BaseRecord>(question: SourceQuestion): ListSource<R> {
  const { plan, state, asked, meta, every, enabled, soon } = question
  const { query, result } = useInfiniteList<R, HttpError>({
    ...{ resource: plan.name, meta, errorNotification: false },
    ...asked,
    pagination: { mode: 'server', pageSize: plan.size, currentPage: 1 },
    queryOptions: {
      enabled,
      // Pages in sight are asked again below, also after a write; all of them would be a call for each page ever
      // scrolled past.
      staleTime: 'static',
      placeholderData: keepPreviousData,
    },
  })
  const former = query.isPlaceholderData
  const [inSight, setInSight] = useState(FIRST_PAGE)
  const loaded: readonly ListPage<R>[] | undefined = result.data?.pages
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage } = query
  const { pages, total, ...newer } = useNewerPages({
    ...{ plan, every, soon, asked, meta },
    pages: loaded ?? NO_PAGES,
    since: query.dataUpdatedAt,
    // What the list is being asked for is not asked for beside it.
    inSight: enabled && !former && (!isFetching || isFetchingNextPage) ? inSight : [],
  })
  const records = useMemo(() => pages.flatMap(({ data }) => data), [pages])

  const gathering = enabled && isOrderedHere(plan, state)
  const pageOf = useMemo(() => pagesOf(plan.idField, gathering ? pages : NO_PAGES), [gathering, pages, plan])
  const look = useCallback(
    (rows: readonly Named[], first: number, last: number) => {
      const next = pagesInSight(rows, { first, last, size: plan.size, pageOf })
      setInSight((before) => (next.length === 0 || before.join() === next.join() ? before : next))
    },
    [pageOf, plan.size],
  )

  const failed = query.error !== null
  useEffect(() => {
    // An order over all of them wants all of them; the rows of before wait for those of another question.
    // Each page that came asks for the next: one that comes at once is never seen on its way.
    const came = loaded !== undefined && !former
    if (gathering && came && hasNextPage && !isFetchingNextPage && !failed)
      void fetchNextPage({ cancelRefetch: false })
  }, [gathering, loaded, hasNextPage, isFetchingNextPage, failed, former, fetchNextPage])

  return {
    records,
    known: loaded !== undefined,
    former,
    total,
    complete: !hasNextPage,
    turns: 1,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    gathering,
    error: query.error,
    outdated: newer.error,
    loadMore() {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
    },
    retry() {
      if (query.error === null) newer.again()
      else void (loaded === undefined ? query.refetch() : fetchNextPage())
    },
    look,
  }
}
