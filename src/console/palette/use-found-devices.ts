import { useQueries } from '@tanstack/react-query'
import type { DeviceRecord } from '../../domain/devices/device-records'
import { useSettled } from '../../kit/search/use-settled'
import { fleetDevices } from '../../transport/calls/fleet'
import { useServices } from '../services/services-context'

/** What plants are built of: the cloud searches one type at a time. */
const SEARCHED = [
  'COLLECTOR',
  'INVERTER',
  'MICRO_INVERTER',
  'BATTERY',
  'METER',
  'OPTIMIZER',
  'WEATHER_STATION',
]

/** Serials have a number in them, and a piece as short as this would be in every other one. */
const isSerial = (text: string) => text.length >= 4 && /\d/.test(text) && !/\s/.test(text)

const MAX = 8
/** Seven calls are made once the fingers rest, ms. */
const PAUSE = 300

/** Devices of all plants by a piece of their serial. */
export function useFoundDevices(asked: string): readonly DeviceRecord[] {
  const { send } = useServices()
  const [settled] = useSettled(asked, PAUSE)
  return useQueries({
    queries: SEARCHED.map((type) => ({
      queryKey: ['call', 'palette-devices', type, settled],
      enabled: settled === asked && isSerial(asked),
      staleTime: 30_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await send(fleetDevices(type, { serial: settled, size: MAX }), { signal })).rows,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []).slice(0, MAX),
  })
}
