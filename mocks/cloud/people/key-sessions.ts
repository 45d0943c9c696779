import { record, whole } from '../wire/call-values'
import type { World } from '../world'
import type { Code } from './permissions'
import { type HeldKey, openSession, type Session } from './sessions'

/* Callers by key: a program, or a display on a wall. */

export type KeyCentre = 'FOREIGN_1' | 'CHINA'

/**
 * The person who made a key, in the identity of then, with what the key was given of what they still hold. Null once
 * the key is over, or its maker gone.
 */
export function makerSession(
  world: World,
  centre: KeyCentre,
  kept: unknown,
  { scopes, expires, now }: { scopes: readonly Code[]; expires: unknown; now: number },
): Session | null {
  const row = record(kept)
  const [accountId, organizationId] = [whole(row['accountId']), whole(row['organizationId'])]
  if (accountId === null || organizationId === null || !(Number(expires) > now)) return null
  const account = world.people.byId(centre, accountId)
  if (account?.state !== 'active' || world.store.get('revocation', String(accountId)) !== undefined)
    return null
  const session = openSession(world, account, organizationId, '', scopes)
  // Without a code left it must not be taken for one that is unrestricted.
  return session === null || session.codes.length === 0 ? null : session
}

const useOf = ({ kind }: HeldKey) => `${kind}-use`
const ONCE_IN = 3600

/** Epoch s; null as long as nobody has used it. */
export function lastUse({ store }: World, key: HeldKey): number | null {
  const used = store.get(useOf(key), String(key.id))
  return typeof used === 'number' ? used : null
}

/** Kept to the hour: a program may call each second. */
export function noteUse(world: World, key: HeldKey, now: number): void {
  const before = lastUse(world, key)
  if (before === null || before + ONCE_IN <= now) world.store.put(useOf(key), String(key.id), now)
}

export const forgetUse = ({ store }: World, key: HeldKey) => store.delete(useOf(key), String(key.id))
