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
