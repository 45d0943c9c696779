import type { PlantStatus } from '../../domain/plants/plant-status'
import type { Plan } from '../../schema/compile'
import type { Tone } from '../../schema/field'

/** How a status is drawn in the table, and so on the map. */
export function toneOf(plan: Plan, status: PlantStatus): Tone {
  const field = plan.fields['state']
  return (field?.kind === 'status' && field.tones?.[status]) || 'quiet'
}
