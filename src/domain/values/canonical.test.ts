import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonical } from './canonical'

/** The same value with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  )
}

it('equal values are equal texts, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(turned(value))).toBe(canonical(value))
    }),
  )
})

it('the text is the value as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it.each([
  [{ b: 1, a: [2, null] }, '{"a":[2,null],"b":1}'],
  [{ a: undefined, b: null }, '{"b":null}'],
  [undefined, 'null'],
  [{ '10': 1, '9': 2, 'a"': 3 }, '{"10":1,"9":2,"a\\"":3}'],
])('%j is %s', (value, text) => expect(canonical(value)).toBe(text))
