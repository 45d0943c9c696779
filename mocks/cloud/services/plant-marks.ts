import { type Call, operable, readable, readablePlants } from '../wire/call'
import { emptyParameter } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keep, tagId, tagsOf } from '../plants/station-record'
import { keepRules, TAGS } from '../collections/form-rules'

/* Tags of a plant; ours, not the vendor's. */

/** Tags of a body, each once. */
export const tagsIn = (raw: readonly unknown[]): string[] => [
  ...new Set(raw.flatMap((one) => words(one) ?? [])),
]

export function tags(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'station:read')
  return { id: plant.id, tags: tagsOf(call, plant) }
}

/** All words at plants within reach, by name, with the number of those plants. */
export function usedTags(call: Call): Fields[] {
  const counts = new Map<string, number>()
  for (const id of readablePlants(call)) {
    const plant = call.world.plant(id, call.centre)
    for (const word of plant ? tagsOf(call, plant) : []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, plants]) => ({ id: tagId(name), name, plants }))
}

/** The whole list at once. */
export function saveTags(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'station:update')
  const { tags: raw } = record(call.body)
  if (!Array.isArray(raw)) throw emptyParameter('tags')
  keepRules(TAGS, { tags: raw })
  const list = tagsIn(raw)
  keep(call, 'tags', plant, { list })
  return { id: plant.id, tags: list }
}
