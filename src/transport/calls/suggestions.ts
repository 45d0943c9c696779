import { SUGGESTION_STATES, SUGGESTION_TYPES, type Suggestion } from '../../domain/people/suggestion'
import type { Page } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { epoch, id, page, text, trimmedEnum, word, type WireRecord, words } from '../wire'

/* Suggestions of users (wire contract 4.2); the list, `type`, `page` and `version` are ours: capability `suggestions`. */

const PATH = '/backyard-api-s/suggestion'

export interface Idea {
  readonly content: string
  readonly contact: string
  readonly images: readonly string[]
  readonly type?: string | null
  readonly page?: string | null
  readonly version?: string | null
}

/** The same words again within ten minutes are the same suggestion. Error 17. */
export function suggest(idea: Idea): Call<null> {
  return { method: 'POST', path: PATH, body: { ...idea }, read: () => null }
}

/** One's own, the newest first. */
export function suggestions(number: number, size: number): Call<Page<Suggestion>> {
  return get(PATH, (raw) => page(raw, 'suggestions', readSuggestion), { page: number, size })
}

function readSuggestion(row: WireRecord): Suggestion | null {
  const suggestionId = id(row['id'])
  if (suggestionId === null) return null
  return {
    id: suggestionId,
    type: trimmedEnum(row['type'], SUGGESTION_TYPES),
    content: text(row['content']),
    page: word(row['page']),
    version: word(row['version']),
    images: words(row['images']),
    created: epoch(row['createdTime']),
    state: trimmedEnum(row['state'], SUGGESTION_STATES),
  }
}
