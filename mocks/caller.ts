import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** An address as it is compared: one spelling of each, without a port or a zone; null for what is none. */
export function addressOf(raw: string): string | null {
  const text = raw.trim().replace(/%.*$/, '').toLowerCase()
  const [, inner = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  const bare = inner.replace(/^::ffff:(?=[\d.]+$)/, '')
  const version = isIP(bare)
  if (version === 0) return null
  return version === 4 ? bare : new URL(`http://[${bare}]`).hostname.slice(1, -1)
}

/**
 * Where a request comes from. What a header says counts only from a proxy that was declared: each writes whom it heard
 * behind the others, so the last one that is no proxy is the caller, and what stands before it may be forged.
 */
export function callerOf({ socket, headers }: IncomingMessage, proxies: readonly string[]): string {
  const peer = addressOf(socket.remoteAddress ?? '') ?? 'local'
  if (!proxies.includes(peer)) return peer
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const caller = forwarded.findLast((one) => one.trim() !== '' && !proxies.includes(addressOf(one) ?? ''))
  return addressOf(caller ?? '') ?? peer
}
