import { useInvalidate } from '@refinedev/core'
import { useCallback } from 'react'
import { useCurrentPlant } from '../../console/data/use-current-plant'

/** After a device was added, renamed or replaced: every table of devices and every record of one is asked for again. */
export function useDeviceChange(): () => void {
  const invalidate = useInvalidate()
  const { currentPlant } = useCurrentPlant()
  return useCallback(() => {
    currentPlant.refreshDevices()
    for (const resource of ['devices', 'gateways'])
      void invalidate({ resource, invalidates: ['list', 'many', 'detail'] })
  }, [currentPlant, invalidate])
}
