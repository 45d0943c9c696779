import { describe, expect, it } from 'vitest'
import {
  codesFromExternal,
  codesFromFunctions,
  codesFromRoleCode,
  holdsAny,
  isBlocked,
  isUnrestricted,
  MARKER,
} from './permission'

describe('permission', () => {
  it('S6-04 a function is enabled when isOn is 1 or 2', () => {
    const functions = [1, 2, 0, 3, null, undefined, '1', true].map((isOn, index) => ({
      code: `c${index}`,
      isOn,
    }))
    expect(codesFromFunctions([...functions, { code: 'absent' }, null, 'x', { code: 7, isOn: 1 }])).toEqual([
      'c0',
      'c1',
    ])
    expect(codesFromFunctions({ data: [] })).toEqual([])
  })

  it('S4-31 S4-32 external codes that are on, the marker first', () => {
    expect(
      codesFromExternal([
        { code: 'a', isOn: 1 },
        { code: 'b', isOn: 0 },
      ]),
    ).toEqual([MARKER, 'a'])
    expect(codesFromExternal([{ code: 'a', isOn: 0 }])).toEqual([MARKER])
    expect(codesFromExternal(null)).toEqual([MARKER])
    expect(
      codesFromExternal([
        { code: MARKER, isOn: 1 },
        { code: 'a', isOn: 2 },
        { code: 'a', isOn: 1 },
      ]),
    ).toEqual([MARKER, 'a'])
  })

  it.each([
    [1, true],
    [2, true],
    [true, true],
    [false, false],
    [0, false],
    [3, false],
    ['1', false],
    [null, false],
  ])('S4-31 an external code whose isOn is %j is on: %j', (isOn, on) => {
    expect(codesFromExternal([{ code: 'a', isOn }])).toEqual(on ? [MARKER, 'a'] : [MARKER])
  })

  it('S6-04 neither the marker nor an empty text is a code of a function', () => {
    const odd = ['', MARKER, 'user', 'user'].map((code) => ({ code, isOn: 1 }))
    expect(codesFromFunctions([...odd, { isOn: 1 }])).toEqual(['user'])
  })

  it('S4-32 the marker alone is not "no codes at all", and grants nothing', () => {
    const codes = codesFromExternal([])
    expect(isUnrestricted(codes)).toBe(false)
    expect(holdsAny(codes, [MARKER])).toBe(false)
    expect(holdsAny(codes, ['station:update'])).toBe(false)
  })

  it("S4-33 S4-34 the plant's own list, or nothing", () => {
    expect(codesFromRoleCode(['station:update'])).toEqual(['station:update'])
    expect(codesFromRoleCode(null)).toEqual([])
    expect(codesFromRoleCode([MARKER, ''])).toEqual([])
  })

  it('S6-07 no role codes at all is unrestricted; not known yet is not', () => {
    expect(isUnrestricted([])).toBe(true)
    expect(isUnrestricted(['user'])).toBe(false)
    expect(isUnrestricted(null)).toBe(false)
    expect(isUnrestricted(undefined)).toBe(false)
  })

  it('S6-05 one of the wanted codes is enough', () => {
    expect(holdsAny(['a'], ['a', 'b'])).toBe(true)
    expect(holdsAny(['b'], ['a', 'b'])).toBe(true)
    expect(holdsAny(['c'], ['a', 'b'])).toBe(false)
    expect(holdsAny(['c'], [])).toBe(true)
  })

  it('S6-09 a blocked feature is blocked', () => {
    expect(isBlocked(['suggestion'], 'suggestion')).toBe(true)
    expect(isBlocked([], 'suggestion')).toBe(false)
  })
})
