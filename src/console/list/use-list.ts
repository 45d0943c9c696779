import { type BaseRecord, type HttpError, useInfiniteList, useList as useFlatList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { applyListState, isOrderedHere, isWhole, orderedHere } from '../../schema/apply-list-state'
import { passes, type RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { faultOf } from '../../transport/fault-error'
import { patched, usePending } from '../record/pending'
import { useCurrentPlant } from '../data/use-current-plant'
import { usePace } from '../data/use-preferences'
import { whileShown } from '../data/while-shown'
import { pagesInSight, pagesOf, type Row, rowsOf } from './list-rows'
import { questionOf } from './question'
import type { ListPage } from './pages-together'
import { useNewerPages } from './use-newer-pages'
import { useNamed } from './use-named'
import { useDerivedFields } from './use-derived-fields'
import { isServed, useServedOrder } from './use-served-order'
import { useSteady } from './use-steady'

export interface ListData {
  readonly rows: readonly Row[]
  /** Records that match; null before the first reply. */
  readonly total: number | null
  /** Every record, where the server delivers the list in one piece; otherwise null. */
  readonly all: readonly RecordValues[] | null
  readonly hasMore: boolean
  /** Nothing to show yet. */
  readonly loading: boolean
  readonly loadingMore: boolean
  /** Rows that are in order already, while the others of the list are on their way; otherwise null. */
  readonly within: number | null
  /** What is shown answers an older question. */
  readonly stale: boolean
  readonly fault: Fault | null
  /** How many rows came since and wait, and which ones are no longer in the list; both stay where they are until `show`. */
  readonly fresh: number
  readonly gone: ReadonlySet<string>
  show(): void
  /** Pages to turn; 1 in a list that scrolls. */
  readonly pages: number
  loadMore(): void
  /** Asks again for what failed. */
  retry(): void
  /** Reports which rows, from 0, are in sight. */
  look(first: number, last: number): void
}

export interface ListQuestion {
  readonly plan: Plan
  readonly state: ListState
  readonly plantId: number | null
  readonly enabled: boolean
}

/** A list that comes in one piece is asked for with this many rows; nobody has more. */
const EVERYTHING = 100_000
const NO_PAGES: readonly ListPage[] = []
const FIRST_PAGE: readonly number[] = [1]

/** Our face of refine's lists: explicit meta, nothing from the address, and one shape for all three modes. */
export function useList({ plan: declared, state, plantId, enabled }: ListQuestion): ListData {
  const plan = useServedOrder(declared)
  const { state: currentPlant } = useCurrentPlant()
  const whole = isWhole(plan)
  const endless = !whole && plan.mode === 'scroll'
  const ready = enabled && (!plan.plantScoped || plantId !== null)
  const counter = plan.plantScoped ? currentPlant.deviceRefresh : 0
  const meta = useMemo(
    () => (plan.plantScoped ? { plantId, refresh: counter } : {}),
    [plan.plantScoped, plantId, counter],
  )
  const asked = useMemo(() => questionOf(plan, state), [plan, state])
  const every = usePace(plan.refresh)
  const shared = { resource: plan.name, meta, errorNotification: false as const }

  const flat = useFlatList<BaseRecord, HttpError>({
    ...shared,
    ...(whole ? {} : asked),
    pagination: whole
      ? { mode: 'off', pageSize: EVERYTHING, currentPage: 1 }
      : { mode: 'server', pageSize: plan.size, currentPage: state.page },
    queryOptions: {
      enabled: ready && !endless,
      refetchInterval: whileShown(every),
      placeholderData: keepPreviousData,
    },
  })
  const scrolled = useInfiniteList<BaseRecord, HttpError>({
    ...shared,
    ...asked,
    pagination: { mode: 'server', pageSize: plan.size, currentPage: 1 },
    queryOptions: {
      enabled: ready && endless,
      // Pages in sight are asked again below, also after a write; all of them would be a call for each page ever
      // scrolled past.
      staleTime: 'static',
      placeholderData: keepPreviousData,
    },
  })

  const [inSight, setInSight] = useState(FIRST_PAGE)
  const loaded = scrolled.result.data?.pages as readonly ListPage[] | undefined
  const {
    pages,
    total: matching,
    ...newer
  } = useNewerPages({
    plan,
    every,
    asked,
    meta,
    pages: loaded ?? NO_PAGES,
    since: scrolled.query.dataUpdatedAt,
    inSight: endless && ready && !scrolled.query.isPlaceholderData ? inSight : [],
  })

  const query = endless ? scrolled.query : flat.query
  const known = endless ? loaded !== undefined : query.data !== undefined
  const records = endless ? undefined : (query.data as { data: RecordValues[] } | undefined)?.data
  const all = whole ? (records ?? null) : null
  const narrowing = useDeferredValue(state)
  const derive = useDerivedFields(plan)
  const came = useMemo(
    () => (endless ? pages.flatMap(({ data }) => data) : (records ?? [])),
    [endless, pages, records],
  )
  const named = useNamed(plan, narrowing, came)
  const arranged = useMemo(() => {
    const shown = derive(plan, named)
    return all === null ? orderedHere(plan, shown, narrowing) : applyListState(plan, shown, narrowing)
  }, [named, all, plan, narrowing, derive])
  const newest = useAhead(plan, arranged, narrowing.filters)
  const answered = known && !query.isPlaceholderData && narrowing === state
  const { own } = usePending(plan.name)
  const { rows, fresh, gone, show } = useSteady(newest, {
    question: plan.steady || isServed(plan, state) ? JSON.stringify([asked, meta, state.page]) : null,
    settled: answered,
    own,
    whole: endless ? !scrolled.query.hasNextPage : !whole && came.length >= Number(flat.query.data?.total),
  })

  const gathering = endless && isOrderedHere(plan, state)
  const pageOf = useMemo(() => pagesOf(plan.idField, gathering ? pages : NO_PAGES), [gathering, pages, plan])
  const look = useCallback(
    (first: number, last: number) => {
      const next = pagesInSight(rows, { first, last, size: plan.size, pageOf })
      setInSight((before) => (next.length === 0 || before.join() === next.join() ? before : next))
    },
    [rows, pageOf, plan.size],
  )

  const error = query.error ?? newer.error
  const total = !known
    ? null
    : all !== null
      ? rows.length
      : ((endless ? matching : (flat.query.data?.total as number | undefined)) ?? rows.length)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = scrolled.query
  const failed = scrolled.query.error !== null
  useEffect(() => {
    // An order over all of them wants all of them; the rows of before wait for those of another question.
    // Each page that came asks for the next: one that comes at once is never seen on its way.
    const came = loaded !== undefined && !scrolled.query.isPlaceholderData
    if (gathering && came && hasNextPage && !isFetchingNextPage && !failed)
      void fetchNextPage({ cancelRefetch: false })
  }, [
    gathering,
    loaded,
    hasNextPage,
    isFetchingNextPage,
    failed,
    scrolled.query.isPlaceholderData,
    fetchNextPage,
  ])
  return {
    rows,
    total,
    all,
    hasMore: endless && hasNextPage,
    loading: !known && query.error === null,
    loadingMore: isFetchingNextPage,
    within: gathering && hasNextPage ? rows.length : null,
    stale: query.isPlaceholderData || (all !== null && narrowing !== state),
    fault: error === null ? null : faultOf(error),
    fresh,
    gone,
    show,
    pages: endless || whole ? 1 : Math.max(1, Math.ceil((total ?? 0) / plan.size)),
    loadMore: () => {
      if (endless && hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
    },
    retry: () =>
      query.error === null ? newer.again() : void (endless && known ? fetchNextPage() : query.refetch()),
    look,
  }
}

/** Rows with what is under way at them; one that the filters will not leave is left out at once. */
export function useAhead(
  plan: Plan,
  records: readonly RecordValues[],
  filters: ListState['filters'],
): readonly Row[] {
  const { patches } = usePending(plan.name)
  return useMemo(() => {
    const rows = rowsOf(plan.idField, records)
    if (patches.size === 0) return rows
    return rows.flatMap((row) => {
      const patch = patches.get(row.id)
      if (patch === undefined) return row
      const record = patched(row.record, patch)
      return filters.every((filter) => passes(plan.fields, record, filter)) ? { id: row.id, record } : []
    })
  }, [plan, records, filters, patches])
}
