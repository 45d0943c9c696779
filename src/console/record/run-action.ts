import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { useAskAgain } from '../data/use-ask-again'
import { useCurrentPlant } from '../data/use-current-plant'
import { useSignedInServices } from '../services/signed-in-context'
import { markOwn, showAhead } from './pending'
import type { ActionResult } from './results'

type Id = string | number

export type RunAction = (
  action: PlannedAction,
  ids: readonly Id[],
  records?: readonly RecordValues[],
  input?: RecordValues | null,
) => Promise<ActionResult>

/**
 * Runs a declared action and refetches everything of the resource and of those that it invalidates that is on a screen, each under
 * its one name (pitfall P14). Never rejects: what failed stands in the result.
 */
export function useRunAction(plan: Plan): RunAction {
  const { runAction, lookAhead } = useSignedInServices()
  const { state, currentPlant } = useCurrentPlant()
  const askAgain = useAskAgain()

  return async (action, ids, records, input) => {
    const shown = [plan.name, ...plan.invalidates]
    markOwn(shown, ids.map(String))
    // What it will make of them is seen at once, and taken back where it was refused.
    const ahead = await lookAhead(plan, action, {
      ...(records ? { records } : {}),
      ...(input ? { input } : {}),
    }).catch(() => new Map<string, RecordValues>())
    const takeBack = showAhead(shown, ahead)
    const result = await runAction(plan, action, {
      ids,
      plantId: plan.plantScoped ? (state.plant?.id ?? null) : null,
      ...(records ? { records } : {}),
      ...(input ? { input } : {}),
    }).then(
      (outcomes): ActionResult => ({
        // An action of the list has no records, and is done when it does not reject.
        done: outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
        already: outcomes.filter(({ outcome }) => outcome === 'skipped').map(({ id }) => id),
        denied: outcomes.filter(({ outcome }) => outcome === 'denied').map(({ id }) => id),
        failed: outcomes.flatMap(({ id, fault }) => (fault === null ? [] : [{ id, fault }])),
        queued: outcomes.filter(({ outcome }) => outcome === 'queued').map(({ id }) => id),
      }),
      (error: unknown): ActionResult => ({
        done: [],
        already: [],
        denied: [],
        failed: (ids.length > 0 ? ids : ['']).map((id) => ({ id, fault: faultOf(error) })),
        queued: [],
      }),
    )
    takeBack([...result.denied, ...result.failed.map(({ id }) => id), ...result.queued].map(String))
    // Nobody was asked, and nobody can be.
    if (result.queued.length > 0 && result.done.length === 0) return result
    // The detail of a record that is gone is not asked for again.
    for (const name of shown)
      await askAgain(name, name === plan.name && action.name !== 'delete' ? 'all' : 'lists')
    takeBack([...ahead.keys()])
    // What else shows the things of a plant, its tree among them, asks again too (specification 4).
    if (plan.plantScoped && action.name === 'delete' && result.done.length > 0) currentPlant.refreshDevices()
    return result
  }
}
