import type { Plan } from '../../schema/compile'
import { useCurrentPlant } from '../data/use-current-plant'

export interface PlantMeta {
  readonly plantId?: number
}

/**
 * What a question about records of a plan has to carry: the current plant, where they belong to one. `known` is false
 * until there is one; asking before would be refused.
 */
export function plantMetaOf(
  plan: Pick<Plan, 'plantScoped'>,
  plantId: number | null,
): { meta: PlantMeta; known: boolean } {
  if (!plan.plantScoped) return { meta: {}, known: true }
  return plantId === null ? { meta: {}, known: false } : { meta: { plantId }, known: true }
}

export function usePlantMeta(plan: Pick<Plan, 'plantScoped'>): { meta: PlantMeta; known: boolean } {
  const { state } = useCurrentPlant()
  return plantMetaOf(plan, state.plant?.id ?? null)
}
