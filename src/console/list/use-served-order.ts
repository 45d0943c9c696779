import { useContext, useMemo } from 'react'
import { isOrderedHere } from '../../schema/apply-list-state'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { CapabilityContext } from '../record/use-actions'

/** The plan for this server: the order that it gives by itself is not made here. */
export function useServedOrder(plan: Plan): Plan {
  const capable = useContext(CapabilityContext)
  const { served } = plan.clientSort
  const gives = served !== undefined && capable(served.capability) === true
  return useMemo(() => {
    if (!gives) return plan
    const fields = plan.clientSort.fields.filter((field) => field !== served?.field)
    return { ...plan, clientSort: { ...plan.clientSort, fields } }
  }, [plan, gives, served])
}

/** Whether the rows stand as the server puts them: they stay there while somebody is about to press one. */
export const isServed = (plan: Plan, state: Pick<ListState, 'sort'>): boolean =>
  state.sort !== null && state.sort.field === plan.clientSort.served?.field && !isOrderedHere(plan, state)
