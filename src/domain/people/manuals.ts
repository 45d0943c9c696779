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

/** Kinds of device that some of them are about. */
export const deviceTypesIn = (rows: readonly DocumentEntry[]): readonly string[] =>
  [...new Set(rows.flatMap(({ deviceType }) => deviceType ?? []))].sort()

/**
 * What is shown: what its title finds, and of those about devices only what one has. A kind of which nobody knows
 * whether one has it is shown.
 */
export function shownManuals(
  rows: readonly DocumentEntry[],
  given: { readonly search: string; readonly owned: ReadonlyMap<string, boolean>; readonly all: boolean },
): readonly DocumentEntry[] {
  const wanted = given.search.trim().toLocaleLowerCase()
  return rows.filter(
    ({ title, deviceType }) =>
      (title ?? '').toLocaleLowerCase().includes(wanted) &&
      (given.all || deviceType === null || given.owned.get(deviceType) !== false),
  )
}

/** Whether a copy of it can be kept: the browser saves files of the console's own address only. */
export const isSaved = ({ url }: DocumentEntry): boolean => url.startsWith('/') && !url.startsWith('//')
