import type { AlertLevel } from '../../domain/alarms/alert'
import type { PlantStatus } from '../../domain/plants/plant-status'
import type { MapCluster } from '../../domain/plants/plant-map'
import type { Plan } from '../../schema/compile'
import type { Tone } from '../../schema/field'

/** How a status is drawn in the table, and so on the map. */
export function toneOf(plan: Plan, status: PlantStatus): Tone {
  const field = plan.fields['state']
  return (field?.kind === 'status' && field.tones?.[status]) || 'quiet'
}

/** How an alarm of this level is counted in the table. */
export function alarmTone(plan: Plan, level: AlertLevel): Tone {
  const field = plan.fields['alarms']
  return (field?.kind === 'counts' && field.tones?.[level]) || 'quiet'
}

/** The colour of a mark: of the silence, else of the alarms, else of the status. */
export const markTone = (plan: Plan, { worst, alarm }: Pick<MapCluster, 'worst' | 'alarm'>): Tone =>
  alarm === null || worst === 'offline' || worst === 'partlyOffline'
    ? toneOf(plan, worst)
    : alarmTone(plan, alarm)
