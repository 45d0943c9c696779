import { describe, expect, it } from 'vitest'
import { dayEnd, dayOfEnd, dayStart, endWords } from './days'

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

  it('a span over both changes of the clock begins and ends at its own midnights', () => {
    const [from, to] = [dayStart('2026-03-28', 'Europe/Berlin'), dayEnd('2027-03-28', 'Europe/Berlin')]
    expect([from, to]).toEqual([Date.UTC(2026, 2, 27, 23) / 1000, Date.UTC(2027, 2, 28, 22) / 1000 - 1])
    expect([endWords(from, 'first', 'Europe/Berlin'), endWords(to, 'last', 'Europe/Berlin')]).toEqual([
      '2026-03-28',
      '2027-03-28',
    ])
  })

  it('says a day where an end is one, and the second with its offset where it is not', () => {
    const zone = 'Australia/Adelaide'
    const [from, to] = [dayStart('2026-06-18', zone), dayEnd('2026-06-18', zone)]
    expect([endWords(from, 'first', zone), endWords(to, 'last', zone)]).toEqual(['2026-06-18', '2026-06-18'])
    // The same two seconds are no ends of a day in Berlin, and a first second is no last one.
    expect(endWords(from, 'first', 'Europe/Berlin')).toBe('2026-06-17 16:30:00 +02:00')
    expect(endWords(to, 'last', 'Europe/Berlin')).toBe('2026-06-18 16:29:59 +02:00')
    expect(endWords(from, 'last', zone)).toBe('2026-06-18 00:00:00 +09:30')
    expect(endWords('yesterday', 'first', zone)).toBeNull()
  })

  it('leaves an open end open', () => {
    expect([dayStart(null, 'UTC'), dayEnd(null, 'UTC'), dayOfEnd(null, 'UTC')]).toEqual([null, null, null])
  })
})
