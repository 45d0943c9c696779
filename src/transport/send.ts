import type { Configuration } from '../domain/brand/configuration'
import type { Fault } from '../domain/faults/fault'
import { address } from './address'
import type { Call, Send } from './call'
import { refreshGrant } from './calls/oauth'
import type { ServerClock } from './clock'
import { createSealing, type Sealing } from './envelope'
import { FaultError, faultOf, malformed } from './fault-error'
import { headersOf } from './headers'
import { judge, type Reply } from './judge'
import { readToken } from './jwt'
import { open, packed } from './packing'
import { createRenewal, replacedElsewhere } from './renewal'
import type { ConsoleStorage } from './storage'
import { withinTime } from './within-time'

export interface SendDeps {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  configuration: Pick<
    Configuration,
    'isOem' | 'server' | 'prefix' | 'version' | 'platform' | 'encryptedMode' | 'environment' | 'publicKeys'
  >
  storage: ConsoleStorage
  clock: ServerClock
  language(): string
  locks?: Pick<LockManager, 'request'> | undefined
  /** WebCrypto; the platform's own unless given. */
  crypto?: Crypto
  /** The session behind `token` is over. May come many times for one session. */
  onSessionEnd(token: string | null): void
  /** While true nothing that changes anything leaves this machine. */
  readOnly?(): boolean
  /** What a call of the session waits for, if anything; it fails as this does. */
  held?(): Promise<void> | null
}

interface Wired extends SendDeps {
  sealing: Sealing
}

/** Specification 7. */
const TIMEOUT = 30_000
/** A token this close to its end, s, may have been refused for its age. */
const LEEWAY = 60

/** A call of the cloud that leaves something different behind. */
function changes({ method, reads, public: open }: Call<unknown>): boolean {
  return method !== 'GET' && !reads && !open
}

const PREVIEWING: Fault = { kind: 'rejected', code: 'PREVIEW', status: 0, body: null }

/**
 * The one pipeline to the cloud, read from top to bottom: address, headers, pack and seal, fetch
 * within 30 s, open, judge, read. Around it: a call refused because its token has expired waits for one
 * rotation and is repeated once.
 */
export function createSend(given: SendDeps): Send {
  const deps: Wired = { ...given, sealing: createSealing(given.configuration, given.crypto ?? crypto) }
  const renew = createRenewal({
    storage: deps.storage,
    locks: deps.locks,
    exchange: (refresh) => attempt(refreshGrant(refresh), undefined, deps),
  })

  return async (call, options) => {
    if (deps.readOnly?.() && changes(call)) throw new FaultError({ ...PREVIEWING })
    try {
      // Nothing is awaited where nothing holds: a page that is being left has no time for it.
      const held = call.public ? null : deps.held?.()
      if (held) await held
      return await answered(call, options?.signal)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'session') throw error
      throw new FaultError(fault, { silent: call.silent ?? false, write: changes(call) })
    }
  }

  async function answered<T>(call: Call<T>, signal: AbortSignal | undefined): Promise<T> {
    const token = deps.storage.rawToken()
    try {
      return await attempt(call, signal, deps)
    } catch (error) {
      const fault = faultOf(error)
      const deadToken = fault.kind === 'rejected' && fault.code === 'Invalid token'
      if (call.public || !(fault.kind === 'session' || deadToken)) throw error
      if (token === null || !mayHaveExpired(token, deps)) {
        if (fault.kind !== 'session') throw error
        if (token !== null && (await replacedElsewhere(deps, token))) {
          // What somebody wanted to change as who they were is not changed as who they are now.
          if (changes(call)) throw error
          return await repeat(call, signal, deps)
        }
        deps.onSessionEnd(token)
        throw error
      }
      const renewal = await renew(token)
      if (typeof renewal === 'object') throw new FaultError(renewal.fault)
      if (renewal === 'ended') {
        deps.onSessionEnd(token)
        throw new FaultError({ kind: 'session', ...(fault.code ? { code: fault.code } : {}) })
      }
      return await repeat(call, signal, deps)
    }
  }
}

/** The second and last try. Refused again, the session is over. */
async function repeat<T>(call: Call<T>, signal: AbortSignal | undefined, deps: Wired): Promise<T> {
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
 * and the session ends. One without an expiry, or that is no longer the stored one, may be renewed.
 */
function mayHaveExpired(token: string, deps: SendDeps): boolean {
  if (deps.storage.rawToken() !== token) return true
  const { expires } = readToken(token)
  return expires === null || expires - LEEWAY <= deps.clock.now()
}

async function attempt<T>(call: Call<T>, signal: AbortSignal | undefined, deps: Wired): Promise<T> {
  const { sealing } = deps
  if (sealing.state === 'refused') throw malformed('sealed mode: required, and not to be had here')
  const area = deps.storage.regionChoice()?.code ?? null
  const url = address(call, deps.configuration, { region: deps.storage.region(), area })
  const headers = headersOf(call, deps)
  const { response, opened } = await withinTime(TIMEOUT, signal, async (limit) => {
    const parcel = packed(call, headers, sealing)
    const { envelope, ...wire } = 'then' in parcel ? await parcel : parcel
    const response = await deps.fetch(url, {
      method: call.method === 'FORM' ? 'POST' : call.method,
      ...wire,
      credentials: 'include',
      // Followed by the browser, a 301 would never be seen (specification 8).
      redirect: 'manual',
      ...(call.keepalive ? { keepalive: true } : {}),
      signal: limit,
    })
    deps.clock.observe(response.headers.get('date'))
    return { response, opened: await open(response, envelope, call.as === 'blob') }
  })
  if (sealing.required && response.ok && !opened.sealed) throw malformed('sealed mode: the reply came plain')
  if (opened.file) return read(call, opened.file, response.headers)
  const terms = { codeIsData: call.codeIsData, public: call.public }
  const raw = judge(replyOf(response, opened.text, opened.sealed), terms)
  if (call.as === 'blob') throw malformed('a file was expected, JSON came')
  return read(call, raw, response.headers)
}

/** A reader may fail in one way only, whatever the wire brought. */
function read<T>(call: Call<T>, raw: unknown, headers: Headers): T {
  try {
    return call.read(raw, headers)
  } catch (error) {
    throw error instanceof FaultError ? error : malformed(`${call.path}: ${String(error)}`)
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function replyOf(response: Response, body: string, sealed: boolean): Reply {
  return {
    sealed,
    status: response.status,
    headers: response.headers,
    redirected: response.type === 'opaqueredirect' || REDIRECTS.has(response.status),
    body,
  }
}
