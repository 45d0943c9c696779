import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { plainSerial } from '../../domain/devices/serial-list'
import type { Fault } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { faultOf } from '../../transport/fault-error'
import { fleetDevices } from '../../transport/calls/fleet'
import { createSerialSearch } from './serial-search'

export interface FoundSerial {
  readonly waiting: boolean
  /** Types of devices asked so far, and those that the server refused to search. */
  readonly searched: number
  readonly refused: number
  readonly fault: Fault | null
  /** Null if none of the plants in reach has it. */
  readonly found: { readonly id: number; readonly plantId: number | null } | null
  retry(): void
}

/** The device of a serial number among all plants of the account; null asks nothing. */
export function useFoundSerial(serial: string | null): FoundSerial {
  const { send } = useServices()
  const search = useMemo(
    () =>
      createSerialSearch(async (type, signal) => {
        const { rows } = await send(fleetDevices(type, { serial: serial ?? '', size: 20 }), { signal })
        const row = rows.find((one) => one.serial !== null && plainSerial(one.serial) === serial)
        return row?.id ? { id: row.id, plantId: row.plantId } : null
      }),
    [send, serial],
  )
  const progress = useSyncExternalStore(search.progress.subscribe, search.progress.getState)
  const query = useQuery({
    queryKey: ['call', 'device-by-serial', serial],
    enabled: serial !== null,
    staleTime: 300_000,
    queryFn: ({ signal }) => search.run(signal),
  })
  return {
    ...progress,
    waiting: query.isFetching || query.isPending,
    fault: query.error === null || query.isFetching ? null : faultOf(query.error),
    found: query.data ?? null,
    retry: () => void query.refetch(),
  }
}
