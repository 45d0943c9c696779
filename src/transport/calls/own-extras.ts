import type { SavedScreen } from '../../domain/people/own-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { one, epoch, flag, id, jsonText, list, num, record, text, type WireRecord, words } from '../wire'

/* Ours, not the vendor's. Capability `savedScreens`. */

const SCREEN = '/backyard-api-s/screen'

/** One's own in the current identity. */
export function savedScreens(): Call<readonly SavedScreen[]> {
  return get(SCREEN, (raw) => list(raw, 'screens', readScreen))
}

/** A new one, or with `id` a change. */
export function saveScreen(
  screen: Pick<SavedScreen, 'content'> & { name: string; id?: number },
): Call<SavedScreen> {
  return {
    method: 'POST',
    path: SCREEN,
    body: { ...screen, content: JSON.stringify(screen.content) },
    read: oneScreen,
  }
}

/** One's own, or by the key of its link that one alone. */
export function savedScreen(screenId: number): Call<SavedScreen> {
  return get(`${SCREEN}/${screenId}`, oneScreen)
}

/** Another link each time: answers its key, this once. Without an end the link is taken away, and there is no key. */
export function linkScreen(
  screenId: number,
  expires: EpochSeconds | null,
  addresses: readonly string[] = [],
): Call<string | null> {
  return {
    method: 'POST',
    path: `${SCREEN}/${screenId}/link`,
    body: { expiresTime: expires, ...(addresses.length === 0 ? {} : { addresses }) },
    read: (raw) => text(record(raw, 'link')['key']),
  }
}

/** Lets the link rest, or go on: its key stays what it is. */
export function restLink(screenId: number, paused: boolean): Call<SavedScreen> {
  return { method: 'POST', path: `${SCREEN}/${screenId}/link`, body: { paused }, read: oneScreen }
}

/** All of them or none. */
export function deleteScreens(screenIds: readonly number[]): Call<null> {
  return { method: 'DELETE', path: SCREEN, body: screenIds, read: () => null }
}

const oneScreen = (raw: unknown): SavedScreen => one(raw, 'screen', readScreen)

function readScreen(row: WireRecord): SavedScreen | null {
  const screenId = id(row['id'])
  if (screenId === null) return null
  return {
    id: screenId,
    name: text(row['name']),
    content: jsonText(row['content']),
    changed: epoch(row['changedTime']),
    plants: num(row['plants']),
    linkExpires: epoch(row['linkExpiresTime']),
    linkUsed: epoch(row['linkLastTime']),
    linkPaused: flag(row['linkPaused']),
    linkAddresses: words(row['linkAddresses']),
  }
}
