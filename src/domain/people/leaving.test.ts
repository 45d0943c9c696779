import { describe, expect, it } from 'vitest'
import type { Fault } from '../faults/fault'
import { isKept, LEAVING_STEPS, neighbour, openStep, refusedRequest } from './leaving'

const rejected = (code: string): Fault => ({ kind: 'rejected', code, status: 400, body: null })

describe('S2-38 steps of the cancellation', () => {
  it.each(LEAVING_STEPS)('%s opens no sooner than what it needs is known', (step) => {
    expect(openStep(step, { reason: null, code: '123456' })).toBe('reason')
    expect(openStep(step, { reason: 'sold', code: ' ' })).toBe(step === 'name' ? 'code' : step)
    expect(openStep(step, { reason: 'sold', code: '123456' })).toBe(step)
  })

  it('lead on and back, and not beyond the ends', () => {
    const way = LEAVING_STEPS.map((step) => [neighbour(step, -1), neighbour(step, 1)])
    expect(way[0]).toEqual(['reason', 'plants'])
    expect(way[2]).toEqual(['plants', 'code'])
    expect(way[4]).toEqual(['code', 'name'])
  })

  it('are kept, but for the one that stands on a code of ten minutes', () => {
    expect(LEAVING_STEPS.filter((step) => !isKept(step))).toEqual(['name'])
  })

  it.each([
    ['S8-34', '9', 'code'],
    ['S8-33', ' 8', 'code'],
    ['S8-66', '41', 'requested'],
    ['S8-65', '40', 'other'],
  ])('%s a request refused with %s is about the %s', (_, code, what) => {
    expect(refusedRequest(rejected(code))).toBe(what)
  })

  it('an answer that was lost says nothing about the request', () => {
    expect(refusedRequest({ kind: 'network' })).toBe('other')
  })
})
