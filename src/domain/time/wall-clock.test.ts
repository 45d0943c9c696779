import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from './instant'
import { instantAt, readWall } from './wall-clock'

const utc = (text: string) => Date.parse(`${text}Z`) / 1000

describe('an instant from a wall clock', () => {
  it.each([
    ['2026-06-20', '12:00', 'Europe/Berlin', '2026-06-20T10:00:00'],
    ['2026-01-20', '12:00', 'Europe/Berlin', '2026-01-20T11:00:00'],
    // 02:30 comes twice: the first is meant.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00'],
    // 02:30 does not come: 03:30 does.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00'],
    ['2026-06-20', '00:15', 'Asia/Kathmandu', '2026-06-19T18:30:00'],
    ['2026-06-20', '23:59', 'Pacific/Kiritimati', '2026-06-20T09:59:00'],
  ] as const)('%s %s in %s', (date, time, zone, expected) => {
    expect(instantAt(date, time, zone)).toBe(utc(expected))
  })

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-02-20', '24:00'],
    ['20.06.2026', '10:00'],
    ['2026-02-20', '7:00'],
    ['2026-02-20', '107:00'],
    ['2026-02-20', '07:00:30'],
  ])('is nothing for %s %s', (date, time) => {
    expect(instantAt(date, time, 'Europe/Berlin')).toBeNull()
  })

  it('shows on that wall what was asked for, except in an hour that is skipped', () => {
    const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata', 'UTC']
    fc.assert(
      fc.property(
        fc.integer({ min: utc('2015-01-01T00:00:00'), max: utc('2035-01-01T00:00:00') }),
        fc.constantFrom(...zones),
        (second, zone) => {
          const { date, time } = localTime(second, zone)
          const found = instantAt(date, time, zone)
          expect(found).not.toBeNull()
          const shown = localTime(found ?? 0, zone)
          expect([shown.date, shown.time]).toEqual([date, time])
        },
      ),
    )
  })

  it.each([
    // Clocks go forward: nobody sees these, and they count on.
    ['2026-03-29', '02:00', 'Europe/Berlin', '2026-03-29T01:00:00', null, true],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00', null, true],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00', null, false],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00', null, true],
    ['2026-10-04', '02:30', 'Australia/Lord_Howe', '2026-10-03T15:30:00', null, false],
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00', null, true],
    // A whole day that the island left out.
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00', null, true],
    // Clocks go back: twice, half an hour apart in Lord Howe.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00', '2026-10-25T01:30:00', false],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00', null, false],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00', '2026-04-04T15:15:00', false],
    ['2026-04-05', '02:00', 'Australia/Lord_Howe', '2026-04-04T15:30:00', null, false],
  ] as const)('%s %s in %s is %s, and again %s; skipped: %s', (date, time, zone, at, again, skipped) => {
    expect(readWall(date, time, zone)).toEqual({
      at: utc(at),
      again: again === null ? null : utc(again),
      skipped,
    })
  })

  it('loses no instant: whatever a wall shows leads back to it, as the first time or the second', () => {
    const zones = [
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/Santiago',
      'Africa/Casablanca',
      'Asia/Gaza',
    ]
    const [from, to] = [utc('2015-01-01T00:00:00') / 60, utc('2035-01-01T00:00:00') / 60]
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (minute, zone) => {
        const { date, time } = localTime(minute * 60, zone)
        const reading = readWall(date, time, zone)
        expect([reading?.at, reading?.again]).toContain(minute * 60)
        expect(reading?.skipped).toBe(false)
      }),
    )
  })
})
