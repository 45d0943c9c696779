import { plausibleEpoch, plausibleNumber, plausibleText } from '../domain/values/plausible'
import type { CalendarDate, EpochSeconds, Page, Unlisted } from '../domain/plants/reading'
import { malformed } from './fault-error'
import { isRecord } from '../domain/values/given'

/*
 * Readers of wire values. A top level of the wrong shape is a malformed fault; a broken field is
 * null, because the vendor leaves out, nulls or misspells fields freely (wire contract 1.7).
 */

export type WireRecord = Record<string, unknown>

/** Number or numeric text; "", null, absent and absurd sizes are null. */
export const num: (value: unknown) => number | null = plausibleNumber
/** Non-blank text or a number as text. */
export const text: (value: unknown) => string | null = plausibleText
/** Epoch seconds with decimals (wire contract 1.6). */
export const epoch: (value: unknown) => EpochSeconds | null = plausibleEpoch

/** An identifier that survives arithmetic. */
export function id(value: unknown): number | null {
  const number = plausibleNumber(value)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

/** A word of a closed vocabulary, trimmed (a stray leading space was seen); anything else is null. */
export function trimmedEnum<const T extends string>(value: unknown, vocabulary: readonly T[]): T | null {
  const word = typeof value === 'string' ? value.trim() : null
  return vocabulary.find((known) => known === word) ?? null
}

/** A word of a vocabulary of ours that the cloud writes in capitals; anything else is null. */
export function capitalEnum<const T extends string>(value: unknown, vocabulary: readonly T[]): T | null {
  const found = word(value)
  return vocabulary.find((known) => known.toUpperCase() === found) ?? null
}

/** A word that is kept as it came when it is not in the vocabulary (wire contract 3.5). */
export function openEnum<const T extends string>(
  value: unknown,
  vocabulary: readonly T[],
): T | Unlisted | null {
  return trimmedEnum(value, vocabulary) ?? plausibleText(value)?.trim() ?? null
}

/** The object a call promises. */
export function record(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw malformed(`${what}: an object was expected, ${nameOf(value)} came`)
  return value
}

/** The record a call promises; without its id it is none. */
export function one<T>(value: unknown, what: string, read: (row: WireRecord) => T | null): T {
  const found = read(record(value, what))
  if (found === null) throw malformed(`${what}: no id`)
  return found
}

/** An object inside of a reply, where its absence only means that its fields are missing. */
export function part(value: unknown): WireRecord {
  return isRecord(value) ? value : {}
}

/** The bare array a call promises; elements that cannot be read are left out. */
export function list<T>(value: unknown, what: string, read: (row: WireRecord) => T | null): readonly T[] {
  if (!Array.isArray(value)) throw malformed(`${what}: a list was expected, ${nameOf(value)} came`)
  return rows(value, read)
}

/** A list inside of a reply; null when there is none. A record that comes twice is one, the later of both. */
export function rows<T>(value: readonly unknown[], read: (row: WireRecord) => T | null): readonly T[] {
  const found = new Map<unknown, T>()
  for (const element of value) {
    const one = isRecord(element) ? read(element) : null
    if (one !== null) found.set(idOf(one) ?? element, one)
  }
  return [...found.values()]
}

const idOf = (one: unknown): unknown => (isRecord(one) && Object.hasOwn(one, 'id') ? one['id'] : null)

/** true, 1 and "1" against false, 0 and "0"; anything else is unknown. */
export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  const number = plausibleNumber(value)
  return number === 1 ? true : number === 0 ? false : null
}

/** A code or other word without the blanks around it. */
export function word(value: unknown): string | null {
  return plausibleText(value)?.trim() ?? null
}

/** Words of a list inside of a reply; what is no word is left out. */
export function words(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => word(one) ?? []) : []
}

/** Rows of a list inside of a reply; none when there is no list. */
export function partRows<T>(value: unknown, read: (row: WireRecord) => T | null): readonly T[] {
  return rows(Array.isArray(value) ? value : [], read)
}

/** A bare truth value, or one in a field `enable` (wire contract C24). */
export function switchOf(value: unknown, what: string): boolean {
  const on = flag(isRecord(value) ? value['enable'] : value)
  if (on === null) throw malformed(`${what}: a truth value was expected`)
  return on
}

/** `{ total, data }` (wire contract 1.5). Without a usable total no further page is promised. */
export function page<T>(value: unknown, what: string, read: (row: WireRecord) => T | null): Page<T> {
  const { total, data } = record(value, what)
  const readable = list(data, what, read)
  const count = num(total)
  return { total: count !== null && count >= 0 ? Math.trunc(count) : readable.length, rows: readable }
}

/** `20260113`, as text or number, to `2026-01-13`. */
export function compactDate(value: unknown): CalendarDate | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plausibleText(value)?.trim() ?? '')
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : null
}

/** JSON inside of a text field (`extendWeb`, `featureData`); broken text is an empty object. */
export function jsonText(value: unknown): WireRecord {
  if (typeof value !== 'string') return {}
  try {
    return part(JSON.parse(value))
  } catch {
    return {}
  }
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value
}
