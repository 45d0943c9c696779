import type { IncomingMessage, ServerResponse } from 'node:http'

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
