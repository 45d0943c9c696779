import { describe, expect, it } from 'vitest'
import { isZone, offsetAt, offsetChanges } from './zone'

const utc = (text: string) => Date.parse(`${text}Z`) / 1000
const HOUR = 3600
/** 2026-03-29 and 2026-10-25, 01:00 UTC. */
const SPRING = utc('2026-03-29T01:00:00')
const AUTUMN = utc('2026-10-25T01:00:00')

describe('offset of a zone', () => {
  it('changes in the very second, whichever side is asked first and however often', () => {
    for (let time = 0; time < 2; time += 1) {
      expect(offsetAt(SPRING - 1, 'Europe/Berlin')).toBe(HOUR)
      expect(offsetAt(SPRING, 'Europe/Berlin')).toBe(2 * HOUR)
      expect(offsetAt(AUTUMN, 'Europe/Berlin')).toBe(HOUR)
      expect(offsetAt(AUTUMN - 1, 'Europe/Berlin')).toBe(2 * HOUR)
    }
  })

  it('may change by half an hour, and by a whole day', () => {
    expect(offsetAt(utc('2026-04-04T14:59:59'), 'Australia/Lord_Howe')).toBe(11 * HOUR)
    expect(offsetAt(utc('2026-04-04T15:00:00'), 'Australia/Lord_Howe')).toBe(10.5 * HOUR)
    expect(offsetAt(utc('2011-12-30T09:59:59'), 'Pacific/Apia')).toBe(-10 * HOUR)
    expect(offsetAt(utc('2011-12-30T10:00:00'), 'Pacific/Apia')).toBe(14 * HOUR)
  })

  it('is known of the first years and of those before them', () => {
    for (const date of [
      '0000-06-01',
      '0001-01-01',
      '0050-06-01',
      '0099-12-31',
      '0100-01-01',
      '-000300-06-01',
    ])
      expect([date, offsetAt(utc(`${date}T12:00:00`), 'UTC')]).toEqual([date, 0])
  })

  it('is null for what is no zone, and beyond what the calendar reaches', () => {
    const last = 8.64e12 - 2 * 86_400
    expect(offsetAt(last, 'UTC')).toBe(0)
    expect(offsetAt(-last, 'UTC')).toBe(0)
    for (const epoch of [last + 1, -last - 1, Number.NaN, Infinity]) expect(offsetAt(epoch, 'UTC')).toBeNull()
    for (const zone of ['Mars/Olympus', '', '+05:30', '-05:30', '1/Berlin'])
      expect(offsetAt(0, zone)).toBeNull()
  })

  it('an offset is no zone, and neither is what is no text', () => {
    for (const one of ['+05:30', '+0530', '-03', 'Nowhere', null, undefined, 7, ['UTC'], {}])
      expect(isZone(one)).toBe(false)
    for (const one of ['UTC', 'Asia/Calcutta', 'EET']) expect(isZone(one)).toBe(true)
  })
})

describe('changes of an offset', () => {
  it('within a year are two where clocks go forward and back', () => {
    const year = [utc('2026-01-01T00:00:00'), utc('2027-01-01T00:00:00')] as const
    expect(offsetChanges('Europe/Berlin', ...year)).toEqual([SPRING, AUTUMN])
    expect(offsetChanges('Asia/Kolkata', ...year)).toEqual([])
    expect(offsetChanges('Mars/Olympus', ...year)).toEqual([])
  })

  it('belong to a span from its first second until before its end', () => {
    expect(offsetChanges('Europe/Berlin', SPRING, SPRING + 1)).toEqual([SPRING])
    expect(offsetChanges('Europe/Berlin', SPRING + 1, SPRING + 10)).toEqual([])
    expect(offsetChanges('Europe/Berlin', SPRING - 10, SPRING)).toEqual([])
    expect(offsetChanges('Europe/Berlin', SPRING, SPRING)).toEqual([])
  })
})
