import type { Alarm } from './alarms'
import { type Call, sessionOf } from '../wire/call'
import { record } from '../wire/call-values'
import type { SimPlant } from '../plants/plant'

/** A rule that an account does not want to hear of. */
export interface Shield {
  id: number
  ruleId: number
  deviceType: string
  /** Null is every plant. */
  stationId: number | null
  /** Epoch s. */
  createdDate: number
  /** Ours: epoch s at which the rule ends by itself; absent or null is never. */
  until?: number | null
}

/** Blocked alarms of the caller that hold now, oldest first. */
export function shieldsOf(call: Call): Shield[] {
  const kept = record(call.world.store.get('shields', String(sessionOf(call).account.id)))['list']
  const list = Array.isArray(kept) ? (kept as Shield[]) : []
  return list.filter(({ until }) => !until || until > call.now)
}

export function keepShields(call: Call, list: readonly Shield[]): void {
  call.world.store.put('shields', String(sessionOf(call).account.id), { list })
}

/** Ours: what endangers people is never hidden. */
export const cannotBeHidden = ({ rule }: Alarm) => rule.influence >= 2

/** Alarms that a rule covers, safety or not. */
export function meant(
  shield: Pick<Shield, 'ruleId' | 'stationId' | 'deviceType'>,
  plant: SimPlant,
  { rule }: Alarm,
): boolean {
  if (shield.ruleId !== rule.id || (shield.stationId !== null && shield.stationId !== plant.id)) return false
  return shield.deviceType === '' || shield.deviceType === rule.device
}

export const shielded = (shield: Shield, plant: SimPlant, alarm: Alarm) =>
  meant(shield, plant, alarm) && !cannotBeHidden(alarm)
