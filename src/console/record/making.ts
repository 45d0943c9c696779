import type { Plan, PlannedAction } from '../../schema/compile'

/**
 * The action that makes a record in a dialog over the list: a creation that is a view, or without any creation the
 * first view of the list. Null where a form on a page of its own makes it, or nothing does.
 */
export function makingOf({ actions }: Pick<Plan, 'actions'>): PlannedAction | null {
  const { create } = actions
  if (create !== undefined) return create.view === undefined ? null : create
  return Object.values(actions).find(({ at, view }) => at.includes('list') && view !== undefined) ?? null
}
