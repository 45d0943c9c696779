import type { Configuration } from '../domain/configuration'
import type { Region } from '../domain/region'
import { address } from './address'
import { refreshGrant } from './calls/oauth'
import type { ServerClock } from './clock'
import { FaultError, faultOf, malformed } from './fault-error'
import { headersOf, type Method } from './headers'
import { judge, type Reply } from './judge'
import { readToken } from './jwt'
import { createRenewal } from './renewal'
import type { ConsoleStorage } from './storage'
import { withinTime } from './within-time'

/** One call of the cloud as a value. */
export interface Call<T> {
  /** `FORM` is a POST with a urlencoded body (specification 7, 'formdata'). */
  method: Method
  /** Begins with the service name, without a regional prefix. */
  path: string
  query?: Readonly<Record<string, string | number | null | undefined>>
  body?: unknown
  /** Data centre that overrules the stored region. */
  mdc?: Region
  /** A prefix of the call's own; '' is none. */
  prefix?: string
  /** Needs no session: its 401 says nothing about one. */
  public?: boolean
  /** `blob` reads a file: `read` gets a {@link Blob}. */
  as?: 'json' | 'blob'
  headers?: Readonly<Record<string, string>>
  /** The success body has a `code` of its own (wire contract C5, C69). */
  codeIsData?: boolean
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** Wire to domain type. Throws a malformed FaultError for a wrong top level, nothing else. */
  read(raw: unknown): T
}

/** Rejects with a {@link FaultError}. */
export type Send = <T>(call: Call<T>, options?: { signal?: AbortSignal | undefined }) => Promise<T>

export interface SendDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  configuration: Pick<Configuration, 'isOem' | 'server' | 'prefix' | 'version' | 'platform'>
  storage: ConsoleStorage
  clock: ServerClock
  language(): string
  locks?: Pick<LockManager, 'request'> | undefined
  /** The session behind `token` is over. May come many times for one session. */
  onSessionEnd(token: string | null): void
}

/** Specification 7. */
const TIMEOUT = 30_000
/** A token this close to its end, s, may have been refused for its age. */
const LEEWAY = 60

/**
 * The one pipeline to the cloud, read from top to bottom: address, headers, (seal,) fetch within
 * 30 s, (open,) judge, read. Around it: a call refused because its token has expired waits for one
 * rotation and is repeated once.
 */
export function createSend(deps: SendDeps): Send {
  const renew = createRenewal({
    storage: deps.storage,
    locks: deps.locks,
    exchange: (refresh) => attempt(refreshGrant(refresh), undefined, deps),
  })

  return async (call, options) => {
    const token = deps.storage.rawToken()
    try {
      return await attempt(call, options?.signal, deps)
    } catch (error) {
      const fault = faultOf(error)
      const deadToken = fault.kind === 'rejected' && fault.code === 'Invalid token'
      if (call.public || !(fault.kind === 'session' || deadToken)) throw error
      if (token === null || !mayHaveExpired(token, deps)) {
        if (fault.kind === 'session') deps.onSessionEnd(token)
        throw error
      }
      const renewal = await renew(token)
      if (typeof renewal === 'object') throw new FaultError(renewal.fault)
      if (renewal === 'ended') {
        deps.onSessionEnd(token)
        throw new FaultError({ kind: 'session', ...(fault.code ? { code: fault.code } : {}) })
      }
      return await repeat(call, options?.signal, deps)
    }
  }
}

/** The second and last try. Refused again, the session is over. */
async function repeat<T>(call: Call<T>, signal: AbortSignal | undefined, deps: SendDeps): Promise<T> {
  const token = deps.storage.rawToken()
  try {
    return await attempt(call, signal, deps)
  } catch (error) {
    if (faultOf(error).kind === 'session') deps.onSessionEnd(token)
    throw error
  }
}

/**
 * A token that still lives by its own `exp` was revoked, not outlived: then specification 4 holds
 * and the session ends. One that does not tell, or that is no longer the stored one, may be renewed.
 */
function mayHaveExpired(token: string, deps: SendDeps): boolean {
  if (deps.storage.rawToken() !== token) return true
  const { expires } = readToken(token)
  return expires === null || expires - LEEWAY <= deps.clock.now()
}

async function attempt<T>(call: Call<T>, signal: AbortSignal | undefined, deps: SendDeps): Promise<T> {
  const area = deps.storage.regionChoice()?.code ?? null
  const url = address(call, deps.configuration, { region: deps.storage.region(), area })
  const init: RequestInit = {
    method: call.method === 'FORM' ? 'POST' : call.method,
    headers: headersOf(call, deps),
    credentials: 'include',
    // Followed by the browser, a 301 would never be seen (specification 8).
    redirect: 'manual',
    ...(call.body === undefined ? {} : { body: bodyOf(call) }),
    ...(call.keepalive ? { keepalive: true } : {}),
  }
  // The sealed mode goes here: seal(init) before, open(reply) after; see wire contract 1.3.
  const { response, blob, body } = await withinTime(TIMEOUT, signal, async (limit) => {
    const response = await deps.fetch(url, { ...init, signal: limit })
    deps.clock.observe(response.headers.get('date'))
    const isFile =
      call.as === 'blob' && response.ok && !/json|html/.test(response.headers.get('content-type') ?? '')
    return {
      response,
      blob: isFile ? await response.blob() : null,
      body: isFile ? '' : await response.text(),
    }
  })
  if (blob) return read(call, blob)
  const raw = judge(replyOf(response, body), { codeIsData: call.codeIsData, public: call.public })
  if (call.as === 'blob') throw malformed('a file was expected, JSON came')
  return read(call, raw)
}

/** A reader may fail in one way only, whatever the wire brought. */
function read<T>(call: Call<T>, raw: unknown): T {
  try {
    return call.read(raw)
  } catch (error) {
    throw error instanceof FaultError ? error : malformed(`${call.path}: ${String(error)}`)
  }
}

function bodyOf(call: Call<unknown>): string {
  if (call.method !== 'FORM') return JSON.stringify(call.body)
  return new URLSearchParams(call.body as Record<string, string>).toString()
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function replyOf(response: Response, body: string): Reply {
  return {
    status: response.status,
    headers: response.headers,
    redirected: response.type === 'opaqueredirect' || REDIRECTS.has(response.status),
    body,
  }
}
