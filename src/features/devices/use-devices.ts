import { useMay } from '../../console/access/gate'
import { useCall } from '../../console/data/use-call'
import type { Plant } from '../../domain/plants/reading'
import { deviceList } from '../../transport/calls/devices'

/** Devices of the plant, which the parts of the dashboard ask for together; nothing where they may not be seen. */
export function useDevices(plant: Plant) {
  const may = useMay('devices', 'read', plant)
  const state = useCall(['devices', plant.id], may ? deviceList(plant.id) : null, { every: 300 })
  return { may, state }
}
