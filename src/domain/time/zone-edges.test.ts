import { describe, expect, it } from 'vitest'
import { isZone, offsetAt, offsetChanges } from './zone'

const at = (text: string) => Date.parse(text) / 1000

describe('the offset of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T00:59:59Z', 3_600],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', 7_200],
    ['Europe/Berlin', '2026-10-25T00:59:59Z', 7_200],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 3_600],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', 39_600],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 37_800],
    ['Asia/Kathmandu', '2026-06-18T00:00:00Z', 20_700],
    ['Asia/Calcutta', '2026-06-18T00:00:00Z', 19_800],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -12_600],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', -36_000],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 50_400],
    ['UTC', '1969-12-31T23:59:59Z', 0],
    ['UTC', '0050-01-01T00:00:00Z', 0],
    ['UTC', '-000050-01-01T00:00:00Z', 0],
  ])('%s at %s is %i s', (zone, instant, seconds) => expect(offsetAt(at(instant), zone)).toBe(seconds))

  it('is nothing in a zone that is none, and where no calendar reaches', () => {
    expect([offsetAt(0, 'Europe/Atlantis'), offsetAt(0, '+05:30'), offsetAt(0, '')]).toEqual([
      null,
      null,
      null,
    ])
    const reach = 8.64e12 - 172_800
    expect([reach, -reach, reach + 1, -reach - 1, Number.NaN].map((epoch) => offsetAt(epoch, 'UTC'))).toEqual(
      [...[0, 0, null, null, null]],
    )
  })

  it('is of names that the platform knows, old ones too', () => {
    expect(
      ['Europe/Berlin', 'EET', 'Asia/Calcutta', 'UTC', '+05:30', '5', 7, null, undefined].map(isZone),
    ).toEqual([...[true, true, true, true, false, false, false, false, false]])
  })
})

describe('changes of a zone', () => {
  const spring = at('2026-03-29T01:00:00Z')
  const autumn = at('2026-10-25T01:00:00Z')
  const between = (from: number, to: number, zone = 'Europe/Berlin') => offsetChanges(zone, from, to)

  it('are those of a year, in order', () => {
    expect(between(at('2026-01-01T00:00:00Z'), at('2027-01-01T00:00:00Z'))).toEqual([spring, autumn])
  })
  it('begin with the first instant and end before the last', () => {
    expect(between(spring, spring + 1)).toEqual([spring])
    expect(between(spring - 1, spring)).toEqual([])
    expect(between(spring + 1, spring + 100)).toEqual([])
    expect(between(spring, spring)).toEqual([])
  })
  it('are none where clocks are never set, and in no zone', () => {
    expect(between(0, at('2027-01-01T00:00:00Z'), 'UTC')).toEqual([])
    expect(between(spring, autumn, 'Europe/Atlantis')).toEqual([])
  })
})
