import { type Call, operable, readable } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keep, tagsOf } from '../plants/station-record'
import { keepRules, TAGS } from '../collections/form-rules'

/* Tags and documents of a plant; ours, not the vendor's. */

const MAX_TAGS = 20
const LONGEST_TAG = 30

/** Tags of a body, each once. */
export function tagsIn(raw: readonly unknown[]): string[] {
  const list = [...new Set(raw.flatMap((one) => words(one) ?? []))]
  if (list.length > MAX_TAGS || list.some((one) => one.length > LONGEST_TAG)) throw badParameter('tags')
  return list
}

export function tags(call: Call): string[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  return [...tagsOf(call, plant)]
}

/** The whole list at once. */
export function saveTags(call: Call): string[] {
  const { plant } = operable(call, call.params['id'], 'station:update')
  const { tags: raw } = record(call.body)
  if (!Array.isArray(raw)) throw emptyParameter('tags')
  keepRules(TAGS, { tags: raw })
  const list = tagsIn(raw)
  keep(call, 'tags', plant, { list })
  return list
}

const DOCUMENTS = [
  { id: 1, kind: 'CIRCUIT_DIAGRAM', extension: 'pdf', size: 184_320 },
  { id: 2, kind: 'HANDOVER', extension: 'pdf', size: 96_256 },
  { id: 3, kind: 'METER_CERTIFICATE', extension: 'pdf', size: 41_984 },
] as const

/** Names only: the simulated world has no files of its plants. */
export function documents(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  return DOCUMENTS.map(({ id, kind, extension, size }) => ({
    id,
    kind,
    name: `${kind.toLowerCase()}-${plant.id}.${extension}`,
    size,
    createdTime: plant.started,
    url: null,
  }))
}
