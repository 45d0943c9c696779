import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnspeakable, plausibleEpoch, plausibleNumber, plausibleText } from './plausible'

describe('plausible values', () => {
  it.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    [' -3 ', -3],
    ['1e3', 1000],
    ['1768292700.000000000', 1768292700],
    [0, 0],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['12 kW', null],
    ['0x10', null],
    ['Infinity', null],
    [Number.NaN, null],
    [true, null],
    [[5], null],
    [{}, null],
    ['9'.repeat(60), null],
    [Number('9'.repeat(60)), null],
    [127_155_914.6, 127_155_914.6],
  ])('reads the number %j as %j', (wire, value) => {
    expect(plausibleNumber(wire)).toBe(value)
  })

  it('S9-21 never makes a date of 1970 of a missing or absurd instant', () => {
    for (const wire of [0, '0', '', null, -1, 1, 1768292700000, 1e14, 'yesterday'])
      expect(plausibleEpoch(wire)).toBeNull()
    expect(plausibleEpoch('1768292700.5')).toBe(1768292700.5)
  })

  it('keeps text as it came and spells numbers', () => {
    expect(plausibleText('<b>x</b>')).toBe('<b>x</b>')
    expect(plausibleText(0)).toBe('0')
    expect(plausibleText('   ')).toBeNull()
    expect(plausibleText(['x'])).toBeNull()
    // Marks of a direction turn the words around a name; letters that run from right to left stay.
    expect(plausibleText('\u202eRoof\u202c \u2066\u05e9\u05de\u05e9\u2069\u200f')).toBe(
      'Roof \u05e9\u05de\u05e9\u200f',
    )
    expect(plausibleText('\u202e \u2069')).toBeNull()
  })

  it('answers a finite number or null for anything', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        const value = plausibleNumber(wire)
        expect(value === null || Math.abs(value) <= 1e15).toBe(true)
      }),
    )
  })
})

it.each([
  ['Dach Süd 太陽 👩‍🌾 שמש', false, false],
  ['two\nlines\tand\r', true, false],
  ['a\u0000b', true, true],
  ['a\u001b[31mb', true, true],
  ['a\u0085b', true, true],
  ['a\ud800', true, true],
  ['\udc00b', true, true],
  ['', false, false],
])('%j is unspeakable in one line or in several: %j', (text, inOne, inSeveral) => {
  expect([isUnspeakable(text, false), isUnspeakable(text, true)]).toEqual([inOne, inSeveral])
})
