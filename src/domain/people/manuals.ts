import { finding, searchable } from '../values/folded'
import type { DocumentEntry } from './announcement-records'

export const MANUAL_TYPES = ['MANUAL', 'INSTRUCTION', 'FAQ'] as const

const short = (language: string) => language.toLowerCase().split(/[_-]/)[0] ?? ''

/** Those of one's language, and behind them those that there are in another only. */
export function withFallback(
  own: readonly DocumentEntry[],
  others: readonly DocumentEntry[],
): readonly DocumentEntry[] {
  const known = new Set(own.map(({ id }) => id))
  return [...own, ...others.filter(({ id }) => id === null || !known.has(id))]
}

/** The language of a document, where it is not the reader's. */
export const foreignLanguage = ({ language }: DocumentEntry, reader: string): string | null =>
  language === null || short(language) === short(reader) ? null : short(language)

/** What a document is about: a kind of device, or one model of it. */
export interface Subject {
  readonly type: string
  readonly model: string | null
}

const subjectOf = ({ deviceType, model }: DocumentEntry): Subject | null =>
  deviceType === null ? null : { type: deviceType, model }

export const subjectKey = ({ type, model }: Subject): string => JSON.stringify([type, model])

/** Kinds and models that some of them are about. */
export const subjectsIn = (rows: readonly DocumentEntry[]): readonly Subject[] => [
  ...new Map(rows.flatMap((row) => subjectOf(row) ?? []).map((one) => [subjectKey(one), one])).values(),
]

/**
 * What is shown: what its title or its model finds, and of those about devices only what one has. What nobody knows
 * whether one has it is shown.
 */
export function shownManuals(
  rows: readonly DocumentEntry[],
  given: { readonly search: string; readonly owned: ReadonlyMap<string, boolean>; readonly all: boolean },
): readonly DocumentEntry[] {
  const isFound = finding(given.search)
  return rows.filter((row) => {
    const subject = subjectOf(row)
    const mine = given.all || subject === null || given.owned.get(subjectKey(subject)) !== false
    return mine && [row.title, row.model].some((text) => isFound(searchable(text ?? '')))
  })
}

/** Whether a copy of it can be kept: the browser saves files of the console's own address only. */
export const isSaved = ({ url }: DocumentEntry): boolean => url.startsWith('/') && !url.startsWith('//')

/** Where a document stands that is not the console's own; null for an address that names no host. */
export function hostOf({ url }: DocumentEntry): string | null {
  const address = url.startsWith('//') ? `https:${url}` : url
  return URL.canParse(address) ? new URL(address).host || null : null
}
