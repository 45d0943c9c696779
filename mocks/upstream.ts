import { request as plainRequest } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'
import { pipeline } from 'node:stream'
import { addressOf } from './cloud/wire/router'
import { lastOfLine, type Listener, pathOf, refusesMethod } from './requests'
import { type Environment, SettingError } from './settings'

/*
 * A real vendor cloud behind the console: API paths are forwarded as they came, bodies in both
 * directions as streams, nothing is read, kept or logged. Node only.
 */

export interface Upstreams {
  eu: URL | null
  cn: URL | null
  /** Silence after which the vendor is given up, ms. */
  timeout: number
}

/** The console waits 30 s (specification 7); a reason that comes just before is worth more than none. */
const PATIENCE = 29_000

/** Null unless UPSTREAM_EU or UPSTREAM_CN is set; see mocks/README.md. */
export function upstreamsFromEnvironment(env: Environment): Upstreams | null {
  const eu = urlOf(env, 'UPSTREAM_EU')
  const cn = urlOf(env, 'UPSTREAM_CN')
  return eu || cn ? { eu, cn, timeout: PATIENCE } : null
}

function urlOf(env: Environment, name: string): URL | null {
  const raw = env[name]
  if (!raw) return null
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new SettingError(`${name} is not an address such as https://portal.example.org or …/home.`)
  }
  return url
}

/** Forwards the API's paths; `next` gets the rest, and the control calls, which are no vendor's. */
export function createUpstreamListener(upstreams: Upstreams, next: Listener): Listener {
  return (incoming, outgoing) => {
    if (refusesMethod(incoming, outgoing)) return
    const address = addressOf(pathOf(incoming))
    if (address === null) return next(incoming, outgoing)
    if (address.path.startsWith('/__cloud')) return answer(outgoing, 404, '18', 'no control calls here')
    const target = targetOf(upstreams, address.prefix)
    if (target === null) return answer(outgoing, 502, '1', `no upstream for ${address.prefix ?? 'this path'}`)
    forward(incoming, outgoing, target, upstreams.timeout)
  }
}

/** A data centre without an address is refused: accounts of one must not travel to the other. */
function targetOf({ eu, cn }: Upstreams, prefix: 'mdc-eu' | 'mdc-cn' | null): URL | null {
  if (prefix === 'mdc-cn') return cn
  return prefix === 'mdc-eu' ? eu : (eu ?? cn)
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: URL, timeout: number): void {
  const send = target.protocol === 'https:' ? secureRequest : plainRequest
  const asked = new URL(incoming.url ?? '/', 'http://localhost')
  const base = target.pathname.replace(/\/+$/, '')
  const path = base === '' ? asked.pathname : asked.pathname.replace(/^\/home(?=\/)/, '')
  const call = send(
    target.origin + base + path + asked.search,
    { method: incoming.method, headers: outwards(incoming, target) },
    (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, inwards(reply.headers))
      // Nothing that has begun can be taken back: a break in the middle breaks the line as well.
      pipeline(reply, outgoing, () => undefined)
    },
  )
  call.setTimeout(timeout, () => {
    if (!outgoing.headersSent) answer(outgoing, 504, '2', 'the vendor did not answer in time')
    call.destroy()
  })
  call.on('error', () => {
    if (!outgoing.headersSent) answer(outgoing, 502, '1', 'the vendor cannot be reached')
  })
  // A client that disconnected needs no reply.
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) call.destroy()
  })
  // Not a pipeline: that would tear down the line which is to carry the reason.
  incoming.pipe(call)
}

/** Of one line only (RFC 9110, 7.6.1), so never forwarded. */
const HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '').split(',')
  const dropped = new Set([...HOP, ...named.map((name) => name.trim().toLowerCase())])
  // What begins with a colon is the first line of a request over HTTP/2.
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name) && !name.startsWith(':')),
  )
}

/** The vendor is to see a caller of its own portal, as without this server. */
function outwards({ headers, method, httpVersionMajor }: IncomingMessage, target: URL): OutgoingHttpHeaders {
  const kept = endToEnd(headers)
  // Over HTTP/2 a body needs no length.
  const unmeasured = httpVersionMajor === 2 && headers['content-length'] === undefined && method !== 'GET'
  if (headers['transfer-encoding'] !== undefined || unmeasured) kept['transfer-encoding'] = 'chunked'
  // Without it an empty body would be sent in chunks, which some gateways refuse.
  else if (headers['content-length'] === undefined && method === 'POST') kept['content-length'] = 0
  delete kept['referer']
  delete kept['expect']
  return { ...kept, host: target.host, ...(headers.origin ? { origin: target.origin } : {}) }
}

/** Cookies become cookies of this server: no domain, our path, and storable over plain http. */
function inwards(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = endToEnd(headers)
  const cookies = headers['set-cookie']?.map((cookie) =>
    cookie
      .split(';')
      .map((part) => part.trim())
      .filter((part) => !/^(domain=|secure$|partitioned$)/i.test(part))
      .map((part) =>
        /^path=/i.test(part) ? 'Path=/' : /^samesite=none$/i.test(part) ? 'SameSite=Lax' : part,
      )
      .join('; '),
  )
  return { ...kept, ...(cookies ? { 'set-cookie': cookies } : {}) }
}

/** In the one shape of wire contract 1.4; the code is of the catalogue. */
function answer(outgoing: ServerResponse, status: number, code: string, msg: string): void {
  outgoing.writeHead(status, {
    'content-type': 'application/json;charset=UTF-8',
    'cache-control': 'no-store',
    // What of the request has not been read would be taken for the next one.
    ...lastOfLine(outgoing),
  })
  outgoing.end(JSON.stringify({ code, msg, param: null }))
}
