import { askList } from '../../console/data/ask-list'
import { type Query, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Plant } from '../../domain/plants/reading'
import { usePace } from '../../console/data/use-preferences'
import { useSignedInServices } from '../../console/services/signed-in-context'

/** Seconds after which the figures of a row in sight are asked for again: the pace of the loggers. */
const EVERY = 300
/** What was scrolled past keeps its newest figures for this long. */
const KEPT = 1_800_000

/** Age in ms at which a page is asked for again when somebody comes back to this tab, and an empty one in any case. */
const OLD = 30_000

export interface PlantPage {
  data: readonly Plant[]
  /** Plants that match, as the server counts them. */
  total?: number | undefined
}

interface Newer {
  search: string
  /** How a page of this list is asked for, as refine says it. */
  question(page: number): object
  pages: readonly PlantPage[]
  /** When the pages came, epoch ms. */
  since: number
  /** Numbers, from 1, of the pages in sight. */
  inSight: readonly number[]
}

type Asked = Query<PlantPage>

const keyOf = (search: string, page: number) => ['call', 'plants', search, page] as const

/**
 * Newer versions of the pages that are in sight, so that a list that stays open all day shows today's figures.
 * Only these are asked again, however far somebody scrolled; a failure leaves what is shown and waits its turn. An empty
 * list is asked for sooner: somebody may wait there for a plant that is made or shared elsewhere. `total` is the newest
 * count, null where no page is newer.
 */
export function useNewerPlants(newer: Newer): { pages: readonly PlantPage[]; total: number | null } {
  const { search, question, pages, since, inSight } = newer
  const { data } = useSignedInServices()
  const client = useQueryClient()
  const pace = usePace(EVERY)
  const stamp = useQueries({
    queries: inSight
      .map((page) => ({ page, begun: pages[page - 1] }))
      .filter((one): one is { page: number; begun: PlantPage } => one.begun !== undefined)
      .map(({ page, begun }) => ({
        queryKey: keyOf(search, page),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          askList<PlantPage>(data, { ...question(page), resource: 'plants', signal }),
        initialData: begun,
        initialDataUpdatedAt: since,
        staleTime: pace || Infinity,
        gcTime: KEPT,
        refetchInterval: ({ state }: Asked) => (pace !== false && state.data?.data.length === 0 ? OLD : pace),
        refetchOnWindowFocus: ({ state }: Asked) =>
          pace !== false && Date.now() - state.dataUpdatedAt >= OLD ? 'always' : false,
        retry: false,
      })),
    combine: (results) => results.map((result) => result.dataUpdatedAt).join(),
  })
  return useMemo(
    () => {
      const shown = pages.map((page, index) => {
        const held = client.getQueryState<PlantPage>(keyOf(search, index + 1))
        // After a plant was made or deleted the whole list is the newer one.
        const isNewer = held?.data !== undefined && held.dataUpdatedAt >= since
        return isNewer ? { page: held.data as PlantPage, at: held.dataUpdatedAt } : { page, at: since }
      })
      const latest = Math.max(...shown.map(({ at }) => at))
      const counted = latest > since ? shown.find(({ at }) => at === latest)?.page.total : null
      return { pages: shown.map(({ page }) => page), total: counted ?? null }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- The stamp says that the cache holds something newer.
    [pages, search, since, client, stamp],
  )
}
