import { useInvalidate } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCurrentPlant } from '../../console/data/use-current-plant'

/** Calls that show a device, or what it measures, beside the tables. */
const BESIDE: readonly unknown[] = ['device', 'device-records', 'devices', 'layout', 'live']

/** After a device was added, renamed or replaced: every table of devices and every record of one is asked for again. */
export function useDeviceChange(): () => void {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const { currentPlant } = useCurrentPlant()
  return useCallback(() => {
    currentPlant.refreshDevices()
    for (const resource of ['devices', 'gateways'])
      void invalidate({ resource, invalidates: ['list', 'many', 'detail'] })
    void client.invalidateQueries({
      predicate: ({ queryKey: [kind, what] }) => kind === 'call' && BESIDE.includes(what),
    })
  }, [client, currentPlant, invalidate])
}
