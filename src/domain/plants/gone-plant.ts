import type { Fault } from '../faults/fault'

/** Whether the server has said that there is no such plant for this person; a server that fails has not. */
export const isPlantGone = (fault: Fault | null): boolean =>
  fault !== null && (fault.kind === 'permission' || (fault.kind === 'rejected' && fault.status < 500))
