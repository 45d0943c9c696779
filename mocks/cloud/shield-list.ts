import type { Alarm } from './alarms'
import type { Call } from './call'
import { sessionOf } from './call'
import { record } from './call-values'
import type { SimPlant } from './plant'

/** A rule that an account does not want to hear of. */
export interface Shield {
  id: number
  ruleId: number
  deviceType: string
  /** Null is every plant. */
  stationId: number | null
  /** Epoch s. */
  createdDate: number
}

/** Blocked alarms of the caller, oldest first. */
export function shieldsOf(call: Call): Shield[] {
  const kept = record(call.world.store.get('shields', String(sessionOf(call).account.id)))['list']
  return Array.isArray(kept) ? (kept as Shield[]) : []
}

export function keepShields(call: Call, list: readonly Shield[]): void {
  call.world.store.put('shields', String(sessionOf(call).account.id), { list })
}

export function shielded(shield: Shield, plant: SimPlant, { rule }: Alarm): boolean {
  if (shield.ruleId !== rule.id || (shield.stationId !== null && shield.stationId !== plant.id)) return false
  return shield.deviceType === '' || shield.deviceType === rule.device
}
