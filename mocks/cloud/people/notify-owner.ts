import type { Account } from './accounts'
import type { Call } from '../wire/call'

/**
 * Notifies the owner of an account of what was changed about it, at the addresses that they had before: the person who
 * changed it may not be the owner. A new address does not get the message about itself.
 */
export function notifyOwner(call: Call, { email, phone }: Account, what: string, fresh: string | null): void {
  for (const to of [email, phone]) {
    if (to !== null && to !== fresh) call.world.deliver({ to, scene: what, code: '' })
  }
}
