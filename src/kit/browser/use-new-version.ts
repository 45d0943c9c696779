import { useEffect } from 'react'
import { startScript } from './start-script'

/** Milliseconds between two looks, and for which a server may take its time. */
const EVERY = 600_000
const LIMIT = 20_000

/** The script that a page starts with: its name has a sum of all that belongs to it. Null where there is none. */
export function startOf(page: string): string | null {
  const tags = page.match(/<script\b[^>]*>/g) ?? []
  const tag = tags.find((one) => /\btype="?module"?/.test(one) && /\bsrc=/.test(one))
  return /\bsrc="?([^"\s>]+)/.exec(tag ?? '')?.[1] ?? null
}

interface Surroundings {
  readonly ask: () => Promise<Response>
  readonly running: () => string | null
  readonly reload: () => void
}

const PAGE: Surroundings = {
  ask: () => fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT) }),
  running: startScript,
  reload: () => window.location.reload(),
}

/** Loads a page that nobody touches anew when the server brings another version. One that cannot be reached brings none. */
export function useNewVersion(surroundings: Surroundings = PAGE): void {
  useEffect(() => {
    const { ask, running, reload } = surroundings
    const mine = running()
    const look = async () => {
      try {
        const reply = await ask()
        const served = reply.ok ? startOf(await reply.text()) : null
        if (served !== null && mine !== null && served !== mine) reload()
      } catch {
        // The next check finds out.
      }
    }
    const timer = setInterval(() => void look(), EVERY)
    return () => clearInterval(timer)
  }, [surroundings])
}
