import { canonical } from '../domain/values/canonical'
import type { Call, Send } from './call'
import type { ConsoleStorage } from './storage'

/** An answer that nobody fetched for this long, ms, is too old to be the screen's first. */
const KEPT = 15_000

interface Held {
  readonly token: string | null
  readonly at: number
  readonly answer: Promise<{ raw: unknown; headers: Headers | undefined }>
}

export interface Ahead {
  /** As {@link Send}; a call that was asked ahead in this session is answered by that answer, once. */
  send: Send
  /** Asks what a screen will ask as soon as its code is there. Rejects with a FaultError. */
  ask<T>(call: Call<T>): Promise<T>
}

/** Path, query and body in one order of keys, however the call was put together. */
const keyOf = ({ method, path, query = {}, body = {}, mdc, prefix }: Call<unknown>): string =>
  canonical({ method, path, query, body, mdc, prefix })

/**
 * Lets the page ask what its first screen wants before the code of that screen is there (house: one pipeline; what is
 * asked ahead is sent, sealed, judged and refused as everything else is). Only for calls that change nothing.
 */
export function askingAhead(
  send: Send,
  { storage, now }: { storage: Pick<ConsoleStorage, 'rawToken'>; now(): number },
): Ahead {
  const held = new Map<string, Held>()

  const take = (call: Call<unknown>): Held['answer'] | null => {
    if (held.size === 0) return null
    const key = keyOf(call)
    const found = held.get(key)
    held.delete(key)
    return found?.token === storage.rawToken() && now() - found.at < KEPT ? found.answer : null
  }

  return {
    send(call, options) {
      const answer = take(call)
      if (answer === null) return send(call, options)
      // What failed ahead is sent again by the caller that shows the failure.
      return answer.then(
        ({ raw, headers }) => call.read(raw, headers),
        () => send(call, options),
      )
    },
    async ask(call) {
      const answer = send({ ...call, silent: true, read: (raw, headers) => ({ raw, headers }) })
      held.set(keyOf(call), { token: storage.rawToken(), at: now(), answer })
      const { raw, headers } = await answer
      return call.read(raw, headers)
    },
  }
}
