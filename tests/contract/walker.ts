import type { CloudOptions } from '../../mocks/cloud/index'
import { createCloud } from '../../mocks/cloud/index'
import { derivedQuickly } from '../support/quick-keys'
import { OPEN } from '../../mocks/cloud/wire/open-routes'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { collectionsOf } from '../../mocks/collections'
import { appCode } from '../support/authenticator'
import { visits } from '../support/visits'
import { HASH } from './cloud-client'
import type { Before, Step } from './every-call.data'
import { readingOf } from './every-call.data'
import { rewound } from './rewound-store'

/** Every reading route. */
export const READING: readonly Step[] = [...OPEN, ...GUARDED].flatMap(([method, pattern]) =>
  method === 'GET' ? [readingOf(pattern)] : [],
)

export interface Shown {
  status: number
  text: string
  json: unknown
}

const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

const NOON = Date.parse('2026-06-18T10:30:00Z')

/** A value deep in an answer: `data.0.id`. */
const at = (value: unknown, where: string) =>
  where.split('.').reduce<unknown>((here, name) => (here as Record<string, unknown> | null)?.[name], value)

const asName = (name: string) => (name.includes('@') ? name : `${name}@heliograph.example`)

/** Somebody who sends the requests of `every-call.data.ts` to a cloud, and learns what their placeholders stand for. */
export function aWalker(options: Partial<CloudOptions> = {}) {
  const letters: { to: string; code: string }[] = []
  const failures: unknown[] = []
  const bearers = new Map<string, string>()
  /** Seconds that steps have waited. */
  let waited = 0
  const now = () => (options.now?.() ?? NOON) + waited * 1000
  const store = rewound(options.store ?? createMemoryStore())
  const boot = (): ReturnType<typeof createCloud> =>
    createCloud({
      derive: derivedQuickly,
      plants: 14,
      collections: collectionsOf([visits]),
      deliver: (letter) => letters.push(letter),
      onFailure: (_, error) => failures.push(error),
      ...options,
      store,
      now,
    })
  let cloud = boot()

  async function raw(
    method: string,
    path: string,
    as: string | null,
    body?: unknown,
    form?: Record<string, string>,
  ): Promise<Shown> {
    const headers = new Headers()
    if (as !== null) headers.set('authorization', `Bearer ${await bearerOf(as)}`)
    let payload: BodyInit | null = null
    if (path.startsWith('/store-s/upload') && body === undefined) {
      payload = new FormData()
      payload.set('file', new Blob([PICTURE], { type: 'image/png' }), 'roof.png')
    } else if (form) payload = new URLSearchParams(form)
    else if (body !== undefined) {
      payload = JSON.stringify(body)
      headers.set('content-type', 'application/json')
    }
    const reply = await cloud.handle(
      new Request(`http://cloud.test${path}`, { method, headers, body: payload }),
    )
    if (!reply) throw new Error(`${path} is no call`)
    const text = await reply.text()
    let json: unknown = null
    try {
      json = JSON.parse(text)
    } catch {
      // A file.
    }
    return { status: reply.status, text, json }
  }

  async function bearerOf(name: string): Promise<string> {
    const known = bearers.get(name)
    if (known) return known
    const form = { grant_type: 'mdc_password', username: asName(name), password: HASH }
    const reply = await raw('POST', '/oauth2-s/oauth/token', null, undefined, form)
    const token = at(reply.json, 'access_token')
    if (typeof token !== 'string') throw new Error(`${name} cannot sign in: ${reply.text}`)
    bearers.set(name, token)
    return token
  }

  const filled = (value: unknown, known: Readonly<Record<string, unknown>>): unknown => {
    const text = JSON.stringify(value ?? null)
    return JSON.parse(
      text
        // A number stays a number where nothing stands around it.
        .replace(/"\{(\w+)\}"/g, (_, name: string) => JSON.stringify(known[name] ?? name))
        .replace(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? name)),
    )
  }

  /** Does what has to be there before a step, and answers the step without placeholders. */
  async function prepared(step: Step): Promise<Step> {
    if (step.as !== null) await bearerOf(step.as)
    const known: Record<string, unknown> = {}
    for (const one of step.before ?? []) {
      const { method = 'POST', path, as, body, form, learn, letter, wait = 0 } = filled(one, known) as Before
      const reply = await raw(method, path, as, body, form)
      if (reply.status !== 200) throw new Error(`before ${step.route}: ${path} answered ${reply.text}`)
      if (learn) known[learn[0]] = at(reply.json, learn[1])
      waited += wait
      if (letter) known['code'] = letters.findLast(({ to }) => to === letter)?.code
      if (learn?.[0] === 'secret') known['totp'] = appCode(String(known['secret']), now())
      if (learn?.[0] === 'serial') known['proof'] = [...String(known['serial']).slice(-6)].reverse().join('')
    }
    return filled(step, known) as Step
  }

  const send = ({ route, path, as, body, form }: Step) =>
    raw(route.split(' ')[0] ?? 'GET', path, as, body, form)

  return {
    prepared,
    send,
    bearerOf,
    bearers,
    failures,
    /** Another cloud over the same store, with nothing in its memory. */
    restart() {
      cloud = boot()
    },
    /** A try with a step that is prepared; afterwards everything is as before, so that no try hides what the next would do. */
    async attempt<T>(work: () => Promise<T>): Promise<T> {
      store.mark()
      try {
        return await work()
      } finally {
        if (store.rewind()) cloud = boot()
      }
    },
  }
}
