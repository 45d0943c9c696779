import { askList } from '../../console/data/ask-list'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Plant } from '../../domain/plants/reading'
import { usePace } from '../../console/data/use-preferences'
import { useSignedInServices } from '../../console/services/signed-in-context'

/** Seconds after which the figures of a row in sight are asked for again: the pace of the loggers. */
const EVERY = 300
/** What was scrolled past keeps its newest figures for this long. */
const KEPT = 1_800_000

export interface PlantPage {
  data: readonly Plant[]
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

const keyOf = (search: string, page: number) => ['call', 'plants', search, page] as const

/**
 * Newer versions of the pages that are in sight, so that a list that stays open all day shows today's figures.
 * Only these are asked again, however far somebody scrolled; a failure leaves what is shown and waits its turn.
 */
export function useNewerPlants(newer: Newer): readonly PlantPage[] {
  const { search, question, pages, since, inSight } = newer
  const { data } = useSignedInServices()
  const client = useQueryClient()
  const pace = usePace(EVERY)
  const stamp = useQueries({
    queries: inSight
      .filter((page) => pages[page - 1] !== undefined)
      .map((page) => ({
        queryKey: keyOf(search, page),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          askList<PlantPage>(data, { ...question(page), resource: 'plants', signal }),
        initialData: pages[page - 1],
        initialDataUpdatedAt: since,
        staleTime: pace || Infinity,
        gcTime: KEPT,
        refetchInterval: pace,
        retry: false,
      })),
    combine: (results) => results.map((result) => result.dataUpdatedAt).join(),
  })
  return useMemo(
    () =>
      pages.map((page, index) => {
        const held = client.getQueryState<PlantPage>(keyOf(search, index + 1))
        // After a plant was made or deleted the whole list is the newer one.
        return held?.data && held.dataUpdatedAt >= since ? held.data : page
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The stamp says that the cache holds something newer.
    [pages, search, since, client, stamp],
  )
}
