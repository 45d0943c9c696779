import type { EpochSeconds } from '../plants/reading'

export const SUGGESTION_TYPES = ['WISH', 'PROBLEM', 'QUESTION', 'PRAISE'] as const
export type SuggestionType = (typeof SUGGESTION_TYPES)[number]

export const SUGGESTION_STATES = ['RECEIVED', 'READ'] as const

export const SUGGESTION_LETTERS = 2000
export const SUGGESTION_PICTURES = 3

/** One piece of feedback. */
export interface Suggestion {
  readonly id: number
  readonly type: SuggestionType | null
  readonly content: string | null
  readonly page: string | null
  readonly version: string | null
  readonly images: readonly string[]
  readonly created: EpochSeconds | null
  readonly state: (typeof SUGGESTION_STATES)[number] | null
}
