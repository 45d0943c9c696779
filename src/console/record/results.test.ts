import { describe, expect, it } from 'vitest'
import { type ActionResult, isPlain, merged, sumParts } from './results'

const result = (done: number, already: number, failed: number): ActionResult => ({
  done: Array.from({ length: done }, (_, id) => id),
  already: Array.from({ length: already }, (_, id) => 100 + id),
  failed: Array.from({ length: failed }, (_, id) => ({ id: 200 + id, fault: { kind: 'network' } })),
})

describe('the sum of an action', () => {
  it.each([
    [result(12, 3, 0), ['done 12', 'already 3'], false],
    [result(5, 0, 0), ['done 5'], true],
    [result(0, 4, 0), ['already 4'], false],
    [result(1, 1, 2), ['done 1', 'already 1', 'failed 2'], false],
    [result(0, 0, 0), [], false],
  ])('tells every record once', (given, parts, plain) => {
    expect(sumParts(given).map(({ key, count }) => `${key} ${count}`)).toEqual(parts)
    expect(isPlain(given)).toBe(plain)
  })

  it('is the same whether an action went out whole or in portions', () => {
    expect(merged([result(2, 0, 1), result(0, 1, 0)])).toEqual({
      done: [0, 1],
      already: [100],
      failed: [{ id: 200, fault: { kind: 'network' } }],
    })
  })
})
