import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import type { Listener } from './requests'

/** Certificate and key as PEM. */
export interface Tls {
  readonly cert: Buffer
  readonly key: Buffer
}

export interface WebServer {
  readonly server: Server | Http2SecureServer
  /** Ends every connection, whatever is on its way over it. */
  drop(): void
}

/** How long headers, and a whole request, may take, ms: a slow sender occupies one connection and nothing else. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000 }
/** Proxies and clients that keep connections let them rest for a minute, ms. One that the server ends first loses a request. */
const RESTING = 75_000
/** Requests that one browser may have under way over one connection. */
const STREAMS = 100

/** Plain HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1 over TLS. */
export function createWebServer(
  listener: Listener,
  tls: Tls | null,
  patience = PATIENCE.requestTimeout,
): WebServer {
  if (tls === null) {
    const server = createServer(
      { ...PATIENCE, requestTimeout: patience, keepAliveTimeout: RESTING },
      listener,
    )
    return { server, drop: () => server.closeAllConnections() }
  }
  const sockets = new Set<Socket>()
  const settings = { maxConcurrentStreams: STREAMS }
  const server = createSecureServer({ ...tls, allowHTTP1: true, settings }, (incoming, outgoing) => {
    // Node has no limit of its own for requests over HTTP/2.
    const late = setTimeout(() => {
      if (incoming.httpVersionMajor === 2) incoming.stream.close()
      else incoming.destroy()
    }, patience)
    for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(late))
    listener(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse)
  })
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return { server, drop: () => sockets.forEach((socket) => socket.destroy()) }
}
