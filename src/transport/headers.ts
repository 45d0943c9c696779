import type { Configuration } from '../domain/brand/configuration'
import type { ConsoleStorage } from './storage'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'FORM'

interface HeaderDeps {
  configuration: Pick<Configuration, 'version' | 'platform'>
  storage: Pick<ConsoleStorage, 'rawToken' | 'regionChoice'>
  language(): string
}

/**
 * Headers of a call (specification 7, wire contract 1.3). The bearer goes with every call once
 * there is one; only a form has none, because forms are the grants that make tokens. The token
 * value `clear` is sent as empty (specification 4).
 */
export function headersOf(
  call: { method: Method; body?: unknown; file?: unknown; headers?: Readonly<Record<string, string>> },
  deps: HeaderDeps,
): Record<string, string> {
  const token = call.method === 'FORM' ? null : deps.storage.rawToken()
  const area = deps.storage.regionChoice()?.code
  return {
    Accept: 'application/json, text/plain, */*',
    ...contentType(call),
    ...(token === null ? {} : { Authorization: bearer(token) }),
    'log-lan': deps.language(),
    'log-client-version': deps.configuration.version,
    'log-platform-code': deps.configuration.platform,
    'log-channel': 'Web',
    ...(area !== undefined && SENDABLE.test(area) ? { 'log-area': area } : {}),
    ...call.headers,
  }
}

/** Token and area may come from an address; what no header can carry would make every call fail. */
const SENDABLE = /^[\x21-\x7e]+$/

function bearer(token: string): string {
  return token === 'clear' || !SENDABLE.test(token) ? '' : `Bearer ${token}`
}

function contentType(call: { method: Method; body?: unknown; file?: unknown }): Record<string, string> {
  // The platform names the border between the parts of a form.
  if (call.file !== undefined) return {}
  if (call.method === 'FORM') return { 'Content-Type': 'application/x-www-form-urlencoded' }
  return call.body === undefined ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }
}
