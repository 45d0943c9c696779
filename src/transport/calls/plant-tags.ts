import { type Call, get } from '../call'
import { record, words } from '../wire'

/* Words by which a plant is found again. Ours, not the vendor's: ask `useCapability('plantTags')` first. */

const pathOf = (plantId: number) => `/maintain-s/station/${plantId}/tag`

const readTags = (raw: unknown) => words(record(raw, 'tags')['tags'])

export function plantTags(plantId: number): Call<readonly string[]> {
  return get(pathOf(plantId), readTags)
}

/** All of them at once. */
export function savePlantTags(plantId: number, tags: readonly string[]): Call<readonly string[]> {
  return { method: 'POST', path: pathOf(plantId), body: { tags }, read: readTags }
}
