import { type BaseRecord, type HttpError, useInfiniteList, useList as useFlatList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Fault } from '../../domain/fault'
import { arrange, isWhole } from '../../schema/arrange'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { faultOf } from '../../transport/fault-error'
import { useDesk } from '../use-desk'
import { usePace } from '../use-preferences'
import { questionOf } from './question'
import { type ListPage, useNewerPages } from './use-newer-pages'

export interface Row {
  readonly id: string
  readonly record: RecordValues
}

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
  /** What is shown answers an older question. */
  readonly stale: boolean
  readonly fault: Fault | null
  /** Pages to turn; 1 in a list that scrolls. */
  readonly pages: number
  loadMore(): void
  /** Asks again for what failed. */
  retry(): void
  /** Tells which rows, from 0, are in sight. */
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
export function useList({ plan, state, plantId, enabled }: ListQuestion): ListData {
  const { state: desk } = useDesk()
  const whole = isWhole(plan)
  const endless = !whole && plan.mode === 'scroll'
  const ready = enabled && (!plan.plantScoped || plantId !== null)
  const counter = plan.plantScoped ? desk.deviceRefresh : 0
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
      refetchInterval: every,
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
  const look = useCallback(
    (first: number, last: number) => {
      const [from, to] = [Math.floor(first / plan.size) + 1, Math.floor(last / plan.size) + 1]
      const pages = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
      setInSight((before) => (before.join() === pages.join() ? before : pages))
    },
    [plan.size],
  )
  const loaded = scrolled.result.data?.pages as readonly ListPage[] | undefined
  const { pages, total: matching } = useNewerPages({
    plan,
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
  const rows = useMemo(() => {
    const shown = endless ? pages.flatMap(({ data }) => data) : records
    const arranged = all === null ? (shown ?? []) : arrange(plan, all, narrowing)
    const seen = new Map<string, RecordValues>()
    // A record that moved between two pages would stand there twice.
    for (const record of arranged) seen.set(String(record[plan.idField]), record)
    return [...seen].map(([id, record]) => ({ id, record }))
  }, [endless, pages, records, all, plan, narrowing])

  const total = !known
    ? null
    : all !== null
      ? rows.length
      : ((endless ? matching : (flat.query.data?.total as number | undefined)) ?? rows.length)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = scrolled.query
  return {
    rows,
    total,
    all,
    hasMore: endless && hasNextPage,
    loading: !known && query.error === null,
    loadingMore: isFetchingNextPage,
    stale: query.isPlaceholderData || (all !== null && narrowing !== state),
    fault: query.error === null ? null : faultOf(query.error),
    pages: endless || whole ? 1 : Math.max(1, Math.ceil((total ?? 0) / plan.size)),
    loadMore: () => {
      if (endless && hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void (endless && known ? fetchNextPage() : query.refetch()),
    look,
  }
}
