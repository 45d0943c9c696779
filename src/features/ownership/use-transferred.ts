import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Transfer } from '../../domain/people/ownership'
import { useCurrentPlant } from '../../console/data/use-current-plant'

/** After an offer, a claim or an answer: who may see which plant, and do what there, is asked for again. */
export function useTransferred(): (transfer?: Transfer) => void {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const { currentPlant } = useCurrentPlant()
  return useCallback(
    (transfer) => {
      for (const key of ['plant-ownership', 'own-transfers', 'plant-detail'])
        void client.invalidateQueries({ queryKey: ['call', key] })
      void invalidate({ resource: 'businesses', invalidates: ['resourceAll'] })
      if (transfer?.state !== 'ACCEPTED') return
      void invalidate({ resource: 'plants', invalidates: ['resourceAll'] })
      currentPlant.refreshDetail()
    },
    [invalidate, client, currentPlant],
  )
}
