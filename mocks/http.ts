import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { callerOf } from './caller'
import { CONFIGURATION } from './configuration'
import { type Cloud, DroppedConnection } from './cloud/index'

/** What a reply is, its type says; no browser is to guess another one. */
const NOSNIFF = ['x-content-type-options', 'nosniff'] as const

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export function pathOf(incoming: IncomingMessage): string {
  try {
    return new URL(incoming.url ?? '/', 'http://localhost').pathname
  } catch {
    return '/'
  }
}

/** Ends the line behind a reply; HTTP/2 has no such header, and many calls on its line. */
export const lastOfLine = ({ req }: ServerResponse) =>
  req.httpVersionMajor < 2 ? { connection: 'close' } : {}

/** Answers methods by which a request would be shown to its sender, or the line given away. */
export function refusesMethod({ method }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!['TRACE', 'TRACK', 'CONNECT'].includes(method ?? '')) return false
  outgoing.writeHead(405, { allow: 'GET, HEAD, POST, PATCH, DELETE', ...lastOfLine(outgoing) }).end()
  return true
}

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
