import type { Plan } from '../../schema/compile'
import { fill } from '../../schema/endpoint'

/** Where one record lives; null where the address needs something that is not known. */
export function recordAddress(
  plan: Pick<Plan, 'address'>,
  id: string | number,
  plantId: number | null,
): string | null {
  try {
    return fill(plan.address, { id, plantId })
  } catch {
    return null
  }
}

/** The list of a plan, or a screen below it; one of a plant's keeps saying which plant it is. */
export function screenAddress(
  plan: Pick<Plan, 'route' | 'plantScoped'>,
  below: string,
  plantId: number | null,
): string {
  return `${plan.route}${below}${plan.plantScoped && plantId !== null ? `?plant=${plantId}` : ''}`
}
