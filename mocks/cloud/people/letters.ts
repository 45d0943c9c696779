import type { Account } from './accounts'
import type { Call } from '../wire/call'

/**
 * Tells the owner of an account what was changed about it, at the addresses that they had before: whoever changed it may
 * not be them. An address is not told of itself.
 */
export function tellOwner(call: Call, { email, phone }: Account, what: string, fresh: string | null): void {
  for (const to of [email, phone]) {
    if (to !== null && to !== fresh) call.world.deliver({ to, scene: what, code: '' })
  }
}
