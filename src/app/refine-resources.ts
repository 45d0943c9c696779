import type { ResourceProps } from '@refinedev/core'
import type { Plan, Plans } from '../schema/compile'

/** A record whose address is a path; those that live in a query are no route of their own. */
const recordPath = ({ address }: Plan): string | null =>
  address.includes('?') ? null : address.replaceAll('{id}', ':id').replaceAll('{plantId}', ':plantId')

/** Plans as refine wants to hear of them. Meta holds the plan's name and nothing else (pitfall P5). */
export function refineResources(plans: Plans): ResourceProps[] {
  return plans.all.map((plan) => {
    const { name, route, actions } = plan
    if (plan.single) return { name, list: route, meta: { plan: name } }
    const path = recordPath(plan)
    return {
      name,
      list: route,
      ...(actions['create'] ? { create: `${route}/new` } : {}),
      ...(path === null ? {} : { show: path }),
      ...(path === null || !actions['update'] ? {} : { edit: `${path}/edit` }),
      meta: { plan: name },
    }
  })
}
