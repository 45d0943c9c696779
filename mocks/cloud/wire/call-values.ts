import { isRecord } from '../../../src/domain/values/given'

/** Values of the wire, read without trust. */

export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** What stands in a table under a word from outside. What every object inherits is no entry. */
export function ownValue<T>(table: Readonly<Record<string, T>>, word: unknown): T | undefined {
  const key = typeof word === 'string' || typeof word === 'number' ? String(word) : ''
  return Object.hasOwn(table, key) ? table[key] : undefined
}

export function whole(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : null
}

/** Numbers may come as text (wire contract C34). */
export function decimal(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Trimmed; null for anything that is no text or blank. */
export function words(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text
}

/** No longer than so many characters, none of them cut in half. */
export const shortened = (text: string | null, max: number): string | null =>
  text === null ? null : [...text].slice(0, max).join('')

/** Epoch s of epoch s or ISO text. */
export function instant(value: unknown): number | null {
  const number = decimal(value)
  if (number !== null) return Math.floor(number)
  if (typeof value !== 'string') return null
  const parsed = Date.parse(value)
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000)
}

/** Ids of a body `[1]`, `{ids: [1]}` or `{id: 1}` (wire contract C35). */
export function idsOf(body: unknown): number[] {
  const { ids, id } = record(body)
  const raw: unknown[] = Array.isArray(body) ? body : Array.isArray(ids) ? ids : [id]
  return raw.flatMap((one) => whole(one) ?? [])
}
