import type { RecordValues } from '../../schema/codec'
import type { PlannedAction } from '../../schema/compile'
import { hindranceAt } from '../../schema/applies-to'
import type { Answer } from '../access/use-granted'

/** Why an action cannot be done: the server, the role, the codes at a plant, what the record is, or there are several. */
export type Hindrance = 'server' | 'role' | 'plant' | 'state' | 'several'

/** Null where nothing hinders, and where that is not known yet. `answers` are those for the places of the records. */
export function hindranceOf(
  action: PlannedAction,
  records: readonly RecordValues[],
  { available, answers }: { available: boolean | null; answers: readonly Answer[] },
): Hindrance | null {
  if (records.length === 0 || available === null) return null
  if (!available) return 'server'
  if (answers.every((answer) => answer === 'refused')) return action.scope === 'plant' ? 'plant' : 'role'
  return answers.includes('granted') ? hindranceAt(action, records) : null
}
