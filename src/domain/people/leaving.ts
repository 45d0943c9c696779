import type { Fault } from '../faults/fault'

/** Steps of the cancellation of an account, in their order. */
export const LEAVING_STEPS = ['reason', 'plants', 'export', 'code', 'name'] as const
export type LeavingStep = (typeof LEAVING_STEPS)[number]

/** What a server keeps: the code that the last step needs is a secret of ten minutes, and dies with the page. */
export const KEPT_STEPS = ['reason', 'plants', 'export', 'code'] as const
export type KeptStep = (typeof KEPT_STEPS)[number]

export const isKept = (step: LeavingStep): step is KeptStep => step !== 'name'

export const LEAVING_REASONS = ['unused', 'sold', 'provider', 'privacy', 'other'] as const
export type LeavingReason = (typeof LEAVING_REASONS)[number]

/** How far somebody came. */
export interface LeavingDraft {
  readonly step: KeptStep
  readonly reason: LeavingReason | null
}

/** Seconds that the last button waits: a habit must not end an account. */
export const GUARD_SECONDS = 10

/** The step that may be open, when another is wanted: no further than what is known allows. */
export function openStep(
  wanted: LeavingStep,
  known: { readonly reason: LeavingReason | null; readonly code: string },
): LeavingStep {
  if (known.reason === null) return 'reason'
  return wanted === 'name' && known.code.trim() === '' ? 'code' : wanted
}

export function neighbour(step: LeavingStep, by: 1 | -1): LeavingStep {
  return LEAVING_STEPS[LEAVING_STEPS.indexOf(step) + by] ?? step
}

/** Refusals that are shown at the code field (specification 8). */
const ABOUT_CODE = new Set(['4', '7', '8', '9', '44'])

/** What a refused request means: the code was wrong, it was asked for before, or something else. */
export function refusedRequest(fault: Fault): 'code' | 'requested' | 'other' {
  if (fault.kind !== 'rejected') return 'other'
  const code = fault.code.trim()
  return ABOUT_CODE.has(code) ? 'code' : code === '41' ? 'requested' : 'other'
}
