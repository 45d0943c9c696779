import type { PlantDocument, SavedScreen } from '../../domain/people/own-records'
import type { EpochSeconds } from '../../domain/plants/reading'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import {
  one,
  epoch,
  flag,
  id,
  jsonText,
  list,
  num,
  record,
  text,
  word,
  type WireRecord,
  words,
} from '../wire'

/* Ours, not the vendor's. Capabilities `savedScreens`, `plantTags`, `plantDocuments`. */

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

/** @public The details page comes later. */
export function plantTags(plantId: number): Call<readonly string[]> {
  return get(`/maintain-s/station/${plantId}/tag`, readTags)
}

/** The whole list at once; station:update. @public The details page comes later. */
export function savePlantTags(plantId: number, tags: readonly string[]): Call<readonly string[]> {
  return { method: 'POST', path: `/maintain-s/station/${plantId}/tag`, body: { tags }, read: readTags }
}

function readTags(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) throw malformed('tags: a list was expected')
  return words(raw)
}

/** @public The details page comes later. */
export function plantDocuments(plantId: number): Call<readonly PlantDocument[]> {
  return {
    method: 'GET',
    path: `/maintain-s/station/${plantId}/document`,
    read: (raw) =>
      list(raw, 'documents', (row) => {
        const documentId = id(row['id'])
        const url = word(row['url'])
        return documentId === null
          ? null
          : {
              id: documentId,
              kind: word(row['kind']),
              name: text(row['name']),
              size: num(row['size']),
              created: epoch(row['createdTime']),
              // Nothing but an address of this server: a document may have been named by anybody.
              url: url?.startsWith('/') && !url.startsWith('//') ? url : null,
            }
      }),
  }
}
