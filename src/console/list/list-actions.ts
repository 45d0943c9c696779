import type { Plan, PlannedAction } from '../../schema/compile'

/** What can be done without any record; files of the rows have a menu of their own. */
export const listActions = (plan: Plan): readonly PlannedAction[] =>
  Object.values(plan.actions).filter(({ name, at }) => at.includes('list') && name !== 'export')
