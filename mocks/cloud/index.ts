import { openBody } from './bodies'
import type { Call } from './call'
import { FileReply, HeadedReply, invalidToken, Refusal } from './call'
import type { Collection } from './collection'
import { record } from './call-values'
import { createCaptcha } from './captcha'
import { createControl } from './control'
import { throughEnvelope } from './envelope'
import type { Fault } from './control'
import type { Centre } from './plant'
import { addressOf, createRouter } from './router'
import type { Address } from './router'
import { sessionFrom } from './sessions'
import type { Session } from './sessions'
import { sha256Hex } from './digest'
import { createQuickStore } from './quick-store'
import { scoped } from './scoped-store'
import type { Store } from './store'
import { createMemoryStore } from './store'
import { createTraffic } from './traffic'
import { createWorld } from './world'
import type { Letter } from './world'

export interface CloudOptions {
  /** Everything follows from it: plants, weather, loads, alarms. */
  seed?: string
  /** Epoch ms. */
  now: () => number
  /** Plants of the large organisation. */
  plants?: number
  store?: Store
  /** Plain REST collections that declarations name. */
  collections?: readonly Collection[]
  /** Opens the control calls under `/__cloud`. */
  control?: boolean
  /** Key of the token signatures, used if the store holds none yet. */
  secret?: string
  /** The slide verification is asked for from the start. */
  slideVerify?: boolean
  /** Plays the postman for verification codes. */
  deliver?: (letter: Letter) => void
  /** Waits; replaced in tests. */
  sleep?: (milliseconds: number) => Promise<void>
}

export interface Cloud {
  /** True if a path is the API's. */
  serves(pathname: string): boolean
  /** Undefined if the path is none of the API's, so that somebody else may serve it. */
  handle(request: Request): Promise<Response | undefined>
}

/** A guise turns this into a broken connection. */
export class DroppedConnection extends Error {}

const SLEEP = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

export function createCloud(options: CloudOptions): Cloud {
  const { seed = 'heliograph', plants = 1200, sleep = SLEEP, deliver = () => undefined } = options
  const store = createQuickStore(options.store ?? createMemoryStore())
  const kept = store.get('secret', 'tokens')
  const secret = typeof kept === 'string' ? kept : (options.secret ?? sha256Hex(`heliograph|${seed}`))
  const remember = () => store.put('secret', 'tokens', secret)
  remember()
  const anchorYear = new Date(options.now()).getUTCFullYear()
  const letters: Letter[] = []
  const captcha = createCaptcha(secret, options.slideVerify ?? false)
  const worldOf = (centre: Centre, own: Store) =>
    createWorld({
      centre,
      seed,
      plants,
      store: own,
      secret,
      collections: options.collections ?? [],
      anchorYear,
      captcha,
      deliver(letter) {
        if (options.control) letters.push(letter)
        deliver(letter)
      },
    })
  const worlds = {
    FOREIGN_1: worldOf('FOREIGN_1', store),
    CHINA: worldOf('CHINA', scoped(store, 'CHINA')),
  }
  const control = createControl({
    now: options.now,
    open: options.control ?? false,
    worlds,
    captcha,
    letters,
  })
  const traffic = createTraffic()
  const find = createRouter()

  async function answer(request: Request, address: Address, url: URL, body: unknown): Promise<unknown> {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const found = await find(method, address.path)
    if (!found) throw new Refusal(404, '18', `no such call: ${method} ${address.path}`)
    const now = Math.floor(control.now() / 1000)
    const session = sessionOf(request, now)
    const centre = centreOf(address, session, body)
    if (!found.route.open && (!session || session.account.centre !== centre)) throw invalidToken()
    traffic.admit(session, now)
    const call: Call = {
      world: worlds[centre],
      traffic,
      method,
      path: address.path,
      params: found.params,
      query: url.searchParams,
      body,
      headers: request.headers,
      centre,
      centreNamed: address.prefix !== null,
      now,
      session,
    }
    return found.route.handler(call)
  }

  function sessionOf(request: Request, now: number): Session | null {
    const token = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    for (const centre of ['FOREIGN_1', 'CHINA'] as const) {
      const claims = token ? worlds[centre].tokens.read(token, now) : null
      // A refresh token opens nothing but the token call.
      if (claims?.mdc === centre && !claims.ati) return sessionFrom(worlds[centre], claims)
    }
    return null
  }

  async function handle(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const address = addressOf(url.pathname)
    if (!address) return undefined
    const body = await openBody(request)
    if (address.path.startsWith('/__cloud')) {
      const steered = control.handle(request.method, address.path, body, () => {
        store.clear()
        worlds.FOREIGN_1.book.forget()
        worlds.CHINA.book.forget()
        captcha.forget()
        traffic.forget()
        letters.length = 0
        remember()
      })
      return reply(steered.status, steered.body)
    }
    const fault = control.faultFor(request.method, url.pathname, address.path)
    if (fault?.delayMs) await sleep(fault.delayMs)
    const response = fault?.drop
      ? null
      : ((fault && forged(fault)) ?? (await serve(request, address, url, body)))
    control.log({ request, url, body, status: response?.status ?? 0 })
    if (!response) throw new DroppedConnection('the simulated line was cut')
    return fault?.malformed ? truncated(response) : response
  }

  async function serve(request: Request, address: Address, url: URL, body: unknown): Promise<Response> {
    const oauth = address.path.startsWith('/oauth2-s')
    try {
      const value = await answer(request, address, url, body)
      if (value instanceof FileReply) {
        return new Response(value.bytes, { headers: { ...headers(value.type), ...value.headers } })
      }
      if (value instanceof HeadedReply) {
        const response = reply(200, value.value)
        for (const [name, text] of Object.entries(value.headers)) response.headers.set(name, text)
        return response
      }
      return reply(200, value, address.path.startsWith('/maintain-s'))
    } catch (error) {
      if (!(error instanceof Refusal)) {
        return reply(500, { code: 'sorry_for_server_exception', msg: String(error), param: null })
      }
      const { status, code, message, param } = error
      const oauthFields =
        oauth || status === 401
          ? { error: status === 401 ? 'invalid_token' : 'invalid_grant', error_description: message }
          : {}
      const response = reply(status, { code, msg: message, param, ...oauthFields })
      if (status === 429) response.headers.set('retry-after', String(record(param)['remainSeconds'] ?? 1))
      return response
    }
  }

  function forged(fault: Fault): Response | null {
    if (fault.status === undefined && fault.body === undefined) return null
    const status = fault.status ?? 200
    if (typeof fault.body === 'string') {
      const type = fault.body.trimStart().startsWith('<') ? 'text/html' : 'application/json'
      return new Response(fault.body, { status, headers: headers(`${type};charset=UTF-8`) })
    }
    return reply(status, fault.body ?? { code: String(status), msg: 'injected', param: null })
  }

  async function truncated(response: Response): Promise<Response> {
    const text = await response.text()
    const half = text.slice(0, Math.max(1, Math.floor(text.length / 2)))
    return new Response(half, { status: response.status, headers: response.headers })
  }

  function headers(type: string): Record<string, string> {
    return {
      'content-type': type,
      'cache-control': 'no-store',
      date: new Date(control.now()).toUTCString(),
    }
  }

  function reply(status: number, value: unknown, decimals = false): Response {
    const text = JSON.stringify(value ?? null)
    // The real platform writes its instants with nine decimals (wire contract 1.6).
    const body = decimals ? text.replace(INSTANTS, '"$1":$2.000000000') : text
    return new Response(body, { status, headers: headers('application/json;charset=UTF-8') })
  }

  return { handle: throughEnvelope(handle), serves: (pathname) => addressOf(pathname) !== null }
}

const INSTANTS =
  /"(lastUpdateTime|collectionTime|startOperatingTime|createdDate|alertTime)":(\d{9,10})(?=[,}])/g

function centreOf(address: Address, session: Session | null, body: unknown): Centre {
  if (address.prefix) return address.prefix === 'mdc-cn' ? 'CHINA' : 'FOREIGN_1'
  if (session) return session.account.centre
  return record(body)['mdc'] === 'CHINA' ? 'CHINA' : 'FOREIGN_1'
}
