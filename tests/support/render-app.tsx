import { render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { type Cloud, createCloud, DroppedConnection } from '../../mocks/cloud/index'
import { COLLECTIONS } from '../../mocks/collections'
import { CONFIGURATION } from '../../mocks/configuration'
import { drawn } from './delivered-react'
import { derivedQuickly } from './quick-keys'
import { App } from '../../src/app/app'
import { boot, type Booted, type BootPage } from '../../src/app/boot'
// Parts that most screens need are there before a test waits for one: two crowded cores take longer to load them than it waits.
import '../../src/app/signed-in-app'
import '../../src/console/list/resource-list'
import '../../src/console/record/form-body'
import '../../src/console/record/record-page'
import '../../src/pages/plant/plant-screen'
import '../../src/pages/plant/data/data-page'
import type { Call } from '../../src/transport/call'
import { passwordGrant } from '../../src/transport/calls/oauth'
import { createStorage, type Tokens } from '../../src/transport/storage'
import { fieldsAhead } from './fields-ahead'
import { listensUntilEnd } from './listens-until-end'
import { quickUser } from './quick-user'

export const PASSWORD = 'Harbour-Sun-58'
export const demo = (name: string) => `${name}@heliograph.example`

/** A clear summer noon in most of the seeded plants' zones. */
const NOON = Date.parse('2026-06-20T11:00:00Z')

/** A seal is a tenth of a journey: what it does is proved in `src/transport`, by `plant-export.test.tsx` and in the browser. */
const PLAIN = { ...CONFIGURATION, encryptedMode: false }

export interface GivenApp {
  /** Address to open, `/` unless given. */
  at?: string
  /** Demo account that is signed in already, by name or number. */
  as?: string
  /** The cloud's and the machine's clock, epoch ms. */
  now?: number | (() => number)
  /** Plants of the large organisation. */
  plants?: number
  /** That of a console before, in place of a new one. */
  cloud?: Cloud
  /** Client configuration beside the page, that of the simulated cloud without sealed calls unless given; `null` answers HTML, as a server without that file does. */
  configuration?: Record<string, unknown> | null
  /** Languages of the browser. */
  languages?: readonly string[]
  /** Faults to inject before the console starts, as `POST /__cloud/faults` takes them. */
  faults?: readonly Record<string, unknown>[]
  /** Where what is seen may lie; nowhere unless given. */
  machine?: BootPage['machine']
  /** Draws the first plants before the console begins, as the page does. */
  rowsAhead?: boolean
  /** Stands between the console and the cloud: may hold or spoil what is answered. */
  between?: (path: string, answer: () => Promise<Response>, method: string) => Promise<Response>
}

interface Logged {
  method: string
  path: string
  query: Record<string, string>
  headers: string[]
  body: unknown
  status: number
}

export interface RenderedApp {
  user: UserEvent
  /** What the start reports to the administrator. */
  warnings: readonly string[]
  booted: Booted
  cloud: Cloud
  /** What the cloud was asked, oldest first. */
  requests(): Promise<readonly Logged[]>
  inject(fault: Record<string, unknown>): Promise<void>
  heal(): Promise<void>
  /** Takes codes from a demo account; none gives it back those of its roles. */
  withdraw(account: string, ...codes: readonly string[]): Promise<void>
}

const ORIGIN = 'http://localhost:3000'
/** Of the machine, also where a test has a clock of its own. */
const later = setTimeout

/** Boots the whole console in jsdom over the simulated cloud behind `fetch`. */
export async function renderApp(given: GivenApp = {}): Promise<RenderedApp> {
  const { now = NOON } = given
  const clock = typeof now === 'number' ? () => now : now
  const cloud =
    given.cloud ??
    createCloud({
      collections: COLLECTIONS,
      now: clock,
      plants: given.plants ?? 40,
      control: true,
      derive: derivedQuickly,
    })
  const answers = answersOf(cloud)
  const { fetch: outside } = globalThis
  globalThis.fetch = answers as typeof fetch
  let over = false
  onTestFinished(() => {
    over = true
    globalThis.fetch = outside
  })

  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await cloud.handle(
      new Request(ORIGIN + path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    )
    return reply?.json()
  }
  const inject = async (fault: Record<string, unknown>) => {
    await ask('POST', '/__cloud/faults', fault)
  }

  if (given.as) createStorage(window).saveSession(await tokensOf(cloud, given.as))
  for (const fault of given.faults ?? []) await inject(fault)
  const languages = given.languages ?? ['en-GB']
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages })

  window.history.replaceState(null, '', given.at ?? '/')
  const warnings: string[] = []
  const booted = await listensUntilEnd(() =>
    boot({
      window,
      now: clock,
      machine: given.machine,
      warn: (sentence) => warnings.push(sentence),
      fetch: (url, init) => {
        if (url === '/config.json') {
          return Promise.resolve(
            given.configuration === null
              ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
              : Response.json(given.configuration ?? PLAIN),
          )
        }
        // What this console still had in mind is not asked of the next test's cloud.
        if (over) return Promise.reject(new DOMException('', 'AbortError'))
        const answer = () => answers(url, init)
        const { pathname } = new URL(url, ORIGIN)
        return given.between ? given.between(pathname, answer, init.method ?? 'GET') : answer()
      },
    }),
  )
  await fieldsAhead
  if (given.rowsAhead) {
    const draw = await booted.rows
    void draw?.(booted.brand)
    await drawn()
  }
  render(
    <BrowserRouter>
      <App booted={booted} />
    </BrowserRouter>,
  )
  return {
    user: quickUser(),
    booted,
    warnings,
    cloud,
    inject,
    requests: async () => (await ask('GET', '/__cloud/requests')) as Logged[],
    heal: async () => {
      await ask('DELETE', '/__cloud/faults')
    },
    withdraw: async (account, ...withdrawn) => {
      await ask('POST', '/__cloud/rights', { account: demo(account), withdrawn })
    },
  }
}

/** The cloud in place of `fetch`: with the page's cookies, and in vain once the call is given up. */
const answersOf =
  (cloud: Cloud) =>
  async (url: string, { signal, ...init }: RequestInit = {}): Promise<Response> => {
    signal?.throwIfAborted()
    const headers = new Headers(init.headers)
    if (document.cookie !== '') headers.set('cookie', document.cookie)
    let stop = () => {}
    const givenUp = new Promise<never>((_, reject) => {
      stop = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', stop)
    })
    const answer = async () => {
      const reply = await cloud.handle(new Request(new URL(url, ORIGIN), { ...init, headers }))
      if (reply === undefined) throw new Error(`${url} is none of the cloud's paths`)
      // What was drawn meanwhile stands: no answer comes in the turn that asked for it.
      await new Promise((over) => later(over))
      return reply
    }
    try {
      return await Promise.race([givenUp, answer()])
    } catch (error) {
      throw error instanceof DroppedConnection ? new TypeError('Failed to fetch') : error
    } finally {
      // A signal that is listened to outlives its test, and the cloud with it.
      signal?.removeEventListener('abort', stop)
    }
  }

/** Tokens of a demo account, as its sign-in would have stored them. */
export const tokensOf = (cloud: Cloud, account: string): Promise<Tokens> =>
  granted(
    cloud,
    passwordGrant({
      account: account.includes('@') || account.startsWith('+') ? account : demo(account),
      password: PASSWORD,
      region: 'FOREIGN_1',
      language: 'en',
    }),
  )

/** What the cloud answers to a call for tokens. */
export async function granted(cloud: Cloud, call: Call<Tokens>): Promise<Tokens> {
  const reply = await cloud.handle(
    new Request(`${ORIGIN}/mdc-eu${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(call.body as Record<string, string>).toString(),
    }),
  )
  if (!reply?.ok) throw new Error(`no tokens are granted: ${await reply?.text()}`)
  return call.read(await reply.json())
}
