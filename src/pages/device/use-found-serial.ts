import { useQueries } from '@tanstack/react-query'
import { plainSerial } from '../../domain/devices/serial-list'
import type { Fault } from '../../domain/faults/fault'
import { useServices } from '../../console/services/services-context'
import { faultOf } from '../../transport/fault-error'
import { fleetDevices } from '../../transport/calls/fleet'

/** The cloud searches one type at a time: what plants are built of, and what a socket or a grid connection has. */
const SEARCHED = [
  'INVERTER',
  'COLLECTOR',
  'BATTERY',
  'METER',
  'MICRO_INVERTER',
  'OPTIMIZER',
  'WEATHER_STATION',
  'SMART_METER',
  'CHARGE_PORT',
  'SOCKET',
]

export interface FoundSerial {
  readonly waiting: boolean
  readonly fault: Fault | null
  /** Null if none of the plants in reach has it. */
  readonly found: { readonly id: number; readonly plantId: number | null } | null
}

/** The device of a serial number among all plants of the account; null asks nothing. */
export function useFoundSerial(serial: string | null): FoundSerial {
  const { send } = useServices()
  return useQueries({
    queries: SEARCHED.map((type) => ({
      queryKey: ['call', 'device-by-serial', type, serial],
      enabled: serial !== null,
      retry: false as const,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { rows } = await send(fleetDevices(type, { serial: serial ?? '', size: 20 }), { signal })
        const row = rows.find((one) => one.serial !== null && plainSerial(one.serial) === serial)
        return row?.id ? { id: row.id, plantId: row.plantId } : null
      },
    })),
    combine: (answers) => {
      const found = answers.find(({ data }) => data)?.data ?? null
      const waiting = serial !== null && found === null && answers.some(({ isPending }) => isPending)
      // One type that could not be searched leaves it open whether the device is there.
      const error = found || waiting ? null : answers.find((one) => one.error !== null)?.error
      return { found, waiting, fault: error ? faultOf(error) : null }
    },
  })
}
