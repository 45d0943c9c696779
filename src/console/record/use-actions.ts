import { createContext, useContext } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { appliesTo } from '../../schema/applies-to'
import type { ActionPlace } from '../../schema/resource'
import { useGranted } from '../access/use-granted'

/**
 * Whether the server can do something beyond the vendor's interface; null while that is not known. The app lends
 * the answers.
 */
export const CapabilityContext = createContext<(capability: string) => boolean | null>(() => null)

export interface OfferedAction {
  readonly action: PlannedAction
  /** False: it is shown as not available on this server. */
  readonly available: boolean
}

/** Actions of a place that this person may do; what is unknown is not offered. Ask once for a whole table. */
export function useActions(plan: Plan, place: ActionPlace, plant?: number | null): readonly OfferedAction[] {
  const capable = useContext(CapabilityContext)
  const here = Object.values(plan.actions).filter(({ at }) => at.includes(place))
  const granted = useGranted(
    plan.name,
    here.map(({ name }) => name),
    plant,
  )
  return here.flatMap((action): OfferedAction[] => {
    if (!granted.has(action.name)) return []
    const needed = action.capability ?? plan.capability
    const available = needed === null || needed === undefined ? true : capable(needed)
    return available === null ? [] : [{ action, available }]
  })
}

/** The records that an action concerns; the others are left as they are. */
export function applicable<R extends RecordValues>(
  action: PlannedAction,
  records: readonly R[],
): readonly R[] {
  return records.filter((record) => appliesTo(action, record))
}

/** What may be done with these records: an action that concerns none of them is not offered. */
export function offeredFor(
  offered: readonly OfferedAction[],
  records: readonly RecordValues[],
): readonly OfferedAction[] {
  return offered.filter(({ action }) => applicable(action, records).length > 0)
}
