import { useMemo } from 'react'
import { useCall } from '../../console/data/use-call'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import { plantDevices } from '../../transport/calls/power-system'

/** Serials of a plant that are compared with what is typed or pasted. */
const KNOWN = 1000

/** The serial numbers that a plant has; empty until they are known. */
export function useKnownSerials(plantId: number): readonly (string | null)[] {
  const { deviceRefresh } = useCurrentPlant().state
  const { data } = useCall(['serials', plantId, deviceRefresh], plantDevices(plantId, { size: KNOWN }), {
    held: true,
  })
  return useMemo(() => data?.rows.map(({ serial }) => serial) ?? [], [data])
}
