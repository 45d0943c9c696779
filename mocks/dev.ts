import type { IncomingMessage, ServerResponse } from 'node:http'
import { createListener } from './http'
import type { Environment } from './settings'
import { cloudFromEnvironment } from './settings'

/** The cloud as connect-style middleware, for the dev server: the same origin as the console. */
export function cloudMiddleware(
  env: Environment,
): (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void {
  const { cloud, notice } = cloudFromEnvironment(env, ({ to, scene, code }) =>
    console.log(`Verification code for ${to} (${scene}): ${code}`),
  )
  if (notice) console.warn(notice)
  const waiting = new WeakMap<IncomingMessage, () => void>()
  const listener = createListener(cloud, (incoming) => waiting.get(incoming)?.())
  return (incoming, outgoing, next) => {
    waiting.set(incoming, next)
    listener(incoming, outgoing)
  }
}
