import type { ResourceProps } from '@refinedev/core'
import type { Plans } from '../schema/compile'

/** Plans as refine wants to hear of them. Meta holds the plan's name and nothing else (pitfall P5). */
export function refineResources(plans: Plans): ResourceProps[] {
  return plans.all.map((plan) => ({ name: plan.name, list: plan.route, meta: { plan: plan.name } }))
}
