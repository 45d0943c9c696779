import { describe, expect, it } from 'vitest'
import type { Fault } from '../faults/fault'
import { isUnsettled, payable, priceEach } from './purchase'

describe('S2-24 the price of a purchase', () => {
  it.each([
    [4.9, 'EUR', '4.90\u2009EUR'],
    [14_700, 'EUR', '14700.00\u2009EUR'],
    [0, 'EUR', '0.00\u2009EUR'],
    [5, null, null],
    [null, 'EUR', null],
  ])('%d in %s is paid as %s, never shortened', (price, currency, said) => {
    expect(payable(price, currency)).toBe(said)
  })

  it.each([
    [60, 2000, 0.03],
    [5, 0, null],
    [5, null, null],
    [null, 5, null],
    [5, -5, null],
    [0, 5, 0],
    [null, null, null],
  ])('%d for %d are %d each', (price, amount, each) => {
    expect(priceEach({ price, amount })).toBe(each)
  })

  it.each<[Fault, boolean]>([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'malformed', detail: '' }, true],
    [{ kind: 'rejected', code: '18', status: 500, body: null }, true],
    [{ kind: 'rejected', code: 'PARAM_ERROR', status: 400, body: null }, false],
    [{ kind: 'permission', what: 'operate' }, false],
    [{ kind: 'busy', status: 429, retryAfter: 3 }, false],
  ])('after %j something may have been bought: %s', (fault, unsettled) => {
    expect(isUnsettled(fault)).toBe(unsettled)
  })
})
