import { describe, expect, it } from 'vitest'
import { type ActionResult, isPlain, merged, sumParts } from './results'

const result = (done: number, already: number, failed: number, denied = 0, queued = 0): ActionResult => ({
  done: Array.from({ length: done }, (_, id) => id),
  already: Array.from({ length: already }, (_, id) => 100 + id),
  denied: Array.from({ length: denied }, (_, id) => 300 + id),
  failed: Array.from({ length: failed }, (_, id) => ({ id: 200 + id, fault: { kind: 'network' } })),
  queued: Array.from({ length: queued }, (_, id) => 400 + id),
})

describe('the sum of an action', () => {
  it.each([
    [result(12, 3, 0), ['done 12', 'already 3'], false],
    [result(5, 0, 0), ['done 5'], true],
    [result(0, 4, 0), ['already 4'], false],
    [result(1, 1, 2), ['done 1', 'already 1', 'failed 2'], false],
    [result(2, 1, 0, 3), ['done 2', 'already 1', 'denied 3'], false],
    [result(0, 0, 0, 2), ['denied 2'], false],
    [result(0, 1, 0, 0, 2), ['already 1', 'queued 2'], false],
    [result(0, 0, 0), [], false],
  ])('counts every record once', (given, parts, plain) => {
    expect(sumParts(given).map(({ key, count }) => `${key} ${count}`)).toEqual(parts)
    expect(isPlain(given)).toBe(plain)
  })

  it('is the same whether an action went out whole or in portions', () => {
    expect(merged([result(2, 0, 1), result(0, 1, 0)])).toEqual({
      done: [0, 1],
      already: [100],
      denied: [],
      failed: [{ id: 200, fault: { kind: 'network' } }],
      queued: [],
    })
  })
})
