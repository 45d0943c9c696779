import type { Call } from '../wire/call'
import { record } from '../wire/call-values'
import type { SimPlant } from '../plants/plant'
import { keep } from '../plants/station-record'

/** What somebody did about who may see a plant, or whose it is. */
export interface Step {
  /** Epoch s. */
  at: number
  by: string
  action:
    | 'INVITED'
    | 'CHANGED'
    | 'REMOVED'
    | 'OFFERED'
    | 'CLAIMED'
    | 'REFUSED'
    | 'WITHDRAWN'
    | 'TRANSFERRED'
    | 'ENDED'
  businessId: number | null
  /** The other side, where it is no business. */
  party: string | null
  codes: readonly string[]
  expiresAt: number | null
}

const LONGEST = 200

export function stepsOf(call: Call, plant: SimPlant): readonly Step[] {
  const { audit } = record(call.world.store.get('relations', String(plant.id)))
  return Array.isArray(audit) ? (audit as Step[]) : []
}

/** Only the newest steps are remembered. */
export function noteStep(call: Call, plant: SimPlant, step: Omit<Step, 'at' | 'by'>): void {
  const by = call.session?.account.name ?? ''
  keep(call, 'relations', plant, {
    audit: [...stepsOf(call, plant), { at: call.now, by, ...step }].slice(-LONGEST),
  })
}
