import { type Fault, LONGEST_WAIT } from '../domain/faults/fault'
import { FaultError, malformed } from './fault-error'
import { isRecord } from '../domain/values/given'
import { text, type WireRecord } from './wire'

/** A reply whose body has been read. */
export interface Reply {
  status: number
  headers: Headers
  /** A redirect that the browser keeps to itself counts as 301 (specification 8). */
  redirected: boolean
  /** It came sealed and has been opened, so it is whole. */
  sealed?: boolean
  body: string
}

export interface Terms {
  /** The success body has a `code` of its own (C5, C69), so that alone is no failure. */
  codeIsData?: boolean | undefined
  /** Asked without a session: a 401 then says nothing about one. */
  public?: boolean | undefined
}

/** Words of the body for "this token is worth nothing". */
const DEAD_TOKEN = new Set(['Invalid token', 'invalid_token'])
const SERVER_FAILURE = '16'
/** Detail of a reply that ends before it is over. */
export const CUT = 'broken JSON'
/** The simulated cloud's word for a call that was changed on its way (decision 9). */
const SEAL_BROKEN = 'SEAL_BROKEN'

/**
 * Reply to value, or throws a {@link FaultError} (specification 8): the status first, then the
 * code of the body, and HTML or cut-off JSON is malformed. An empty body is null. What came sealed
 * and is neither is a text.
 */
export function judge(reply: Reply, terms: Terms = {}): unknown {
  const ok = reply.status >= 200 && reply.status < 300
  const body = parse(reply.body)
  if (!ok || reply.redirected) throw new FaultError(byStatus(reply, body ?? null, terms))
  if (body === undefined) {
    const page = reply.body.trimStart().startsWith('<')
    if (reply.sealed && !page) return reply.body
    // Its first letters may be those of a token, so they are not repeated.
    throw malformed(page ? 'HTML came for JSON' : CUT)
  }
  if (isFailure(body, terms))
    throw new FaultError(byCode(symbolOf(body) ?? SERVER_FAILURE, reply.status, body))
  return body
}

/** Undefined when it is not JSON. */
function parse(body: string): unknown {
  if (body.trim() === '') return null
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** A truthy `code` or `error`, or `success: false`, in an object; elements of lists may have codes. */
function isFailure(body: unknown, terms: Terms): body is WireRecord {
  if (!isRecord(body)) return false
  if (body['error'] || body['success'] === false) return true
  if (!body['code']) return false
  return !terms.codeIsData || 'msg' in body || 'message' in body
}

/** The word that names the failure: `code`, else the OAuth `error` (wire contract 1.4). */
function symbolOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  return (text(body['code']) ?? text(body['error']) ?? undefined)?.trim()
}

function byStatus(reply: Reply, body: unknown, terms: Terms): Fault {
  const { status } = reply
  const code = symbolOf(body)
  if (reply.redirected || status === 301) return { kind: 'session', code: '301' }
  if (status === 401 && !terms.public) return { kind: 'session', ...(code ? { code } : {}) }
  switch (status) {
    case 403:
      return permission(code)
    case 429:
      return { kind: 'busy', status, retryAfter: retryAfter(reply.headers) }
    case 502:
      return { kind: 'network' }
    case 503:
      return { kind: 'maintenance', status, retryAfter: retryAfter(reply.headers) }
    default:
      return byCode(code ?? (status >= 500 ? SERVER_FAILURE : String(status)), status, body)
  }
}

function byCode(code: string, status: number, body: unknown): Fault {
  if (code === SEAL_BROKEN) return { kind: 'malformed', detail: 'sealed call: the cloud cannot open it' }
  if (code === '301') return { kind: 'session', code }
  if (code === '21' || code === '22' || code === '24') return permission(code)
  return { kind: 'rejected', code: DEAD_TOKEN.has(code) ? 'Invalid token' : code, status, body }
}

/** Specification 6: reading and operating are refused with codes of their own. */
function permission(code: string | undefined): Fault {
  const what = code === '22' ? 'read' : code === '24' ? 'operate' : 'any'
  return { kind: 'permission', what, ...(code ? { code } : {}) }
}

/** Seconds to wait, from a count or from a date held against the server's own `Date`. */
function retryAfter(headers: Headers): number | null {
  const header = headers.get('retry-after')
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Math.min(LONGEST_WAIT, Number(header))
  const wait = (Date.parse(header) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(wait) ? Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(wait))) : null
}
