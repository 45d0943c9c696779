import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { callerOf } from './caller'
import { CONFIGURATION } from './configuration'
import { type Cloud, DroppedConnection } from './cloud/index'
import { type Listener, pathOf, refusesMethod } from './requests'

/** What a reply is, its type says; no browser is to guess another one. */
const NOSNIFF = ['x-content-type-options', 'nosniff'] as const

export interface ListenerOptions {
  configuration?: object
  /** Addresses of proxies whose `x-forwarded-for` is believed. */
  proxies?: readonly string[]
}

/** Answers with the cloud or `/config.json`; everything else goes to `next`. */
export function createListener(
  cloud: Cloud,
  next: Listener,
  { configuration = CONFIGURATION, proxies = [] }: ListenerOptions = {},
): Listener {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as HttpBindings
      try {
        return (
          (await cloud.handle(request, callerOf(incoming, proxies))) ??
          new Response('not found', { status: 404 })
        )
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  )
  return (incoming, outgoing) => {
    outgoing.setHeader(...NOSNIFF)
    if (refusesMethod(incoming, outgoing)) return
    if (cloud.serves(pathOf(incoming))) void listener(incoming, outgoing)
    else withConfiguration(configuration, next)(incoming, outgoing)
  }
}

/** Answers `/config.json`; everything else goes to `next`. */
export function withConfiguration(configuration: object, next: Listener): Listener {
  return (incoming, outgoing) => {
    if (pathOf(incoming) !== '/config.json') return next(incoming, outgoing)
    outgoing.setHeader(...NOSNIFF)
    outgoing.writeHead(200, {
      'content-type': 'application/json;charset=UTF-8',
      'cache-control': 'no-store',
    })
    outgoing.end(JSON.stringify(configuration))
  }
}
