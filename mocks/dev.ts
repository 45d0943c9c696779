import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Letter } from './cloud/world'
import { createListener } from './http'
import type { Environment } from './settings'
import { cloudFromEnvironment } from './settings'

/** Plays the postman in the terminal. */
const post = ({ to, scene, code }: Letter) =>
  console.log(code ? `Verification code for ${to} (${scene}): ${code}` : `Notice to ${to}: ${scene}`)

/** The dev server starts its successor before it ends, and the state belongs to one cloud at a time. */
const holder = globalThis as { heliographDevCloud?: { close(): void } }

/** The cloud as connect-style middleware, for the dev server: the same origin as the console. */
export function cloudMiddleware(
  env: Environment,
): (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void {
  holder.heliographDevCloud?.close()
  const running = cloudFromEnvironment(env, post, (id, error) => console.error(`Failure ${id}:`, error))
  holder.heliographDevCloud = running
  if (running.notice) console.warn(running.notice)
  const waiting = new WeakMap<IncomingMessage, () => void>()
  const listener = createListener(running.cloud, (incoming) => waiting.get(incoming)?.())
  return (incoming, outgoing, next) => {
    waiting.set(incoming, next)
    listener(incoming, outgoing)
  }
}
