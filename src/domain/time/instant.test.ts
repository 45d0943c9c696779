import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  calendarDate,
  daysBetween,
  formatInstant,
  instantBeside,
  isZone,
  localTime,
  localTimeText,
  monthStart,
  parseDate,
  plantDay,
  shiftDate,
  slots,
  zonedInstant,
  zoneOffset,
} from './instant'

const local = (epoch: number, zone: string): string =>
  `${localTime(epoch, zone).time}${localTime(epoch, zone).offset}`

describe('formatInstant', () => {
  it('S9-19 has the form YYYY-MM-DD HH:mm:ss', () => {
    expect(formatInstant(1768292700, 'UTC')).toBe('2026-01-13 08:25:00')
    expect(formatInstant(1768292700.999999, 'UTC')).toBe('2026-01-13 08:25:00')
    expect(formatInstant(1768262400, 'UTC')).toBe('2026-01-13 00:00:00')
  })

  it('S9-20 is in the plant time zone', () => {
    expect(formatInstant(1768292700, 'Asia/Shanghai')).toBe('2026-01-13 16:25:00')
    expect(formatInstant(1768292700, 'Asia/Calcutta')).toBe('2026-01-13 13:55:00')
    expect(formatInstant(1768292700, 'America/St_Johns')).toBe('2026-01-13 04:55:00')
  })

  it.each([null, undefined, 0, -5, Number.NaN, Infinity, 1e300, 1768292700000])(
    'S9-21 %s is "--", never a date of 1970',
    (epoch) => expect(formatInstant(epoch, 'Europe/Berlin')).toBe('--'),
  )

  it('S9-21 no zone, or one that is none, is "--"', () => {
    for (const zone of [null, undefined, '', 'Mars/Olympus', '+05:30', '<b>'])
      expect(formatInstant(1768292700, zone)).toBe('--')
  })
})

describe('instantBeside', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin', '2026-06-20 13:00:00'],
    ['Europe/Berlin', 'UTC', '2026-06-20 11:00:00 UTC'],
    ['Europe/Berlin', 'Asia/Tokyo', '2026-06-20 20:00:00 +09:00'],
    [null, 'Europe/Berlin', '2026-06-20 13:00:00 +02:00'],
  ])('17: beside the clock of %s, in %s it is %s', (plant, zone, text) =>
    expect(instantBeside(plant, Date.parse('2026-06-20T11:00:00Z') / 1000, zone)).toBe(text),
  )
})

describe('zonedInstant', () => {
  it.each([
    [1768292700, 'UTC', '2026-01-13 08:25:00 UTC'],
    [1768292700, 'Asia/Calcutta', '2026-01-13 13:55:00 +05:30'],
    [1768292700, 'America/St_Johns', '2026-01-13 04:55:00 -03:30'],
    [1781953200, 'Europe/Berlin', '2026-06-20 13:00:00 +02:00'],
    [null, 'Europe/Berlin', '--'],
    [0, 'Europe/Berlin', '--'],
    [1768292700, 'Mars/Olympus', '--'],
    [1768292700, null, '--'],
  ])('17: %s in %s is %s', (epoch, zone, text) => expect(zonedInstant(epoch, zone)).toBe(text))
})

describe('zones and dates', () => {
  it('knows zones, old aliases, and nothing else', () => {
    for (const zone of ['UTC', 'EET', 'Asia/Calcutta', 'Europe/Kyiv', 'Australia/Lord_Howe'])
      expect(isZone(zone)).toBe(true)
    for (const zone of ['', 'Nowhere', '+02:00', null, 7, 'Europe/Berlin; DROP'])
      expect(isZone(zone)).toBe(false)
  })

  it('reads dates of the calendar only', () => {
    expect(parseDate('2026-02-28')).toEqual({ year: 2026, month: 2, day: 28 })
    for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-02-28T00:00', null, 20260228])
      expect(parseDate(wrong)).toBeNull()
    expect(shiftDate('2026-03-01', -1)).toBe('2026-02-28')
    expect(shiftDate('2024-02-28', 1)).toBe('2024-02-29')
    expect(shiftDate('2026-12-31', 1)).toBe('2027-01-01')
    expect(() => plantDay('yesterday', 'UTC')).toThrow(RangeError)
    expect(() => zoneOffset(0, 'Mars/Olympus')).toThrow(RangeError)
  })

  it('names the local time with zone and offset', () => {
    expect(localTimeText(Date.UTC(2026, 6, 1, 12, 5) / 1000, 'Europe/Berlin')).toBe('14:05 CEST, UTC+02:00')
    expect(localTimeText(Date.UTC(2026, 0, 1, 12, 5) / 1000, 'Europe/Berlin')).toBe('13:05 CET, UTC+01:00')
    expect(localTimeText(Date.UTC(2026, 6, 1, 12, 5) / 1000, 'Asia/Kolkata')).toBe('17:35 IST, UTC+05:30')
    expect(localTimeText(Date.UTC(2026, 6, 1, 12, 5) / 1000, 'America/New_York')).toBe('08:05 EDT, UTC-04:00')
    expect(localTimeText(Date.UTC(2026, 6, 1, 12, 5) / 1000, 'Africa/Cairo')).toBe('15:05 EEST, UTC+03:00')
    expect(localTimeText(Date.UTC(2026, 0, 1, 12, 5) / 1000, 'Africa/Cairo')).toBe('14:05 EET, UTC+02:00')
    expect(localTimeText(1768292700, 'America/Santiago')).toBe('05:25, UTC-03:00')
    expect(localTimeText(null, 'UTC')).toBe('--')
    expect(localTimeText(1768292700, null)).toBe('--')
  })
})

/** Domain 8. */
const DAYS: [string, string, string, number, number][] = [
  ['Europe/Warsaw', '2026-03-29', '00:00UTC+01:00', 23, 276],
  ['Europe/Warsaw', '2026-10-25', '00:00UTC+02:00', 25, 300],
  ['America/New_York', '2026-03-08', '00:00UTC-05:00', 23, 276],
  ['America/New_York', '2026-11-01', '00:00UTC-04:00', 25, 300],
  ['Australia/Lord_Howe', '2026-04-05', '00:00UTC+11:00', 24.5, 294],
  ['Australia/Lord_Howe', '2026-10-04', '00:00UTC+10:30', 23.5, 282],
  ['America/Santiago', '2026-09-06', '01:00UTC-03:00', 23, 276],
  ['America/Santiago', '2026-04-04', '00:00UTC-03:00', 25, 300],
  ['Asia/Beirut', '2026-03-29', '01:00UTC+03:00', 23, 276],
  ['Asia/Beirut', '2026-10-24', '00:00UTC+03:00', 25, 300],
  ['Africa/Cairo', '2026-04-24', '01:00UTC+03:00', 23, 276],
  ['Africa/Cairo', '2026-10-29', '00:00UTC+03:00', 25, 300],
  ['Asia/Shanghai', '2026-06-01', '00:00UTC+08:00', 24, 288],
  ['Asia/Kolkata', '2026-06-01', '00:00UTC+05:30', 24, 288],
]

describe('plantDay', () => {
  it.each(DAYS)('S9-20 %s %s starts %s and has %d h, %d slots', (zone, date, start, hours, count) => {
    const day = plantDay(date, zone)
    expect(local(day.from, zone)).toBe(start)
    expect(day.hours).toBe(hours)
    expect(day.slots).toBe(count)
    expect(slots(day)).toHaveLength(count)
    expect(calendarDate(day.from, zone)).toBe(date)
    expect(calendarDate(day.from - 1, zone)).toBe(shiftDate(date, -1))
    expect(calendarDate(day.to, zone)).toBe(shiftDate(date, 1))
  })

  it('draws the repeated hour twice with its offset, the missing one not at all', () => {
    const autumn = slots(plantDay('2026-10-25', 'Europe/Warsaw')).filter((slot) => slot.label === '02:00')
    expect(autumn.map(({ fold, offset }) => [fold, offset])).toEqual([
      [false, 7200],
      [true, 3600],
    ])
    const spring = slots(plantDay('2026-03-29', 'Europe/Warsaw'))
    expect(spring.some((slot) => slot.label.startsWith('02:'))).toBe(false)
    expect(slots(plantDay('2026-04-05', 'Australia/Lord_Howe')).filter((slot) => slot.fold)).toHaveLength(6)
  })

  it('gives a date that a zone skipped no instant', () => {
    expect(plantDay('2011-12-30', 'Pacific/Apia')).toMatchObject({ hours: 0, slots: 0 })
    expect(plantDay('2011-12-31', 'Pacific/Apia').hours).toBe(24)
  })

  const ZONES = [
    ...[
      'UTC',
      'EET',
      'Europe/Warsaw',
      'Europe/Dublin',
      'America/New_York',
      'America/St_Johns',
      'America/Havana',
    ],
    ...[
      'America/Santiago',
      'America/Asuncion',
      'Asia/Beirut',
      'Asia/Tehran',
      'Asia/Kathmandu',
      'Africa/Cairo',
    ],
    ...['Africa/Casablanca', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Chatham', 'Antarctica/Troll'],
  ]

  it('covers consecutive days without a hole, in many zones and years', () => {
    const date = fc
      .tuple(
        fc.integer({ min: 1975, max: 2037 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
    fc.assert(
      fc.property(date, fc.constantFrom(...ZONES), (start, zone) => {
        const today = plantDay(start, zone)
        const tomorrow = plantDay(shiftDate(start, 1), zone)
        expect(tomorrow.from).toBe(today.to)
        expect(today.hours).toBeGreaterThanOrEqual(0)
        expect(today.hours).toBeLessThanOrEqual(48)
        if (today.hours === 0) return
        expect(calendarDate(today.from, zone)).toBe(start)
        expect(calendarDate(today.from - 1, zone) < start).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('covers every day of 2026 in every zone of the list', () => {
    for (const zone of ZONES) {
      let hours = 0
      let day = plantDay('2026-01-01', zone)
      const first = day.from
      for (; day.date <= '2026-12-31'; day = plantDay(shiftDate(day.date, 1), zone)) hours += day.hours
      expect(day.from - first).toBe(hours * 3600)
      // A zone may change its rule for good, which only newer zone databases know.
      expect(Math.abs(hours - 8760)).toBeLessThanOrEqual(1)
    }
  })
})

it('asks the zone database once per zone and day, not once per plant', () => {
  const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const zones = ['Europe/Madrid', 'Asia/Dhaka', 'America/Bogota', 'Australia/Perth']
  for (let plant = 0; plant < 1_200; plant += 1) {
    const zone = zones[plant % 4] ?? 'UTC'
    formatInstant(1768292700 + plant, zone)
    localTime(1768292700 + plant, zone)
  }
  expect(ask.mock.calls.length).toBeLessThan(60)
  ask.mockRestore()
})

it('26: days in operation are midnights, so that the dashboard and the details show the same number', () => {
  const started = Date.UTC(2026, 5, 1, 16) / 1000
  const morning = Date.UTC(2026, 5, 18, 6) / 1000
  expect(daysBetween(started, morning, 'Europe/Berlin')).toBe(17)
  expect(daysBetween(started, Date.UTC(2026, 5, 18, 22, 30) / 1000, 'Europe/Berlin')).toBe(18)
  expect(daysBetween(started, started, 'Europe/Berlin')).toBe(0)
  expect(daysBetween(morning, started, 'Europe/Berlin')).toBe(0)
})

it('a month and a number of months lead to the first day of another, and back', () => {
  expect(monthStart('2026-02-28')).toBe('2026-02-01')
  expect(monthStart('2026-01-31', -1)).toBe('2025-12-01')
  expect(monthStart('2025-12-01', 1)).toBe('2026-01-01')
  expect(monthStart('2026-06-15', -30)).toBe('2023-12-01')
  const dates = fc.integer({ min: -20_000, max: 40_000 }).map((days) => shiftDate('1970-01-01', days))
  fc.assert(
    fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, steps) => {
      const first = monthStart(date, steps)
      expect(parseDate(first)?.day).toBe(1)
      expect(monthStart(first, -steps)).toBe(monthStart(date))
      expect(monthStart(date, steps + 12)).toBe(`${Number(first.slice(0, 4)) + 1}${first.slice(4)}`)
    }),
  )
})
