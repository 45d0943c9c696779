import { type BaseRecord, type HttpError, useInfiniteList } from '@refinedev/core'
import { useEffect, useMemo, useState } from 'react'
import type { Fault } from '../domain/fault'
import type { Plant } from '../domain/reading'
import { faultOf } from '../transport/fault-error'
import { useDesk } from './use-desk'

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
  /** The text that the rows shown answer to. */
  searched: string
  loadMore(): void
  retry(): void
}

/** Page size and order of the portal (specification 9). */
const PAGE_SIZE = 20
const PAUSE = 300

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Plants this account may see, 20 a page, newest first; the current plant carries its merged detail. */
export function usePlantList(): PlantList {
  const [search, setSearch] = useState('')
  const searched = useSettled(search.trim())
  const { state } = useDesk()
  const { query, result } = useInfiniteList<Plant & BaseRecord, HttpError>({
    resource: 'plants',
    pagination: { pageSize: PAGE_SIZE, currentPage: 1, mode: 'server' },
    sorters: [{ field: 'id', order: 'desc' }],
    filters: searched === '' ? [] : [{ field: 'keyword', operator: 'contains', value: searched }],
    queryOptions: { retry: false },
    errorNotification: false,
  })

  const pages = result.data?.pages
  const current = state.plant
  const rows = useMemo(() => {
    const seen = new Map<number, Plant>()
    for (const page of pages ?? []) for (const plant of page.data) seen.set(plant.id, plant)
    if (current && seen.has(current.id)) seen.set(current.id, current)
    return [...seen.values()]
  }, [pages, current])

  const { isFetchingNextPage, hasNextPage, fetchNextPage } = query
  return {
    rows,
    total: pages?.at(-1)?.total ?? null,
    hasMore: hasNextPage,
    loading: pages === undefined && query.isFetching,
    loadingMore: isFetchingNextPage,
    fault: query.error === null ? null : faultOf(query.error),
    search,
    setSearch,
    searched,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    retry: () => void (pages === undefined ? query.refetch() : fetchNextPage()),
  }
}
