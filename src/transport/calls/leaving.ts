import type { RevokeCheck } from '../../domain/people/account-records'
import { KEPT_STEPS, type KeptStep, LEAVING_REASONS, type LeavingDraft } from '../../domain/people/leaving'
import { type Call, get } from '../call'
import { epoch, flag, record, text, trimmedEnum, word } from '../wire'

/* Leaving for good (wire contract 4.2). */

export function revokeCheck(): Call<RevokeCheck> {
  return get('/user-s/acc/revoke/check', readCheck)
}

/** Errors 8, 9, 40, 41, 44. */
export function revokeAccount(code: string, reason: string): Call<null> {
  return { method: 'POST', path: '/user-s/acc/revoke', body: { verifyCode: code, reason }, read: () => null }
}

const DRAFT = '/user-s/acc/revoke/draft'

/** How far somebody came. Ours: capability `leavingSteps`. */
export function leavingDraft(): Call<LeavingDraft> {
  return get(DRAFT, readDraft)
}

/** Errors 40, 41. */
export function saveLeavingDraft(step: KeptStep, reason: string | null): Call<LeavingDraft> {
  return { method: 'POST', path: DRAFT, body: { step, reason }, read: readDraft }
}

function readCheck(raw: unknown): RevokeCheck {
  const row = record(raw, 'cancellation')
  return {
    allowed: flag(row['allowed']),
    reason: text(row['reason']),
    state: trimmedEnum(row['state'], ['NONE', 'PROCESSING']),
    requested: epoch(row['requestedTime']),
    reference: word(row['reference']),
  }
}

function readDraft(raw: unknown): LeavingDraft {
  const row = record(raw, 'steps of the cancellation')
  return {
    step: trimmedEnum(row['step'], KEPT_STEPS) ?? 'reason',
    reason: trimmedEnum(row['reason'], LEAVING_REASONS),
  }
}
