import { MISSING } from '../../domain/values/quantity'
import type { KindRule } from './rule'

/** Any JSON, as it came. What is no JSON is nothing. */
function jsonOf(wire: unknown): unknown {
  try {
    const text = JSON.stringify(wire) as string | undefined
    return text === undefined ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Looked at and taken along, never written: nobody types JSON into a form. */
export const json: KindRule = {
  decode: jsonOf,
  encode: jsonOf,
  validate: () => null,
  plain: (value) => JSON.stringify(jsonOf(value)) || MISSING,
  operators: ['missing', 'present'],
  compare: (one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)),
  matches: () => true,
  align: 'start',
  searched: false,
  wide: true,
}
