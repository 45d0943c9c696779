import { useState } from 'react'
import { plausibleEpoch } from '../../domain/values/plausible'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useSignedInServices } from '../services/signed-in-context'
import { changedFields } from './form-rules'

/** What somebody else has saved meanwhile. */
export interface Conflict {
  readonly theirs: RecordValues
  /** Epoch seconds; null where the record does not say. */
  readonly at: number | null
}

/**
 * Whether a record has moved on since the form was opened: `plan.changed` names the field with the instant of the last change. `check`
 * resolves to the conflict, or to null when it may be saved. A check that fails does not keep anybody from saving.
 */
export function useConflict(plan: Plan, id: string | number | null, meta: Record<string, unknown>) {
  const { data } = useSignedInServices()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const look = async (): Promise<RecordValues | null> => {
    if (id === null) return null
    try {
      return (await data.getOne({ resource: plan.name, id, meta })).data
    } catch {
      return null
    }
  }

  const found = (theirs: RecordValues): Conflict => ({
    theirs,
    at: plan.changed === null ? null : plausibleEpoch(theirs[plan.changed]),
  })

  return {
    conflict,
    clear: () => setConflict(null),
    /** Before a save of these fields: what others have changed beside them takes nothing from it. */
    async check(base: RecordValues, names: readonly string[]): Promise<boolean> {
      if (plan.changed === null || id === null) return false
      const theirs = await look()
      if (theirs === null || theirs[plan.changed] === base[plan.changed]) return false
      if (changedFields(base, theirs, names).length === 0) return false
      setConflict(found(theirs))
      return true
    },
    /** After a save that the server refused for it; false when theirs cannot be had. */
    async raise(): Promise<boolean> {
      const theirs = await look()
      if (theirs !== null) setConflict(found(theirs))
      return theirs !== null
    },
  }
}
