import { isAllowedFrom } from '../../../src/domain/fleet/wall-addresses'
import { record } from '../wire/call-values'
import { base64url, hmac, sha256Hex } from '../wire/digest'
import { Refusal } from '../wire/refusal'
import type { World } from '../world'
import { type KeyCentre, makerSession } from './key-sessions'
import { isSame } from './kept-password'
import type { Code } from './permissions'
import type { Session } from './sessions'

/* The key in the link of a wall display. Of the key itself only a sum is kept. */

export const SCREEN = 'screen'
const MARK = 'hgw'
const LENGTH = 32

/** What a wall shows, of what its maker may see. */
const OF_WALLS: readonly Code[] = ['station:read', 'alert:read']

interface WallLink {
  /** The sum of the key. */
  sum: string
  expires: number
  /** It opens nothing until it goes on; what was kept before there were pauses has none. */
  paused?: boolean
  /** Where it may be used from; everywhere if empty. */
  addresses?: readonly string[]
}

/** A wall display as a person has set it up. */
export interface Screen {
  id: number
  accountId: number
  organizationId: number
  name: string
  /** JSON text of the console's own making. */
  content: string
  changedAt: number
  /** Null for none. */
  link: WallLink | null
}

/** Another for each `turn`. */
export function wallKey({ secret }: World, centre: KeyCentre, id: number, turn: number): string {
  const made = base64url(hmac(secret, `wall|${centre}|${String(id)}|${String(turn)}`))
  return `${MARK}_${String(id)}_${made.slice(0, LENGTH)}`
}

export const sumOf = (key: string) => sha256Hex(key)

/** Who calls by a key: the display, in the name of the person who made it. Null once it is revoked or over. */
export function sessionOfWall(world: World, centre: KeyCentre, text: string, now: number): Session | null {
  const id = /^hgw_(\d{1,9})_[\w-]{32}$/.exec(text)?.[1]
  if (id === undefined) return null
  const row = record(world.store.get(SCREEN, id))
  const { sum, expires } = record(row['link'])
  if (typeof sum !== 'string' || !isSame(sumOf(text), sum)) return null
  const session = makerSession(world, centre, row, { scopes: OF_WALLS, expires, now })
  return session && { ...session, key: { kind: 'wall', id: Number(id) } }
}

/** Refuses a display whose link rests, or that stands elsewhere. */
export function demandWall({ store }: World, id: number, caller: string): void {
  const { link } = record(store.get(SCREEN, String(id))) as Partial<Screen>
  if (link?.paused) throw new Refusal(423, 'WALL_PAUSED', 'the link is paused')
  if (!isAllowedFrom(link?.addresses ?? [], caller))
    throw new Refusal(423, 'WALL_ADDRESS', 'the link is not for this address')
}
