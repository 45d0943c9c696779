import { describe, expect, it } from 'vitest'
import { askedExport, backAfter, sizeText, usedUntil } from './account-export'

const quota = { last: null, next: null, most: 50, plants: 60, bytesEach: 6000 }

describe('S9-04 S8-73 the right of once a year', () => {
  it.each([
    [null, 100, null],
    [100, 100, null],
    [101, 100, 101],
  ])('back at %s is at %s used until %s', (next, now, until) => {
    expect(usedUntil({ next }, now)).toBe(until)
  })

  it('comes back after 365 days', () => {
    expect(backAfter(0)).toBe(31_536_000)
  })
})

describe('S8-74 how many plants', () => {
  it.each([
    [[], 60, true, 360_000],
    [[1, 2], 2, false, 12_000],
    [Array.from({ length: 50 }), 50, false, 300_000],
    [Array.from({ length: 51 }), 51, true, 306_000],
  ])('%#', (chosen, count, over, bytes) => {
    expect(askedExport(quota, chosen)).toEqual({ count, over, bytes })
  })

  it('a missing value is no limit and no size', () => {
    const silent = { last: null, next: null, most: null, plants: null, bytesEach: null }
    expect(askedExport(silent, [])).toEqual({ count: null, over: false, bytes: null })
    for (const none of [null, -1, Number.NaN, Infinity]) expect(sizeText(none)).toBeNull()
    expect(askedExport({ ...quota, most: null }, [])).toEqual({ count: 60, over: false, bytes: 360_000 })
    expect(askedExport({ ...quota, most: 0, plants: null }, [])).toEqual({
      count: null,
      over: false,
      bytes: null,
    })
    expect(askedExport({ ...quota, bytesEach: null }, [1]).bytes).toBeNull()
  })

  it.each([
    [0, '0 kB'],
    [1, '1 kB'],
    [18_000, '18 kB'],
    [999_999, '1000 kB'],
    [1_000_000, '1 MB'],
    [1_000_001, '2 MB'],
  ])('%s bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})
