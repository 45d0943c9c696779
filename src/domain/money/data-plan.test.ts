import { describe, expect, it } from 'vitest'
import { daysLeft, isRefused, lapses, lostFrom, renewalKey } from './data-plan'

const at = (iso: string) => Date.parse(iso) / 1000

describe('S2-23 what is left of a data plan', () => {
  it.each([
    ['a day is a midnight of the plant', '2026-06-20T22:30:00Z', '2026-06-20T21:30:00Z', 'Europe/Berlin', 1],
    ['the same day', '2026-06-20T10:00:00Z', '2026-06-20T08:00:00Z', 'Europe/Berlin', 0],
    ['over', '2026-01-01T00:00:00Z', '2026-06-20T08:00:00Z', 'UTC', 0],
    ['over the change of the clocks', '2026-03-30T00:00:00Z', '2026-03-28T00:00:00Z', 'Europe/Warsaw', 2],
  ])('%s', (_, end, now, zone, days) => {
    expect(daysLeft(at(end), at(now), zone)).toBe(days)
  })

  it('is unknown without an end', () => {
    expect(daysLeft(null, 5, 'UTC')).toBeNull()
  })
})

describe('S2-23 when data is lost without a data plan', () => {
  it.each([
    [at('2026-06-01T00:00:00Z'), 7, at('2026-06-08T00:00:00Z')],
    [at('2026-06-01T00:00:00Z'), 0, at('2026-06-01T00:00:00Z')],
    [at('2026-06-01T00:00:00Z'), null, null],
    [at('2026-06-01T00:00:00Z'), -1, null],
    [null, 7, null],
  ])('%s and a memory of %s days: %s', (end, memory, lost) => expect(lostFrom(end, memory)).toBe(lost))
})

describe('S2-23 what is said before the rows', () => {
  const line = (state: 'ACTIVE' | 'EXPIRING' | 'EXPIRED' | 'NONE', lost: string | null = null) => ({
    state,
    zone: 'Pacific/Auckland',
    lostFrom: lost === null ? null : at(lost),
    memory: lost === null ? null : 14,
  })
  const now = at('2026-06-18T10:30:00Z')

  it('names the first day, on the calendar of the plant, and what keeps it until then', () => {
    const lines = [line('EXPIRED', '2026-06-25T20:00:00Z'), line('EXPIRED', '2026-06-20T20:00:00Z'), line('ACTIVE', '2026-06-19T00:00:00Z')] // oxfmt-ignore
    expect(lapses(lines, now)).toEqual({
      ended: 2,
      first: { date: '2026-06-21', losing: false },
      days: 14,
      calm: false,
    })
  })

  it('says that data is going already', () => {
    expect(lapses([line('EXPIRED', '2026-06-01T20:00:00Z')], now).first).toEqual({
      date: '2026-06-02',
      losing: true,
    })
  })

  it('is calm only where there are plans and none is due', () => {
    expect(lapses([line('ACTIVE'), line('NONE')], now)).toEqual({
      ended: 0,
      first: null,
      days: null,
      calm: true,
    })
    expect(lapses([line('ACTIVE'), line('EXPIRING')], now).calm).toBe(false)
    expect(lapses([line('NONE')], now).calm).toBe(false)
    expect(lapses([], now).calm).toBe(false)
  })
})

describe('S2-23 the key of a renewal', () => {
  const plan = { plantId: 63400030, validUntil: 1_900_000_000 }

  it('is the same for the same renewal, and another after it, for another term and another plant', () => {
    const keys = [
      renewalKey(plan, 'Y1'),
      renewalKey({ ...plan, validUntil: 1_931_536_000 }, 'Y1'),
      renewalKey(plan, 'Y3'),
      renewalKey({ ...plan, plantId: 63400031 }, 'Y1'),
    ]
    expect(renewalKey({ ...plan }, 'Y1')).toBe(keys[0])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('fits into what the server takes', () => {
    expect(
      renewalKey({ plantId: Number.MAX_SAFE_INTEGER, validUntil: 9_999_999_999 }, 'Y1').length,
    ).toBeLessThan(64)
  })
})

describe('S2-23 a refused payment', () => {
  const order = (id: number, plantId: number, state: 'PENDING' | 'PAID' | 'FAILED') => ({
    id,
    plantId,
    state,
  })

  it('is shown until that plant is bought for again, in whatever order the purchases come', () => {
    expect(isRefused([])).toBe(false)
    expect(isRefused([order(1, 7, 'FAILED')])).toBe(true)
    expect(isRefused([order(1, 7, 'FAILED'), order(2, 8, 'PAID')])).toBe(true)
    for (const again of ['PAID', 'PENDING'] as const) {
      const both = [order(1, 7, 'FAILED'), order(2, 7, again)]
      expect(isRefused(both)).toBe(false)
      expect(isRefused([...both].reverse())).toBe(false)
    }
  })
})
