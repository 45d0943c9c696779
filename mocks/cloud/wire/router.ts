import { Hono } from 'hono'
import { OPEN } from './open-routes'
import { GUARDED } from './routes'
import type { Handler, Row } from './row'

interface Route {
  handler: Handler
  /** Answers without a bearer token. */
  open: boolean
  /** `METHOD /path/:id` */
  name: string
  /** Does what has become due before it is read. */
  settles: boolean
}

export interface Found {
  route: Route
  params: Readonly<Record<string, string>>
}

/** First path segments that are the API's; anything else is left to the file server. */
const SERVICES = new Set([
  'oauth2-s',
  'user-s',
  'group-s',
  'auth-s',
  'region-s',
  'backyard-api-s',
  'announcement-s',
  'maintain-s',
  'device-s',
  'message-s',
  'store-s',
  'order-s',
  'collection-s',
  '__cloud',
])

export interface Address {
  /** Without white-label base, prefix and old service names. */
  path: string
  prefix: 'mdc-eu' | 'mdc-cn' | null
}

/** Wire contract 1.1; null if the path is none of the API's. */
export function addressOf(pathname: string): Address | null {
  const match = /^(?:\/home)?(?:\/(mdc-eu|mdc-cn))?(\/.*)$/.exec(pathname)
  if (!match) return null
  const path = (match[2] ?? '/').replace(/^\/oauth-s\//, '/oauth2-s/').replace(/(.)\/+$/, '$1')
  const prefix = (match[1] as Address['prefix'] | undefined) ?? null
  if (!SERVICES.has(path.split('/')[1] ?? '')) return prefix ? { path, prefix } : null
  return { path, prefix }
}

/** Every call that is served, `GET /maintain-s/station/{id}`. @public tests/run/resource.mjs */
export const CALLS: readonly string[] = [...OPEN, ...GUARDED].map(
  ([method, path]) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
)

type Matcher = Hono<{ Bindings: { found?: Found } }>

/** Hono matches; what a handler does with the call is our own affair. */
function createMatcher(): Matcher {
  const app: Matcher = new Hono()
  const add =
    (open: boolean) =>
    ([method, path, handler, settles]: Row) => {
      app.on(method, path, (context) => {
        context.env.found = {
          route: { handler, open, name: `${method} ${path}`, settles: settles !== undefined },
          params: context.req.param(),
        }
        return context.body(null)
      })
    }
  OPEN.forEach(add(true))
  GUARDED.forEach(add(false))
  return app
}

let matcher: Matcher | undefined

/** The route of a call. One matcher serves every cloud: it keeps nothing of a call. */
export async function findRoute(method: string, path: string): Promise<Found | null> {
  const env: { found?: Found } = {}
  await (matcher ??= createMatcher()).request(path, { method }, env)
  return env.found ?? null
}

/** False for a percent sign without its code, or with a code that is no letter. */
export function isDecodable({ pathname, search }: URL): boolean {
  try {
    decodeURIComponent(pathname + search)
    return true
  } catch {
    return false
  }
}
