import type { Plans } from './compile'
import { type PolicyQuestion, type Question, questionsOf } from './policy'

/** Why something is not there: switched off, no affair of one person, no plant is chosen, or no code is held. */
export type Reason = 'platform' | 'organisation' | 'noPlant' | 'role' | 'plant'

export interface RefusalOf extends Question {
  readonly reason: Reason
}

/**
 * What a person may not do, with the codes that would open it and where they would come from: *Why can't I see
 * this?* (screens 0). It agrees with the authorizer, which stays the only judge; a test holds them together.
 */
export function refusals(plans: Plans, question: PolicyQuestion): readonly RefusalOf[] {
  return questionsOf(plans).flatMap((one) => {
    const reason = reasonOf(one, question)
    return reason === null ? [] : [{ ...one, reason }]
  })
}

function reasonOf({ codes, scope, feature }: Question, asked: PolicyQuestion): Reason | null {
  if (feature !== undefined && asked.blocked.includes(feature)) return 'platform'
  if (scope === 'organisation' && !asked.organisation) return 'organisation'
  if (asked.unrestricted) return null
  const held = scope === 'plant' ? asked.plant?.codes : asked.identityCodes
  if (held === undefined) return 'noPlant'
  if (codes.some((code) => held.includes(code))) return null
  return scope === 'plant' ? 'plant' : 'role'
}
