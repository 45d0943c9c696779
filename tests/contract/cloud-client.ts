import { createCloud } from '../../mocks/cloud/index'
import type { Cloud, CloudOptions } from '../../mocks/cloud/index'
import { derivedQuickly } from '../support/quick-keys'

/** SHA-256 of the demo password, lower-case hex. */
export const HASH = '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0'
const NOON = '2026-06-18T10:30:00Z'

export type Json = Record<string, unknown>

interface Reply {
  status: number
  headers: Headers
  text: string
  json: Json
}

/** What is amiss with a refusal itself: each says in words what is wrong, and names the field where there is one. */
function silentRefusal(status: number, json: unknown): string | null {
  if (status < 400 || typeof json !== 'object' || json === null) return null
  const { msg, param } = json as Json
  if (msg === '') return 'is refused without a word'
  return (param as Json | null | undefined)?.['field'] === '' ? 'is refused at a field without a name' : null
}

export interface Caller {
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  patch(path: string, body: unknown): Promise<Reply>
  delete(path: string, body?: unknown): Promise<Reply>
}

export interface Client extends Caller {
  cloud: Cloud
  form(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Reply>
  signIn(name: string, prefix?: string): Promise<Caller>
  with(token: string, scheme?: string): Caller
}

/** A cloud with a clock that stands still, and a third-party client in front of it. */
export function aCloud(options: Partial<CloudOptions> & { at?: string } = {}): Client {
  const { at = NOON, ...rest } = options
  const now = () => new Date(at).getTime()
  const cloud = createCloud({ now, plants: 60, derive: derivedQuickly, ...rest })

  async function send(
    method: string,
    path: string,
    body: BodyInit | null,
    headers: Record<string, string>,
  ): Promise<Reply> {
    const request = new Request(`http://cloud.test${path}`, { method, body, headers })
    // The server's own listener supplies the address; here a header of the test does.
    const response = await cloud.handle(request, headers['x-forwarded-for'])
    if (!response) throw new Error(`${path} is no API path`)
    const text = await response.text()
    let json: unknown = null
    try {
      json = JSON.parse(text)
    } catch {
      // Truncated on purpose by some tests.
    }
    const amiss = silentRefusal(response.status, json)
    if (amiss !== null) throw new Error(`${method} ${path} ${amiss}`)
    return { status: response.status, headers: response.headers, text, json: json as Json }
  }

  const json = { 'content-type': 'application/json;charset=UTF-8' }
  const caller = (headers: Record<string, string>): Caller => ({
    get: (path) => send('GET', path, null, headers),
    post: (path, body) =>
      send('POST', path, body === undefined ? null : JSON.stringify(body), { ...headers, ...json }),
    patch: (path, body) => send('PATCH', path, JSON.stringify(body), { ...headers, ...json }),
    delete: (path, body) =>
      send('DELETE', path, body === undefined ? null : JSON.stringify(body), { ...headers, ...json }),
  })
  const bearer = (token: string, scheme = 'Bearer') => caller({ authorization: `${scheme} ${token}` })
  const form: Client['form'] = (path, fields, headers = {}) =>
    send('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    })

  return {
    cloud,
    ...caller({}),
    form,
    with: bearer,
    async signIn(name, prefix = '') {
      const reply = await form(`${prefix}/oauth2-s/oauth/token`, {
        grant_type: 'mdc_password',
        username: name.includes('@') || /\d{6}/.test(name) ? name : `${name}@heliograph.example`,
        password: HASH,
      })
      if (reply.status !== 200) throw new Error(`${name}: ${reply.text}`)
      const inner = bearer(String(reply.json['access_token']))
      return {
        get: (path) => inner.get(prefix + path),
        post: (path, body) => inner.post(prefix + path, body),
        patch: (path, body) => inner.patch(prefix + path, body),
        delete: (path, body) => inner.delete(prefix + path, body),
      }
    },
  }
}

export const rows = (json: Json): Json[] => json['data'] as Json[]
export const records = (json: Json): Json[] => json['records'] as Json[]

type Kind = 'int' | 'num' | 'text' | 'bool' | 'num?' | 'text?' | 'bool?' | 'list' | 'list?' | 'any'

/** Names the fields of a body that are missing or of the wrong kind; empty if all is well. */
export function mismatches(body: Json, table: Record<string, Kind>): string[] {
  return Object.entries(table).flatMap(([name, kind]) => {
    if (!(name in body)) return [`${name} is missing`]
    const value = body[name]
    if (kind.endsWith('?') && value === null) return []
    const good = {
      int: () => Number.isInteger(value),
      num: () => typeof value === 'number' && Number.isFinite(value),
      text: () => typeof value === 'string',
      bool: () => typeof value === 'boolean',
      list: () => Array.isArray(value),
      any: () => true,
    }[kind.replace('?', '') as 'int' | 'num' | 'text' | 'bool' | 'list' | 'any']()
    return good ? [] : [`${name} is ${JSON.stringify(value)}, wanted ${kind}`]
  })
}

/** Fields of a kind, written briefly. */
export function fields(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(
    names
      .trim()
      .split(/[\s,]+/)
      .map((name) => [name, kind]),
  )
}

/** A reply that is a list itself. */
export const list = async (caller: Caller, path: string) => (await caller.get(path)).json as unknown as Json[]

/** Records of a reply that comes in pages. */
export const page = async (caller: Caller, path: string) => rows((await caller.get(path)).json)
