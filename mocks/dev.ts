import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Letter } from './cloud/world'
import { createListener } from './http'
import { cloudFromEnvironment, type Environment, type RunningCloud, SettingError } from './settings'

/** Plays the postman in the terminal. */
const post = ({ to, scene, code }: Letter) =>
  console.log(code ? `Verification code for ${to} (${scene}): ${code}` : `Notice to ${to}: ${scene}`)

/** The dev server starts its successor before it ends, and the state belongs to one cloud at a time. */
const holder = globalThis as { heliographDevCloud?: { close(): void } }

/** A wrong setting, or a state that another cloud uses, ends the dev server with one sentence. */
function started(env: Environment): RunningCloud {
  try {
    return cloudFromEnvironment(env, post, (id, error) => console.error(`Failure ${id}:`, error))
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The cloud as connect-style middleware, for the dev server: the same origin as the console. */
export function cloudMiddleware(
  env: Environment,
): (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void {
  holder.heliographDevCloud?.close()
  const running = started(env)
  holder.heliographDevCloud = running
  if (running.notice) console.warn(running.notice)
  const waiting = new WeakMap<IncomingMessage, () => void>()
  const listener = createListener(running.cloud, (incoming) => waiting.get(incoming)?.())
  return (incoming, outgoing, next) => {
    waiting.set(incoming, next)
    listener(incoming, outgoing)
  }
}
