import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useWorkbench } from '../workbench-context'
import type { AskedRows } from './question'

export interface ListPage {
  readonly data: readonly RecordValues[]
  readonly total: number
}

interface Newer {
  readonly plan: Plan
  readonly asked: AskedRows
  readonly meta: object
  readonly pages: readonly ListPage[]
  /** When the pages came, epoch ms. */
  readonly since: number
  /** Numbers, from 1, of the pages in sight. */
  readonly inSight: readonly number[]
}

/** What was scrolled past keeps its newest values for this long, ms. */
const KEPT = 1_800_000

/**
 * Newer versions of the pages in sight, every `plan.refresh` seconds while the page is seen. Only these are asked
 * again, however far somebody scrolled; a failure leaves what is shown and waits its turn.
 */
export function useNewerPages(newer: Newer): readonly ListPage[] {
  const { plan, asked, meta, pages, since, inSight } = newer
  const { data } = useWorkbench()
  const client = useQueryClient()
  const every = plan.refresh === null ? null : plan.refresh * 1000
  const keyOf = (page: number) => ['call', 'list', plan.name, asked, meta, page] as const
  const stamp = useQueries({
    queries: (every === null ? [] : inSight)
      .filter((page) => pages[page - 1] !== undefined)
      .map((page) => ({
        queryKey: keyOf(page),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          data.getList({
            ...asked,
            resource: plan.name,
            pagination: { mode: 'server', pageSize: plan.size, currentPage: page },
            meta: { ...meta, queryContext: { signal } },
          } as unknown as Parameters<typeof data.getList>[0]) as unknown as Promise<ListPage>,
        initialData: pages[page - 1],
        initialDataUpdatedAt: since,
        staleTime: every ?? Infinity,
        gcTime: KEPT,
        refetchInterval: every ?? (false as const),
        retry: false,
      })),
    combine: (results) => results.map((result) => result.dataUpdatedAt).join(),
  })
  return useMemo(
    () =>
      pages.map((page, index) => {
        const state = client.getQueryState<ListPage>(keyOf(index + 1))
        return state?.data !== undefined && state.dataUpdatedAt > since ? state.data : page
      }),
    // The stamp tells that the cache holds something newer.
    [pages, client, stamp, since, asked, meta, plan],
  )
}
