import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handle = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Answers with what is loaded now: `load` gives the same module as long as none of its files has changed, and a new one
 * is made once. What does not load answers nobody, and is tried again with the next request; at the start it is an error.
 */
export async function following<M extends object>(
  load: () => Promise<M>,
  make: (module: M) => Handle,
): Promise<Handle> {
  let last: { readonly module: M; readonly handle: Handle } | null = null
  const handle = async (): Promise<Handle> => {
    const module = await load()
    if (last?.module !== module) last = { module, handle: make(module) }
    return last.handle
  }
  await handle()
  return (incoming, outgoing, next) => {
    handle().then((ready) => ready(incoming, outgoing, next), next)
  }
}
