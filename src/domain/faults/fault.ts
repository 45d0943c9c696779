import { FAULT_CATALOGUE, SYMBOL_NUMBERS, type FaultEntry } from './fault-catalogue'

export { FAULT_CATALOGUE }

/** What can go wrong between a screen and the cloud. Values, not exceptions. Times in seconds. */
export type Fault =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'session'; code?: string }
  | { kind: 'permission'; what: 'read' | 'operate' | 'any'; code?: string }
  | { kind: 'busy'; status: 429; retryAfter: number | null }
  | { kind: 'maintenance'; status: 503; retryAfter: number | null }
  | { kind: 'rejected'; code: string; status: number; body: unknown }
  | { kind: 'malformed'; detail: string }
  | { kind: 'aborted' }

type FaultKind = Fault['kind']

const KINDS: ReadonlySet<string> = new Set<FaultKind>([
  'network',
  'timeout',
  'session',
  'permission',
  'busy',
  'maintenance',
  'rejected',
  'malformed',
  'aborted',
])

export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (typeof value.kind !== 'string' || !KINDS.has(value.kind)) return false
  return value.kind !== 'rejected' || ('code' in value && typeof value.code === 'string')
}

/**
 * Number 1 to 66 of a body code: a symbol first, a number as text or number second (wire contract 1.4).
 * Null for codes that the catalogue does not hold.
 */
export function catalogueNumber(code: unknown): number | null {
  const text = typeof code === 'number' ? String(code) : typeof code === 'string' ? code.trim() : ''
  const known = Object.hasOwn(SYMBOL_NUMBERS, text) ? SYMBOL_NUMBERS[text] : undefined
  if (known !== undefined) return known
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= FAULT_CATALOGUE.length ? number : null
}

/** Symbols without a number that have a text of their own; rejected with code or body, never announced. */
const SYMBOL_KEYS: Readonly<Record<string, string>> = {
  AUTH_USER_ALREADY_MIGRATED: 'migrated',
  RECOGNITION_ERROR: 'recognition',
  PARAM_ERROR: 'parameter',
  IP_LOCKED: 'ipLocked',
  USER_LOCKED: 'userLocked',
  AUTH_SLIDE_ERROR: 'captcha',
  AUTH_SECOND_STEP: 'secondStep',
  AUTH_SECOND_STEP_WRONG: 'secondStepWrong',
  RECORD_CHANGED: 'recordChanged',
  ROLE_IN_USE: 'roleInUse',
  TRANSFER_OVER: 'transferOver',
  PREVIEW: 'preview',
}

const HANDED_OVER: ReadonlySet<string> = new Set([
  'AUTH_INVALID_USERNAME_OR_PASSWORD',
  ...Object.keys(SYMBOL_KEYS).filter((symbol) => symbol !== 'PREVIEW'),
])

function rejectedKey(code: string): string {
  const symbol = code.trim()
  if (Object.hasOwn(SYMBOL_KEYS, symbol)) return `faults:${SYMBOL_KEYS[symbol] ?? 'general'}`
  const number = catalogueNumber(symbol)
  return number === null ? 'faults:general' : `faults:${number}`
}

/** The i18n key of a fault's text; a code without text gives the general one, never a raw key (S8-22). */
export function faultKey(fault: Fault): string {
  switch (fault.kind) {
    case 'rejected':
      return rejectedKey(fault.code)
    case 'permission':
      return { read: 'faults:permissionRead', operate: 'faults:permissionOperate', any: 'faults:permission' }[
        fault.what
      ]
    case 'aborted':
      return 'faults:general'
    case 'network':
    case 'timeout':
    case 'session':
    case 'busy':
    case 'maintenance':
    case 'malformed':
      return `faults:${fault.kind}`
  }
}

/** The key of what a refused write says: a text that is not for people (specification 8, code 25) is the general one. */
export const writeFaultKey = (fault: Fault): string =>
  fault.kind === 'rejected' && faultHandling(fault) === 'silent' ? 'faults:general' : faultKey(fault)

/** Whether the answer to a question for one record is that nobody has this id, or that no record can have it. */
export const isNoRecord = (fault: Fault): boolean =>
  fault.kind === 'rejected' && (fault.code.trim() === 'PARAM_ERROR' || catalogueNumber(fault.code) === 18)

/**
 * What the one door for faults does (specification 8): a toast, nothing, the sign-in page, or nothing because the
 * caller shows it in place.
 */
export function faultHandling(fault: Fault): FaultEntry['how'] {
  switch (fault.kind) {
    case 'session':
      return 'logout'
    case 'aborted':
      return 'silent'
    case 'maintenance':
      return 'hand-over'
    case 'rejected': {
      if (HANDED_OVER.has(fault.code.trim())) return 'hand-over'
      const number = catalogueNumber(fault.code)
      return number === null ? 'announce' : (FAULT_CATALOGUE[number - 1]?.how ?? 'announce')
    }
    default:
      return 'announce'
  }
}

/** Whether a refusal says that somebody else has changed the record meanwhile. Other refusals may be a 409 too. */
export function isConflict(fault: Fault): boolean {
  return fault.kind === 'rejected' && (fault.code.trim() === 'RECORD_CHANGED' || fault.status === 412)
}

/** Whether it is one of these refusals, by the code that the cloud sends. */
export function isRefusal(fault: Fault | null, ...codes: readonly string[]): boolean {
  return fault?.kind === 'rejected' && codes.includes(fault.code.trim())
}

/** Whose fault it is, as an i18n key: what the person can do about it follows from that. */
export function hintKey(fault: Fault): string {
  switch (fault.kind) {
    case 'network':
    case 'timeout':
      return 'faults:hint.connection'
    case 'session':
      return 'faults:hint.session'
    case 'permission':
      return 'faults:hint.permission'
    case 'busy':
      return 'faults:hint.busy'
    case 'maintenance':
    case 'malformed':
      return 'faults:hint.cloud'
    case 'aborted':
      return 'faults:hint.unknown'
    case 'rejected': {
      const number = catalogueNumber(fault.code)
      const whose = FAULT_CATALOGUE[(number ?? 0) - 1]?.whose
      // A server that answers was reached, whatever it says of the network behind it.
      if (fault.status >= 500 && (whose === undefined || whose === 'connection')) return 'faults:hint.cloud'
      if (whose !== undefined) return `faults:hint.${whose}`
      return HANDED_OVER.has(fault.code.trim()) ? 'faults:hint.input' : 'faults:hint.unknown'
    }
  }
}

/** The code to print beside the text: the cloud's own, else the HTTP status, else null. */
export function faultCode(fault: Fault): string | null {
  switch (fault.kind) {
    case 'rejected':
      return fault.code === '' ? String(fault.status) : fault.code.slice(0, 60)
    case 'busy':
    case 'maintenance':
      return String(fault.status)
    case 'session':
    case 'permission':
      return fault.code?.slice(0, 60) ?? null
    default:
      return null
  }
}

const TOO_MANY_REQUESTS = 43
/** Nobody is kept from trying again for longer than an hour. */
export const LONGEST_WAIT = 3600
/** Seconds to wait when a busy or closed server does not say how long. */
const USUAL_WAIT = 5

/** What code 43 says of the pause in its body (`param: {remainSeconds}`, as other limits do). */
function pauseInBody(body: unknown): number | null {
  const param = (body as { param?: { remainSeconds?: unknown } | null } | null)?.param
  const seconds = Number(param?.remainSeconds ?? NaN)
  return seconds >= 0 ? Math.min(LONGEST_WAIT, Math.ceil(seconds)) : null
}

/** Whether nothing came back that can be read: what was asked for may have been done. */
export const isUnanswered = ({ kind }: Fault): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'malformed' || kind === 'aborted'

/** Whether it is no fault of what was asked: the same call goes through later. */
export const isBusy = (fault: Fault): boolean =>
  fault.kind === 'busy' ||
  fault.kind === 'maintenance' ||
  (fault.kind === 'rejected' && catalogueNumber(fault.code) === TOO_MANY_REQUESTS)

/** Whether the server failed inside: it has said nothing about what was asked. */
export const isServerFailure = (fault: Fault): boolean => fault.kind === 'rejected' && fault.status >= 500

/** Whether nobody has decided anything about what was asked: the same question may well be answered later. */
export const isUndecided = (fault: Fault): boolean =>
  isBusy(fault) || isUnanswered(fault) || isServerFailure(fault)

/** Seconds after which a retry makes sense; null when the cloud did not say. */
export function retryAfter(fault: Fault): number | null {
  if (fault.kind === 'busy' || fault.kind === 'maintenance') return fault.retryAfter
  return fault.kind === 'rejected' && isBusy(fault) ? pauseInBody(fault.body) : null
}

/** Seconds to leave a busy or closed server alone; 0 where waiting changes nothing. */
export const waitOf = (fault: Fault): number => (isBusy(fault) ? (retryAfter(fault) ?? USUAL_WAIT) : 0)
