import type { BaseRecord, CrudFilter, CrudSort, HttpError } from '@refinedev/core'
import { useInfiniteList } from '@refinedev/core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Fault } from '../../domain/faults/fault'
import { withDetail } from '../../domain/plants/named-plant'
import type { Plant } from '../../domain/plants/reading'
import { faultOf } from '../../transport/fault-error'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { withLive } from '../../domain/plants/with-live'
import { useLive } from './use-live'
import { type PlantPage, useNewerPlants } from './use-newer-plants'

export interface PlantList {
  rows: readonly Plant[]
  /** Plants that match, as the server counts them; null before the first reply. */
  total: number | null
  hasMore: boolean
  loading: boolean
  loadingMore: boolean
  fault: Fault | null
  /** What the person typed; the list follows after a short pause. */
  search: string
  setSearch(text: string): void
  /** Asks for what was typed without the pause. */
  searchNow(): void
  /** The text that the rows shown answer to. */
  searched: string
  /** Reports which rows, from 0, are in sight: their figures are kept new. */
  look(first: number, last: number): void
  loadMore(): void
  retry(): void
}

/** Page size and order of the portal (specification 9). */
const PAGE_SIZE = 20
const PAUSE = 300

const NONE: readonly PlantPage[] = []

/** One page of the portal's list: newest plants first, found by the server. */
function question(searched: string, page: number) {
  const sorters: CrudSort[] = [{ field: 'id', order: 'desc' }]
  const keyword: CrudFilter = { field: 'keyword', operator: 'contains', value: searched }
  return {
    pagination: { pageSize: PAGE_SIZE, currentPage: page, mode: 'server' as const },
    sorters,
    filters: searched === '' ? [] : [keyword],
  }
}

/** What changes by the minute; the rest the detail call knows better. */
function lively(entry: Plant) {
  const { networkStatus, warningStatus, production, consumption, feedIn, purchase } = entry
  const { stateOfCharge, productionToday, lastUpdate } = entry
  return {
    networkStatus,
    warningStatus,
    production,
    consumption,
    feedIn,
    purchase,
    stateOfCharge,
    productionToday,
    lastUpdate,
  }
}

function useSettled(text: string): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, () => setSettled(text)]
}

/** Plants this account may see, 20 a page, newest first; the current plant carries its merged detail. */
export function usePlantList(): PlantList {
  const [search, setSearch] = useState('')
  const [searched, searchNow] = useSettled(search.trim())
  const { state } = useCurrentPlant()
  const { query, result } = useInfiniteList<Plant & BaseRecord, HttpError>({
    resource: 'plants',
    ...question(searched, 1),
    // Asked again as a whole, a list of a hundred pages would be a hundred calls; see useNewerPlants.
    queryOptions: { retry: false, staleTime: Infinity },
    errorNotification: false,
  })
  const [inSight, setInSight] = useState('1')
  const look = useCallback((first: number, last: number) => {
    const [from, to] = [Math.floor(first / PAGE_SIZE) + 1, Math.floor(last / PAGE_SIZE) + 1]
    setInSight(Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index).join())
  }, [])

  const loaded = result.data?.pages
  const newest = useNewerPlants({
    search: searched,
    question: (page) => question(searched, page),
    pages: loaded ?? NONE,
    since: query.dataUpdatedAt,
    // What the list is being asked for is not asked for beside it.
    inSight: query.isFetching && !query.isFetchingNextPage ? [] : inSight.split(',').map(Number),
  })
  const pages = loaded && newest.pages
  const current = state.plant
  // The header of the plant asks the same: list and header agree.
  const live = useLive(current).data ?? null
  const rows = useMemo(() => {
    const seen = new Map<number, Plant>()
    for (const page of pages ?? []) for (const plant of page.data) seen.set(plant.id, plant)
    const entry = current && seen.get(current.id)
    if (current && entry)
      seen.set(current.id, withLive({ ...withDetail(entry, current), ...lively(entry) }, live))
    return [...seen.values()]
  }, [pages, current, live])

  const { isFetchingNextPage, hasNextPage, fetchNextPage } = query
  return {
    rows,
    total: newest.total ?? loaded?.at(-1)?.total ?? null,
    hasMore: hasNextPage,
    loading: pages === undefined && query.isFetching,
    loadingMore: isFetchingNextPage,
    fault: query.error === null ? null : faultOf(query.error),
    search,
    setSearch,
    searchNow,
    searched,
    look,
    loadMore: () => {
      // Never in place of the first page, where rows that were seen before stand until it is there.
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false })
    },
    retry: () => void (pages === undefined ? query.refetch() : fetchNextPage()),
  }
}
