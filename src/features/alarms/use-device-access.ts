import type { Answer } from '../../console/access/use-granted'
import { useReadAccess } from '../../console/list/use-read-access'
import { useSignedInServices } from '../../console/services/signed-in-context'
import type { Plan } from '../../schema/compile'

/**
 * Whether the device of an alarm may be read. At one plant its codes say so; over all plants only the server knows those of
 * each, and says it when it is asked.
 */
export function useDeviceAccess(alarms: Plan): { answer: Answer; devices: Plan } {
  const devices = useSignedInServices().plans.get('devices')
  const answer = useReadAccess(devices)
  return { answer: alarms.plantScoped ? answer : 'granted', devices }
}
