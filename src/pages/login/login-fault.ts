import type { Fault } from '../../domain/faults/fault'

/** What the sign-in form says about a refused sign-in (specification 8, checklist S8-14 to S8-19). */
export type LoginTrouble =
  | { kind: 'wrong' | 'wrongCode'; left: number | null }
  | { kind: 'locked'; whose: 'account' | 'address'; seconds: number | null }
  | { kind: 'migrated' }
  | { kind: 'other'; fault: Fault }

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function count(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? Math.ceil(number) : null
}

/** Reads `param: {remainSeconds, failCount, maxCount}` of the bodies that are handed over whole (wire contract 1.4). */
export function troubleOf(fault: Fault): LoginTrouble {
  if (fault.kind !== 'rejected') return { kind: 'other', fault }
  const param = fieldOf(fault.body, 'param')
  switch (fault.code.trim()) {
    case 'AUTH_INVALID_USERNAME_OR_PASSWORD':
    case '3':
    case 'AUTH_SECOND_STEP_WRONG': {
      const kind = fault.code.trim() === 'AUTH_SECOND_STEP_WRONG' ? 'wrongCode' : 'wrong'
      const [failed, max] = [count(fieldOf(param, 'failCount')), count(fieldOf(param, 'maxCount'))]
      return { kind, left: failed !== null && max !== null && max > failed ? max - failed : null }
    }
    case 'USER_LOCKED':
    case 'IP_LOCKED':
      return {
        kind: 'locked',
        whose: fault.code.trim() === 'IP_LOCKED' ? 'address' : 'account',
        seconds: count(fieldOf(param, 'remainSeconds')),
      }
    case 'AUTH_USER_ALREADY_MIGRATED':
      return { kind: 'migrated' }
    default:
      return { kind: 'other', fault }
  }
}

/** What to bring along with the code when a sign-in stopped at the second step; null if it did not. */
export function secondStepOf(fault: Fault): { readonly ticket?: string } | null {
  if (fault.kind !== 'rejected' || fault.code.trim() !== 'AUTH_SECOND_STEP') return null
  const ticket = fieldOf(fieldOf(fault.body, 'param'), 'ticket')
  return typeof ticket === 'string' ? { ticket } : {}
}
