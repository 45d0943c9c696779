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

/** Gives what another tab may have stored a moment ago the time to be seen here. */
async function othersSeen(storage: Pick<ConsoleStorage, 'token'>, spent: string): Promise<void> {
  for (let waited = 0; waited < GRACE && storage.token() === spent; waited += LOOK)
    await new Promise((resolve) => setTimeout(resolve, LOOK))
}

/**
 * Rotates the token pair once, however many calls and tabs wait for it. Refresh tokens are good for
 * one use (wire contract 1.2), so two rotations at once would sign the user out.
 *
 * `spent` is the access token that was refused; if another one is stored by now, somebody else has
 * rotated already and nothing is sent.
 */
export function createRenewal(deps: RenewalDeps): (spent: string) => Promise<Renewal> {
  let running: Promise<Renewal> | null = null

  async function rotate(spent: string, afterAnother: boolean): Promise<Renewal> {
    if (afterAnother) await othersSeen(deps.storage, spent)
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
      if (final) await othersSeen(deps.storage, spent)
      const stored = deps.storage.token()
      if (stored !== null && stored !== spent) return 'renewed'
      return final ? 'ended' : { fault }
    }
  }

  return (spent) => {
    running ??= alone(deps.locks, (afterAnother) => rotate(spent, afterAnother)).finally(() => {
      running = null
    })
    return running
  }
}

/**
 * Whether another token has taken the place of one that was refused before its time: another tab that takes on another
 * identity has the former token refused before it has stored the next one, and is waited for.
 */
export const replacedElsewhere = (
  { storage, locks }: Pick<RenewalDeps, 'storage' | 'locks'>,
  spent: string,
): Promise<boolean> =>
  alone(locks, async (afterAnother) => {
    if (afterAnother) await othersSeen(storage, spent)
    const token = storage.token()
    return token !== null && token !== spent
  })

/** Runs a task that replaces the token while no other tab does; it learns whether it waited for another one. */
export async function alone<T>(
  locks: RenewalDeps['locks'],
  task: (afterAnother: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return task(false)
  const free = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await task(false) },
  )
  return free === null ? locks.request(LOCK, () => task(true)) : free.value
}
