import type { Fault } from '../domain/faults/fault'
import { faultOf } from './fault-error'
import type { ConsoleStorage, Tokens } from './storage'

/** `renewed`: repeat the call. `ended`: the session is over. A fault: not known, nothing is lost. */
export type Renewal = 'renewed' | 'ended' | { fault: Fault }

export interface RenewalDeps {
  storage: Pick<ConsoleStorage, 'token' | 'refreshToken' | 'saveSession'>
  /** The refresh grant. Rejects with a FaultError. */
  exchange(refreshToken: string): Promise<Tokens>
  /** Web locks, one holder among all tabs; absent on plain http origins. */
  locks?: Pick<LockManager, 'request'> | undefined
}

/** What a tab without locks leaves to another one, ms. */
const GRACE = 500

/** Answers of the grant that say "this refresh token is dead", rather than "ask me later". */
const FINAL: ReadonlySet<Fault['kind']> = new Set<Fault['kind']>(['session', 'permission', 'rejected'])

/**
 * Rotates the token pair once, however many calls and tabs wait for it. Refresh tokens are good for
 * one use (wire contract 1.2), so two rotations at once would sign the user out.
 *
 * `spent` is the access token that was refused; if another one is stored by now, somebody else has
 * rotated already and nothing is sent.
 */
export function createRenewal(deps: RenewalDeps): (spent: string) => Promise<Renewal> {
  let running: Promise<Renewal> | null = null

  async function rotate(spent: string): Promise<Renewal> {
    const token = deps.storage.token()
    if (token !== null && token !== spent) return 'renewed'
    const refresh = deps.storage.refreshToken()
    if (token === null || refresh === null) return 'ended'
    try {
      const tokens = await deps.exchange(refresh)
      // Signed out, or signed in anew, while the grant was on its way: its tokens are not wanted. What another tab
      // did shows in the refresh token first, for cookies arrive later.
      const kept = deps.storage.refreshToken()
      if (deps.storage.token() === null || kept === null) return 'ended'
      if (deps.storage.token() !== spent || kept !== refresh) return 'renewed'
      deps.storage.saveSession(tokens)
      return 'renewed'
    } catch (error) {
      const fault = faultOf(error)
      const final = FINAL.has(fault.kind) && !isTransient(fault)
      // Another tab may have spent the refresh token a moment ago and not have its answer yet.
      if (final && !deps.locks) await new Promise((resolve) => setTimeout(resolve, GRACE))
      const stored = deps.storage.token()
      if (stored !== null && stored !== spent) return 'renewed'
      return final ? 'ended' : { fault }
    }
  }

  return (spent) => {
    running ??= locked(deps.locks, () => rotate(spent)).finally(() => {
      running = null
    })
    return running
  }
}

/** A server that fails inside has said nothing about the token. */
function isTransient(fault: Fault): boolean {
  return fault.kind === 'rejected' && fault.status >= 500
}

async function locked<T>(locks: RenewalDeps['locks'], task: () => Promise<T>): Promise<T> {
  return locks ? locks.request('heliograph.renewal', task) : task()
}
