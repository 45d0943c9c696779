import { Hono } from 'hono'
import type { Call } from './call'
import * as alerts from './services/alerts'
import * as backyard from './services/backyard'
import * as curve from './services/curve'
import * as devices from './services/devices'
import * as history from './services/history'
import * as oauth from './services/oauth'
import * as operating from './services/operating'
import * as region from './services/region'
import * as stations from './services/stations'
import * as user from './services/user'

type Handler = (call: Call) => unknown

interface Route {
  handler: Handler
  /** Answers without a bearer token. */
  open: boolean
}

/** Every path this cloud serves, written out from the wire contract. */
const OPEN: readonly [string, string, Handler][] = [
  ['POST', '/oauth2-s/oauth/token', oauth.token],
  ['POST', '/backyard-api-s/oem/project/basic-info', backyard.brand],
]

const GUARDED: readonly [string, string, Handler][] = [
  ['POST', '/oauth2-s/oauth/logout', oauth.logout],
  ['GET', '/user-s/acc/org/login-user', user.loginUser],
  ['GET', '/auth-s/auth/role/:roleId', user.role],
  ['GET', '/auth-s/auth/role/:roleId/function', user.roleFunctions],
  ['GET', '/region-s/weather/searchForecast', region.forecast],
  ['GET', '/maintain-s/fast/system/:id', operating.fastSystem],
  ['POST', '/maintain-s/operating/station/search', stations.search],
  ['GET', '/maintain-s/operating/station/information/:id', stations.information],
  ['GET', '/maintain-s/power/system/:id/micro/display', operating.flowArms],
  ['GET', '/maintain-s/operating/system/:id', operating.operatingSystem],
  ['POST', '/maintain-s/operating/alert/search', alerts.search],
  ['POST', '/maintain-s/operating/station/generation/energy-saved', operating.energySaved],
  ['GET', '/maintain-s/history/power/analysis/version/:id', history.analysisVersion],
  ['GET', '/maintain-s/history/power/analysis/:id/:span', history.analysis],
  ['GET', '/maintain-s/history/power/analysis/:id/:span/:version', history.analysis],
  ['GET', '/maintain-s/history/power/:id/record', curve.record],
  ['GET', '/maintain-s/history/power/:id/stats/:span', history.stats],
  ['GET', '/maintain-s/history/batteryPower/:id/stats/:span', history.batteryStats],
  ['GET', '/maintain-s/fast/device/:id/device-types', devices.types],
  ['GET', '/maintain-s/fast/device/:id/device-list', devices.list],
]

export interface Found {
  route: Route
  params: Readonly<Record<string, string>>
}

/** First path segments that are the API's; anything else is left to whoever serves files. */
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

/** Hono matches; what a handler does with the call is our own affair. */
export function createRouter(): (method: string, path: string) => Promise<Found | null> {
  const app = new Hono<{ Bindings: { found?: Found } }>()
  const add =
    (open: boolean) =>
    ([method, path, handler]: readonly [string, string, Handler]) => {
      app.on(method, path, (context) => {
        context.env.found = { route: { handler, open }, params: context.req.param() }
        return context.body(null)
      })
    }
  OPEN.forEach(add(true))
  GUARDED.forEach(add(false))
  return async (method, path) => {
    const env: { found?: Found } = {}
    await app.request(path, { method }, env)
    return env.found ?? null
  }
}
