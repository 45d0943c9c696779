import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { deviceNotes } from '../../transport/calls/device-detail'

/** Records of a device that are looked through. */
export const MAX_NOTES = 200

/** What people did to a device, where the cloud keeps that. */
export function useDeviceNotes(device: number | null) {
  const kept = useCapability('deviceRecords') === true
  return useCall(
    ['device-records', device],
    kept && device !== null ? deviceNotes(device, 1, MAX_NOTES) : null,
  )
}
