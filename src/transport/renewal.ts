import { type Fault, isServerFailure } from '../domain/faults/fault'
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

const LOCK = 'heliograph.renewal'
/** Cookie and storage of another tab travel on ways of their own: how long they are waited for, and how often looked at, ms. */
const GRACE = 500
const LOOK = 50

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

  /** Gives what another tab may have stored a moment ago the time to be seen here. */
  async function othersSeen(spent: string): Promise<void> {
    for (let waited = 0; waited < GRACE && deps.storage.token() === spent; waited += LOOK)
      await new Promise((resolve) => setTimeout(resolve, LOOK))
  }

  async function rotate(spent: string, afterAnother: boolean): Promise<Renewal> {
    if (afterAnother) await othersSeen(spent)
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
      // A server that fails inside has said nothing about the token.
      const final = FINAL.has(fault.kind) && !isServerFailure(fault)
      // Another tab may have spent the refresh token a moment ago.
      if (final) await othersSeen(spent)
      const stored = deps.storage.token()
      if (stored !== null && stored !== spent) return 'renewed'
      return final ? 'ended' : { fault }
    }
  }

  return (spent) => {
    running ??= locked(deps.locks, (afterAnother) => rotate(spent, afterAnother)).finally(() => {
      running = null
    })
    return running
  }
}

/** Runs the task while no other tab does; the task learns whether it waited for another one. */
async function locked<T>(
  locks: RenewalDeps['locks'],
  task: (afterAnother: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return task(false)
  const free = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await task(false) },
  )
  return free === null ? locks.request(LOCK, () => task(true)) : free.value
}
