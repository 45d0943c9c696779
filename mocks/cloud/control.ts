import { raiseAlarms } from './alarms/control-alarms'
import { withdrawRights } from './people/control-rights'
import { record } from './wire/call-values'
import type { Captcha } from './people/captcha'
import type { Centre } from './plants/plant'
import type { Letter, World } from './world'

export interface Fault {
  match: { method: string | null; path: string }
  /** Times left; infinite without a number. */
  times: number
  delayMs?: number
  status?: number
  body?: unknown
  drop?: boolean
  malformed?: boolean
}

interface Logged {
  method: string
  /** As it was sent, prefix and all. */
  path: string
  query: Record<string, string>
  /** Names only: values may be secrets. */
  headers: string[]
  body: unknown
  status: number
}

export interface Control {
  /** The cloud's clock, epoch ms. */
  now(): number
  handle(method: string, path: string, body: unknown, reset: () => void): { status: number; body: unknown }
  faultFor(method: string, sent: string, path: string): Fault | null
  log(entry: { request: Request; url: URL; body: unknown; status: number }): void
}

interface ControlOptions {
  now: () => number
  open: boolean
  worlds: Readonly<Record<Centre, World>>
  captcha: Captcha
  /** Verification codes that were sent. */
  outbox: readonly Letter[]
}

const KEPT = 2000
const SECRET = /password|pwd|token|secret|verifycode/i

/** What tests and demonstrations may do to the cloud while it runs. */
export function createControl({ now, open, worlds, captcha, outbox }: ControlOptions): Control {
  let shift = 0
  let faults: Fault[] = []
  let logged: Logged[] = []
  const clock = () => now() + shift
  const missing = { status: 404, body: { code: '18', msg: 'no such call', param: null } }

  function handle(method: string, path: string, body: unknown, reset: () => void) {
    const what = `${method} ${path}`
    if (!open) return missing
    switch (what) {
      case 'GET /__cloud/health':
        return { status: 200, body: { status: 'up', now: new Date(clock()).toISOString() } }
      case 'GET /__cloud/requests':
        return { status: 200, body: logged }
      case 'DELETE /__cloud/requests':
        logged = []
        return { status: 200, body: {} }
      case 'POST /__cloud/reset':
        return startAgain(record(body)['now'], reset)
      case 'POST /__cloud/clock':
        return setClock(record(body)['now'])
      case 'POST /__cloud/faults':
        return addFault(record(body))
      case 'GET /__cloud/faults':
        return {
          status: 200,
          body: faults.map(({ times, ...fault }) => ({ ...fault, times: finite(times) })),
        }
      case 'DELETE /__cloud/faults':
        faults = []
        return { status: 200, body: {} }
      case 'GET /__cloud/mailbox':
        return { status: 200, body: outbox }
      case 'POST /__cloud/rights':
        return withdrawRights(worlds, record(body))
      case 'POST /__cloud/alarms':
        return raiseAlarms(worlds, record(body), Math.floor(clock() / 1000))
      case 'POST /__cloud/slide':
        captcha.enable(record(body)['enabled'] === true)
        return { status: 200, body: { enabled: captcha.enabled() } }
      case 'GET /__cloud/alarms':
        return { status: 200, body: Object.values(worlds).flatMap(({ alarms }) => alarms.raised()) }
      case 'DELETE /__cloud/alarms':
        for (const { alarms } of Object.values(worlds)) alarms.recover(Math.floor(clock() / 1000))
        return { status: 200, body: {} }
      default:
        return missing
    }
  }

  /** The state is made after the clock stands, so that nothing in it is of another time. */
  function startAgain(from: unknown, reset: () => void) {
    const set = from === undefined ? null : setClock(from)
    if (set && set.status !== 200) return set
    if (!set) shift = 0
    faults = []
    logged = []
    reset()
    return { status: 200, body: {} }
  }

  function setClock(wanted: unknown) {
    const instant =
      typeof wanted === 'string' || typeof wanted === 'number' ? new Date(wanted).getTime() : Number.NaN
    if (Number.isNaN(instant)) return wrong('now: an ISO instant or epoch ms')
    shift = instant - now()
    return { status: 200, body: { now: new Date(clock()).toISOString() } }
  }

  function addFault(raw: Record<string, unknown>) {
    const match = record(raw['match'])
    const { path, method } = match
    if (typeof path !== 'string' || path === '') return wrong('match.path')
    const { times, delayMs, status, body, drop, malformed } = raw
    faults.push({
      match: { method: typeof method === 'string' ? method.toUpperCase() : null, path },
      times: typeof times === 'number' ? times : Number.POSITIVE_INFINITY,
      ...(typeof delayMs === 'number' ? { delayMs } : {}),
      ...(typeof status === 'number' ? { status } : {}),
      ...(body === undefined ? {} : { body }),
      ...(drop === true ? { drop } : {}),
      ...(malformed === true ? { malformed } : {}),
    })
    return { status: 200, body: { faults: faults.length } }
  }

  return {
    now: clock,
    handle,
    faultFor(method, sent, path) {
      const fault = faults.find(({ match }) => {
        if (match.method !== null && match.method !== method) return false
        return match.path === path || sent.includes(match.path)
      })
      if (!fault) return null
      fault.times -= 1
      if (fault.times <= 0) faults = faults.filter((one) => one !== fault)
      return fault
    },
    log({ request, url, body, status }) {
      if (!open) return
      logged.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: [...request.headers.keys()],
        body: veiled(body),
        status,
      })
      if (logged.length > KEPT) logged = logged.slice(-KEPT)
    },
  }
}

const finite = (times: number) => (Number.isFinite(times) ? times : null)
const wrong = (what: string) => ({ status: 400, body: { code: 'PARAM_ERROR', msg: what, param: null } })

/** Files are logged by name and size. */
function light(value: unknown): unknown {
  const { bytes, name } = record(value)
  return bytes instanceof Uint8Array ? { name, size: bytes.length } : value
}

/** Passwords and tokens never reach the log, not even hashed. */
function veiled(body: unknown): unknown {
  if (typeof body === 'string') return SECRET.test(body) ? '***' : body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      SECRET.test(name) && name !== 'grant_type' ? '***' : light(value),
    ]),
  )
}
