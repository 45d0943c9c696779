import { useInvalidate } from '@refinedev/core'
import { useCallback } from 'react'
import { useDesk } from '../use-desk'

/** After a device was added, renamed or replaced: every table of devices and every record of one is asked for again. */
export function useDeviceChange(): () => void {
  const invalidate = useInvalidate()
  const { desk } = useDesk()
  return useCallback(() => {
    desk.refreshDevices()
    for (const resource of ['devices', 'gateways'])
      void invalidate({ resource, invalidates: ['list', 'many', 'detail'] })
  }, [desk, invalidate])
}
