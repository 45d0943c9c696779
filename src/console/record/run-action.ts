import { useInvalidate } from '@refinedev/core'
import type { Plan, PlannedAction } from '../../schema/compile'
import { FaultError, faultOf } from '../../transport/fault-error'
import { useServices } from '../services-context'
import { useDesk } from '../use-desk'
import { useWorkbench } from '../workbench-context'
import type { ActionResult } from './results'

type Id = string | number

/** What the data provider offers beside refine's own: any declared action on some records. */
interface Acting {
  runAction?(call: {
    resource: string
    action: string
    ids: readonly Id[]
    input: Readonly<Record<string, unknown>> | null
    meta?: Readonly<Record<string, unknown>>
  }): Promise<ActionResult>
}

export type RunAction = (
  action: PlannedAction,
  ids: readonly Id[],
  input?: Readonly<Record<string, unknown>> | null,
) => Promise<ActionResult>

/** Calls in flight at once where a call takes one record. */
const ABREAST = 4

async function each(ids: readonly Id[], one: (id: Id) => Promise<unknown>): Promise<ActionResult> {
  const done: Id[] = []
  const failed: ActionResult['failed'][number][] = []
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await one(id)
        done.push(id)
      } catch (error) {
        failed.push({ id, fault: faultOf(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(ABREAST, ids.length) }, worker))
  return { done, already: [], failed }
}

/**
 * Runs a declared action and asks again for everything of the resource that is on a screen. Never rejects: what
 * failed is told in the result, and the end of a session goes to the auth provider.
 */
export function useRunAction(plan: Plan): RunAction {
  const { auth } = useServices()
  const { data } = useWorkbench()
  const { state } = useDesk()
  const invalidate = useInvalidate()
  const meta = plan.plantScoped ? { plantId: state.plant?.id ?? null } : {}

  return async (action, ids, input = null) => {
    const resource = plan.name
    const acting = data as Acting
    let result: ActionResult
    if (action.name === 'delete') {
      result = await each(ids, (id) => data.deleteOne({ resource, id, meta }))
    } else {
      try {
        if (!acting.runAction) throw new FaultError({ kind: 'malformed', detail: 'no action provider' })
        result = await acting.runAction({ resource, action: action.name, ids, input, meta })
      } catch (error) {
        const fault = faultOf(error)
        result = { done: [], already: [], failed: ids.map((id) => ({ id, fault })) }
      }
    }
    const ended = result.failed.find(({ fault }) => fault.kind === 'session')
    if (ended) void auth.onError(new FaultError(ended.fault))
    await invalidate({
      resource,
      invalidates: ['list', 'many', ...(action.name === 'delete' ? [] : (['detail'] as const))],
    })
    return result
  }
}
