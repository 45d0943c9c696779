import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, formatInstant } from '../time/instant'
import { MAIL_EVERY, monday, nextMail } from './mail-times'

const at = (text: string) => Date.parse(text) / 1000

describe('when a file is asked for by mail (screens 8)', () => {
  it.each([
    ['week', 'Europe/Berlin', '2026-06-18T11:30:00Z', '2026-06-22 06:00:00'],
    ['week', 'Europe/Berlin', '2026-06-22T03:59:59Z', '2026-06-22 06:00:00'],
    ['week', 'Europe/Berlin', '2026-06-22T04:00:00Z', '2026-06-29 06:00:00'],
    // Clocks went forward the day before.
    ['week', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-30 06:00:00'],
    ['month', 'Europe/Berlin', '2026-12-31T23:30:00Z', '2027-01-01 06:00:00'],
    ['month', 'Asia/Kolkata', '2026-06-30T20:00:00Z', '2026-07-01 06:00:00'],
    // Clocks go back at two on that very day.
    ['month', 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-01 06:00:00'],
    // The first minute of that day is followed by the last hour of the day before.
    ['month', 'America/St_Johns', '2009-10-31T12:00:00Z', '2009-11-01 06:00:00'],
  ] as const)('every %s in %s after %s: %s', (every, zone, after, wanted) => {
    expect(formatInstant(nextMail(every, zone, at(after)), zone)).toBe(wanted)
  })

  it('is always later, on a Monday or a first, at six, and never one too late', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAIL_EVERY),
        fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns', 'UTC'),
        fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        (every, zone, after) => {
          const next = nextMail(every, zone, after)
          const date = calendarDate(next, zone)
          expect(next).toBeGreaterThan(after)
          expect(next - after).toBeLessThanOrEqual((every === 'week' ? 7 : 31) * 86_400 + 3_600)
          expect(formatInstant(next, zone).slice(11)).toBe('06:00:00')
          expect(every === 'week' ? monday(date) : `${date.slice(0, 8)}01`).toBe(date)
        },
      ),
    )
  })
})
