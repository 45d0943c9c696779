import type { Plan } from './compile'
import { ruleOf } from './kinds/index'
import { isNarrowed, type ListState } from './list-state'
import { stateOfDeclared } from './saved-views'

/** Of the six kinds, *unsupported* is said before a list is asked for, and *unmeasured* is no list's. */
type NothingBecause = 'created' | 'filtered' | 'period' | 'quiet'

/**
 * Nothing made yet, nothing left by search and filters, nothing in a span of time, or nothing that happened: a list
 * in the order of time that nobody writes into is a record of events, and an empty one is good news.
 */
export function emptyKind(plan: Plan, state: ListState): NothingBecause {
  const isTime = (name: string) => {
    const field = plan.fields[name]
    return field !== undefined && ruleOf(field).time === true
  }
  if (isNarrowed(state) && !isUsual(plan, state)) {
    const onlyTime = state.search.trim() === '' && state.tab === null
    return onlyTime && state.filters.every(({ field }) => isTime(field)) ? 'period' : 'filtered'
  }
  return isTime(plan.order.field) && plan.actions['create'] === undefined ? 'quiet' : 'created'
}

/** Whether a list shows just what it begins with: nothing in it is not the reader's doing. */
function isUsual(plan: Plan, { search, tab, filters }: ListState): boolean {
  const usual = plan.views.find(({ key }) => key === plan.usual)
  if (usual === undefined || search.trim() !== '' || tab !== null) return false
  return JSON.stringify(stateOfDeclared(plan, usual).filters) === JSON.stringify(filters)
}
