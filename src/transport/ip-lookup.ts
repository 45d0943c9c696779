import { withinTime } from './within-time'
import { isRecord } from '../domain/values/given'
import { text } from './wire'

/** Longer than this nobody waits for a guess, ms. */
const PATIENCE = 3000

/**
 * The address of this machine on the net, as an external service sees it (specification 7). A stranger:
 * it gets no cookie, no token, no header of ours and no address of the page. Null whenever it does not
 * report, because signing in never depends on it. Answers text, or JSON with a field `ip`.
 */
export async function lookUpAddress(
  service: string,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
): Promise<string | null> {
  if (!/^https?:\/\//.test(service)) return null
  try {
    return await withinTime(PATIENCE, undefined, async (signal) => {
      const reply = await fetch(service, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
      return reply.ok ? addressIn(await reply.text()) : null
    })
  } catch {
    return null
  }
}

function addressIn(body: string): string | null {
  const found = body.trim().startsWith('{') ? fieldOf(body) : body.trim()
  // Shape only: the cloud judges it. Anything else must not become part of a query.
  return found !== null && /^[0-9a-f.:]{3,45}$/i.test(found) ? found : null
}

function fieldOf(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) ? (text(parsed['ip'])?.trim() ?? null) : null
  } catch {
    return null
  }
}
