import { openBody } from './wire/bodies'
import type { Call } from './wire/call'
import { badParameter, invalidToken, Refusal } from './wire/refusal'
import { admitKey, sessionOfKey } from './wire/key-doors'
import type { Collection } from './collections/collection'
import { record } from './wire/call-values'
import { createCaptcha } from './people/captcha'
import { type Derive, derivedInSteps } from './people/kept-password'
import { createKeyTurns } from './people/key-turns'
import { createControl } from './control'
import { throughEnvelope } from './wire/envelope'
import { createReplies } from './wire/replies'
import type { Centre } from './plants/plant'
import { type Address, addressOf, findRoute, type Found, isDecodable } from './wire/router'
import { type Session, sessionFrom } from './people/sessions'
import { sha256Hex } from './wire/digest'
import { createQuickStore } from './store/quick-store'
import { scoped } from './store/scoped-store'
import { createMemoryStore, type Store } from './store/store'
import { createTraffic } from './wire/traffic'
import { createReminderMails } from './services/reminder-mails'
import { createViewMails } from './services/view-mails'
import { createSweeper } from './store/sweeper'
import { createWorld, type Letter } from './world'

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
  /** How keys are derived from passwords; in plain JavaScript unless the host has better. */
  derive?: Derive
  /** The slide verification is asked for from the start. */
  slideVerify?: boolean
  /** Plays the postman for verification codes. */
  deliver?: (letter: Letter) => void
  /** Receives each failure, with the number that the caller was given. */
  onFailure?: (id: string, error: unknown) => void
  /** Waits; replaced in tests. */
  sleep?: (milliseconds: number) => Promise<void>
}

export interface Cloud {
  /** True if a path is the API's. */
  serves(pathname: string): boolean
  /** Undefined if the path is none of the API's, so that somebody else may serve it. */
  handle(request: Request, caller?: string): Promise<Response | undefined>
}

/** A host turns this into a broken connection. */
export class DroppedConnection extends Error {}

const SLEEP = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

export function createCloud(options: CloudOptions): Cloud {
  const { seed = 'heliograph', plants = 1200, sleep = SLEEP, deliver = () => undefined } = options
  const store = createQuickStore(options.store ?? createMemoryStore(), forgetDerived)
  const kept = store.get('secret', 'tokens')
  const secret = typeof kept === 'string' ? kept : (options.secret ?? sha256Hex(`heliograph|${seed}`))
  const remember = () => store.put('secret', 'tokens', secret)
  remember()
  const anchorYear = new Date(options.now()).getUTCFullYear()
  const outbox: Letter[] = []
  const captcha = createCaptcha(secret, options.slideVerify ?? false)
  const keys = createKeyTurns(options.derive ?? derivedInSteps, store)
  const worldOf = (centre: Centre, own: Store) =>
    createWorld({
      centre,
      seed,
      plants,
      store: own,
      secret,
      derive: keys.derive,
      collections: options.collections ?? [],
      anchorYear,
      captcha,
      deliver(letter) {
        if (options.control) outbox.push(letter)
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
    outbox,
  })
  const fail = options.onFailure ?? (() => undefined)
  const replies = createReplies(() => control.now(), fail)
  const sweep = createSweeper(store)
  const mails = [createViewMails(store, worlds), createReminderMails(store, worlds)]
  const traffic = createTraffic()

  /** Who calls what, reported before anything of a body is read. */
  async function arrived(request: Request, url: URL, address: Address): Promise<Arrival> {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const now = Math.floor(control.now() / 1000)
    const found = isDecodable(url) ? await findRoute(method, address.path) : null
    return { method, url, address, now, found, session: sessionOf(request, now) }
  }

  /** A body is worth reading if somebody is there who may send it. */
  const isRead = ({ found, session, address }: Arrival) =>
    address.path.startsWith('/__cloud') ? (options.control ?? false) : found?.route.open || session !== null

  async function answer(arrival: Arrival, request: Request, body: unknown, caller: string): Promise<unknown> {
    const { method, url, address, now, found, session } = arrival
    if (!isDecodable(url)) throw badParameter('address')
    if (!found) throw new Refusal(404, '18', `no such call: ${method} ${address.path}`)
    const centre = centreOf(address, session, body)
    if (!found.route.open && (!session || session.account.centre !== centre)) throw invalidToken()
    traffic.admit(session, now)
    const byKey = session !== null && session.key !== null
    const admit = () => admitKey(worlds[centre], session, found.route, { now, caller })
    const handler = byKey && !found.route.open ? await store.transaction(admit) : found.route.handler
    const call: Call = {
      world: worlds[centre],
      traffic,
      method,
      path: address.path,
      params: found.params,
      query: url.searchParams,
      body,
      headers: request.headers,
      address: caller,
      centre,
      centreNamed: address.prefix !== null,
      now,
      // A call for everybody is nobody's when a program makes it.
      session: byKey && found.route.open ? null : session,
    }
    const isWhole = method !== 'GET' || found.route.settles
    return isWhole ? wholly(() => handler(call)) : handler(call)
  }

  /** One call, one transaction. A refusal takes back what was changed before it, but not what it counts. */
  async function wholly(work: () => unknown): Promise<unknown> {
    const result = await keys.wholly(async () => {
      try {
        const result = await work()
        sweep(Math.floor(control.now() / 1000))
        return result
      } catch (error) {
        if (error instanceof Refusal && error.counts) return error
        throw error
      }
    })
    if (result instanceof Refusal) throw result
    return result
  }

  /** What was worked out from changes that were taken back. */
  function forgetDerived(): void {
    worlds.FOREIGN_1.book.forget()
    worlds.CHINA.book.forget()
  }

  function sessionOf(request: Request, now: number): Session | null {
    const token = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    for (const centre of ['FOREIGN_1', 'CHINA'] as const) {
      const byKey = token ? sessionOfKey(worlds[centre], centre, token, now) : null
      if (byKey) return byKey
      const claims = token ? worlds[centre].tokens.read(token, now) : null
      // A refresh token opens nothing but the token call.
      if (claims?.mdc === centre && !claims.ati) return sessionFrom(worlds[centre], claims)
    }
    return null
  }

  async function handle(request: Request, caller = 'local'): Promise<Response | undefined> {
    const url = new URL(request.url)
    const address = addressOf(url.pathname)
    if (!address) return undefined
    const arrival = await arrived(request, url, address)
    const opened = isRead(arrival) ? openBody(request) : null
    const body = await opened?.catch(() => null)
    if (address.path.startsWith('/__cloud')) {
      const steered = await store.transaction(() => control.handle(request.method, address.path, body, reset))
      return replies.plain(steered.status, steered.body)
    }
    // Whoever calls then has nothing to do with it.
    for (const send of mails)
      await send(Math.floor(control.now() / 1000)).catch((error: unknown) => fail('mails', error))
    const fault = control.faultFor(request.method, url.pathname, address.path)
    if (fault?.delayMs) await sleep(fault.delayMs)
    const response = fault?.drop
      ? null
      : ((fault && replies.forged(fault)) ??
        (await replies.to(address.path, async () => answer(arrival, request, await opened, caller))))
    control.log({ request, url, body, status: response?.status ?? 0 })
    if (!response) throw new DroppedConnection('the simulated line was cut')
    return fault?.malformed ? replies.truncated(response) : response
  }

  function reset(): void {
    store.clear()
    forgetDerived()
    captcha.forget()
    traffic.forget()
    outbox.length = 0
    remember()
  }

  /** Whether what a sealed call carries is worth opening. */
  async function reads(request: Request): Promise<boolean> {
    const url = new URL(request.url)
    const address = addressOf(url.pathname)
    return address !== null && isRead(await arrived(request, url, address)) === true
  }

  return { handle: throughEnvelope(handle, reads), serves: (pathname) => addressOf(pathname) !== null }
}

/** A request whose caller is known, and whose body is not yet. */
interface Arrival {
  method: string
  url: URL
  address: Address
  /** Epoch s. */
  now: number
  found: Found | null
  session: Session | null
}

function centreOf(address: Address, session: Session | null, body: unknown): Centre {
  if (address.prefix) return address.prefix === 'mdc-cn' ? 'CHINA' : 'FOREIGN_1'
  if (session) return session.account.centre
  return record(body)['mdc'] === 'CHINA' ? 'CHINA' : 'FOREIGN_1'
}
