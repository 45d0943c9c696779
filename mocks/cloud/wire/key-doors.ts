import { sessionOfToken } from '../people/api-tokens'
import { type KeyCentre, noteUse } from '../people/key-sessions'
import type { Session } from '../people/sessions'
import { demandWall, sessionOfWall } from '../people/wall-links'
import type { World } from '../world'
import { invalidToken, permissionDenied } from './refusal'
import type { Handler } from './row'
import { opensToToken } from './token-routes'
import { answerOfWall } from './wall-routes'

/** Who comes by a key that was made for it; null for whatever is none, was revoked or is over. */
export const sessionOfKey = (world: World, centre: KeyCentre, text: string, now: number): Session | null =>
  sessionOfToken(world, centre, text, now) ?? sessionOfWall(world, centre, text, now)

/** Handles calls by a key. Refuses what the key does not open. */
export function admitKey(
  world: World,
  session: Session | null,
  route: { name: string; handler: Handler },
  { now, caller }: { now: number; caller: string },
): Handler {
  if (!session?.key) throw invalidToken()
  const { key, codes } = session
  if (key.kind === 'wall') demandWall(world, key.id, caller)
  const handler =
    key.kind === 'wall'
      ? answerOfWall(world, key.id, route)
      : opensToToken(route.name, codes)
        ? route.handler
        : null
  if (handler === null) throw permissionDenied()
  noteUse(world, key, now)
  return handler
}
