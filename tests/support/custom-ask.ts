import type { CustomAsk } from '../../src/providers/custom-source'
import type { Call } from '../../src/transport/call'
import { FaultError } from '../../src/transport/fault-error'

interface Asked {
  /** Method, path and query. */
  readonly line: string
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

/** A reply of the wire, a refusal, or what comes of the call. */
type Reply = object | readonly unknown[] | FaultError | ((asked: Asked) => unknown)

/** A refusal by its code. */
export const refusal = (code: string, body: unknown = null) =>
  new FaultError({ kind: 'rejected', code, status: 400, body })

/** With what calls made by hand ask: replies by method and path, and what was asked. Any other path is not there. */
export function customAsk(replies: Readonly<Record<string, Reply>>, more: Partial<CustomAsk> = {}) {
  const asked: Asked[] = []
  const { signal } = new AbortController()
  const send = async <T>(
    { method, path, query = {}, body = null, read }: Call<T>,
    options: { signal?: AbortSignal | undefined } = {},
  ): Promise<T> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const one = { line: `${method} ${path}${search.size > 0 ? `?${search}` : ''}`, body, ...options }
    asked.push({ ...one, signal: options.signal })
    const reply = replies[`${method} ${path}`] ?? refusal('18')
    const raw: unknown = typeof reply === 'function' ? await reply({ ...one, signal: options.signal }) : reply
    if (raw instanceof FaultError) throw raw
    return read(raw)
  }
  const ask: CustomAsk = {
    language: 'de',
    zone: 'Europe/Berlin',
    plantId: 7,
    signal,
    send,
    now: () => 1_768_292_700,
    asleep: () => false,
    say: (key) => `say ${key}`,
    capable: () => Promise.resolve(true),
    ...more,
  }
  /** Method, path and query of each call, and the body of those that have one. */
  const sent = () => asked.map(({ line, body }) => (body === null ? [line] : [line, body]))
  return { ask, asked, sent }
}
