import { plausibleText } from '../domain/values/plausible'
import type { Field, Fields } from './field'

type Values = Readonly<Record<string, unknown>>
export type ReferenceId = string | number

/** The resource whose records a field names by their ids; null for a field that names none. */
export const targetOf = (field: Field | undefined): string | null =>
  field?.kind === 'reference' || field?.kind === 'references' ? field.to : null

/** Ids in a field that refers to one record or to several. */
export const idsIn = (value: unknown): readonly ReferenceId[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (id): id is ReferenceId => typeof id === 'number' || (typeof id === 'string' && id !== ''),
  )

const titleKey = (name: string) => `${name}Title`

/** What a record says itself of those that a field of it refers to. */
export const toldTitle = (record: Values, name: string): string | null =>
  plausibleText(record[titleKey(name)])?.trim() || null

/** Titles of records of other resources. */
export interface Titles {
  of(to: string, id: ReferenceId): string | null
}

/** What a field of a record refers to, by name: what is known of them, else what the record says itself. Never an id. */
export function titleIn(record: Values, name: string, field: Field, titles: Titles): string | null {
  const to = targetOf(field)
  if (to === null) return null
  const known = idsIn(record[name]).flatMap((id) => titles.of(to, id) ?? [])
  return known.length > 0 ? known.join(', ') : toldTitle(record, name)
}

/** Records of one resource that somebody refers to. */
export interface Referred {
  readonly to: string
  readonly ids: readonly ReferenceId[]
}

/** What these fields of records refer to, each id once. */
export const referredBy = (
  fields: Fields,
  names: readonly string[],
  records: readonly Values[],
): readonly Referred[] =>
  names.flatMap((name) => {
    const to = targetOf(fields[name])
    return to === null ? [] : [{ to, ids: [...new Set(records.flatMap((record) => idsIn(record[name])))] }]
  })

const filled = new WeakMap<Values, Values>()

/** Records that say the titles of what these fields of them refer to; one of which nothing has changed stays the same object. */
export function withTitles<R extends Values>(
  fields: Fields,
  names: readonly string[],
  records: readonly R[],
  titles: Titles,
): readonly R[] {
  if (names.length === 0) return records
  return records.map((record) => {
    const filledTitles = names.flatMap((name): [string, string][] => {
      const field = fields[name]
      const title = field === undefined ? null : titleIn(record, name, field, titles)
      return title === null ? [] : [[titleKey(name), title]]
    })
    if (filledTitles.every(([key, title]) => record[key] === title)) return record
    const before = filled.get(record) as R | undefined
    if (before !== undefined && filledTitles.every(([key, title]) => before[key] === title)) return before
    const next = { ...record, ...Object.fromEntries(filledTitles) }
    filled.set(record, next)
    return next
  })
}
