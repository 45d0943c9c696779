import { describe, expect, it } from 'vitest'
import { dayEnd, dayOfEnd, dayStart } from './days'

describe('days that instants are filtered by', () => {
  it.each([
    ['2026-06-20', 'Europe/Berlin', 24],
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-06-20', 'Asia/Kathmandu', 24],
  ] as const)('%s in %s is whole, %d hours', (date, zone, hours) => {
    const [from, to] = [dayStart(date, zone) ?? 0, dayEnd(date, zone) ?? 0]
    expect((to + 1 - from) / 3600).toBe(hours)
    expect([dayOfEnd(from, zone), dayOfEnd(to, zone)]).toEqual([date, date])
    expect(dayOfEnd(to + 1, zone)).not.toBe(date)
  })

  it('leaves an open end open', () => {
    expect([dayStart(null, 'UTC'), dayEnd(null, 'UTC'), dayOfEnd(null, 'UTC')]).toEqual([null, null, null])
  })
})
