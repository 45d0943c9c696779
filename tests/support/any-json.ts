import fc from 'fast-check'
import { expect } from 'vitest'
import { FaultError } from '../../src/transport/fault-error'
import type { Call } from '../../src/transport/call'

/** Reads or refuses as malformed; anything else is a bug of the reader. */
export function settles(call: Call<unknown>, raw: unknown): unknown {
  try {
    return call.read(raw)
  } catch (error) {
    // Thousands of them: an assertion for each would take longer than all the rest.
    if (!(error instanceof FaultError)) throw error
    if (error.fault.kind !== 'malformed') expect(error.fault.kind).toBe('malformed')
    return 'malformed'
  }
}

/** Replaces every leaf of a reply. */
export function withLeaves(raw: unknown, leaf: unknown): unknown {
  if (Array.isArray(raw)) return raw.map((one) => withLeaves(one, leaf))
  if (typeof raw !== 'object' || raw === null) return leaf
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, withLeaves(value, leaf)]))
}

/** How many values a reply holds, itself and containers included. */
const sizeOf = (raw: unknown): number =>
  typeof raw === 'object' && raw !== null
    ? Object.values(raw).reduce<number>((sum, value) => sum + sizeOf(value), 1)
    : 1

/** A reply with one value, at any depth, replaced: the `at`th in reading order, counted round and round. */
export function withField(raw: unknown, at: number, value: unknown): unknown {
  let left = at % sizeOf(raw)
  const visit = (node: unknown): unknown => {
    if (left-- === 0) return value
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]))
  }
  return visit(raw)
}

export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (value instanceof Map) return numbersOf([...value.values()])
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Leaves that real clouds have sent, or might. */
export const ODD_LEAVES: readonly [string, unknown][] = [
  ['nulls in every field', null],
  ['unknown words', 'BRAND_NEW'],
  ['60 digits as text', '9'.repeat(60)],
  ['60 digits as a number', Number('9'.repeat(60))],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['objects for values', { a: null }],
  ['lists for values', [1]],
  ['a negative epoch', -1],
]

/** Any JSON, of any depth, at the top, in the place of any one field and of all fields at once. */
export function survivesAnyJson(call: Call<unknown>, good: unknown): void {
  // Where the code refuses a reply is of no interest here, and takes long to find out.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (raw, at) => {
        settles(call, raw)
        settles(call, withLeaves(good, raw))
        settles(call, withField(good, at, raw))
      }),
      { numRuns: 100 },
    )
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
