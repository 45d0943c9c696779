import { useInvalidate } from '@refinedev/core'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { faultOf } from '../../transport/fault-error'
import { useDesk } from '../use-desk'
import { useWorkbench } from '../workbench-context'
import type { ActionResult } from './results'

type Id = string | number

export type RunAction = (
  action: PlannedAction,
  ids: readonly Id[],
  records?: readonly RecordValues[],
  input?: RecordValues | null,
) => Promise<ActionResult>

/**
 * Runs a declared action and asks again for everything of the resource that is on a screen, under its one name
 * (pitfall P14). Never rejects: what failed is told in the result.
 */
export function useRunAction(plan: Plan): RunAction {
  const { runAction } = useWorkbench()
  const { state } = useDesk()
  const invalidate = useInvalidate()

  return async (action, ids, records, input) => {
    const result = await runAction(plan, action, {
      ids,
      plantId: plan.plantScoped ? (state.plant?.id ?? null) : null,
      ...(records ? { records } : {}),
      ...(input ? { input } : {}),
    }).then(
      (outcomes): ActionResult => ({
        // An action of the list has no records, and is done when it does not reject.
        done: outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id),
        already: outcomes.filter(({ outcome }) => outcome === 'left').map(({ id }) => id),
        failed: outcomes.flatMap(({ id, fault }) => (fault === null ? [] : [{ id, fault }])),
      }),
      (error: unknown): ActionResult => ({
        done: [],
        already: [],
        failed: (ids.length > 0 ? ids : ['']).map((id) => ({ id, fault: faultOf(error) })),
      }),
    )
    const { name } = plan
    await invalidate({ resource: name, invalidates: ['list', 'many'] })
    // The detail of a record that is gone is not asked for again.
    if (action.name !== 'delete') await invalidate({ resource: name, invalidates: ['resourceAll'] })
    return result
  }
}
