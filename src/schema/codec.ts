import { plausibleEpoch, plausibleNumber, plausibleText } from '../domain/plausible'
import { isZone } from '../domain/zone'
import { formatInstant } from '../domain/instant'
import { MISSING } from '../domain/quantity'
import type { Field } from './field'

/** How a kind comes from the wire, goes back to it, and reads as plain text in an export. */
export interface Codec {
  /** Wire to record; null for anything that cannot be read. */
  decode(wire: unknown): unknown
  /** Record to wire. */
  encode(value: unknown): unknown
  /** `zone` is that of the plant. */
  plain(value: unknown, zone: string | null): string
}

const asItIs = (value: unknown): unknown => value ?? null
const spelt = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : MISSING

const number: Codec = { decode: plausibleNumber, encode: asItIs, plain: spelt }
const text: Codec = { decode: plausibleText, encode: asItIs, plain: spelt }

const CODECS: Readonly<Record<Field['kind'], Codec>> = {
  id: { ...number, decode: wholeNumber },
  text,
  choice: { ...text, decode: (wire) => plausibleText(wire)?.trim() ?? null },
  number,
  quantity: number,
  money: number,
  instant: {
    decode: plausibleEpoch,
    encode: asItIs,
    plain: (value, zone) => formatInstant(plausibleEpoch(value), zone),
  },
  timezone: { ...text, decode: zoneName },
  codes: { decode: codeList, encode: asItIs, plain: (value) => (codeList(value) ?? []).join(' ') || MISSING },
}

export function codecOf(field: Field): Codec {
  return CODECS[field.kind]
}

/** One record by its fields. Null without an id, because nothing can be asked about it. */
export function decodeRecord(
  fields: Readonly<Record<string, Field>>,
  wire: unknown,
): Record<string, unknown> | null {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return null
  const from = wire as Record<string, unknown>
  const record: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    record[name] = codecOf(field).decode(from[field.wire ?? name])
    if (field.kind === 'id' && record[name] === null) return null
  }
  return record
}

function wholeNumber(wire: unknown): number | null {
  const value = plausibleNumber(wire)
  return value !== null && Number.isSafeInteger(value) ? value : null
}

function zoneName(wire: unknown): string | null {
  const name = plausibleText(wire)?.trim()
  return isZone(name) ? name : null
}

function codeList(wire: unknown): readonly string[] | null {
  if (!Array.isArray(wire)) return null
  return wire.flatMap((code: unknown) =>
    typeof code === 'string' ? (plausibleText(code)?.trim() ?? []) : [],
  )
}
