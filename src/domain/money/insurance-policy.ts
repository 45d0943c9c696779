import type { EpochSeconds, Zone } from '../plants/reading'
import { daysBetween } from '../time/instant'

export const POLICY_STATES = ['RUNNING', 'ENDING', 'ENDED'] as const

/** Days before its last in which a policy is to be thought of. */
const SOON = 60

/** A cover that was agreed on; the premium is for its whole year. */
export interface InsurancePolicy {
  id: number
  plantId: number | null
  coverId: string | null
  insurer: string | null
  /** As the insurer writes it. */
  policyNo: string | null
  sumInsured: number | null
  premium: number | null
  currency: string | null
  from: EpochSeconds | null
  /** Its last second. */
  until: EpochSeconds | null
  /** Of the plant, by whose calendar it runs. */
  zone: string | null
  /** Whether the offer had been accepted before. */
  repeated: boolean | null
}

/** By the calendar of the plant; null where its end is not known. */
export function policyState(
  until: EpochSeconds | null,
  now: EpochSeconds,
  zone: Zone,
): (typeof POLICY_STATES)[number] | null {
  if (until === null) return null
  if (now > until) return 'ENDED'
  return daysBetween(now, until, zone) <= SOON ? 'ENDING' : 'RUNNING'
}
