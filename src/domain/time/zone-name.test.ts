import { describe, expect, it, vi } from 'vitest'
import { zoneName } from './zone-name'
import { offsetAt } from './zone'

const WINTER = Date.parse('2026-01-15T12:00:00Z') / 1000
const SUMMER = Date.parse('2026-07-15T12:00:00Z') / 1000

describe('short name of a zone', () => {
  it.each([
    ['Europe/Berlin', 'CET', 'CEST'],
    ['Europe/London', 'GMT', 'BST'],
    ['America/New_York', 'EST', 'EDT'],
    ['Australia/Sydney', 'AEDT', 'AEST'],
    // From the list, where no English has a name of them.
    ['Asia/Kolkata', 'IST', 'IST'],
    ['Asia/Shanghai', 'CST', 'CST'],
    ['Asia/Jerusalem', 'IST', 'IDT'],
    ['Asia/Beirut', 'EET', 'EEST'],
    ['Africa/Cairo', 'EET', 'EEST'],
    ['Asia/Chongqing', 'CST', 'CST'],
    ['PRC', 'CST', 'CST'],
    ['Asia/Taipei', 'CST', 'CST'],
    ['Asia/Hong_Kong', 'HKT', 'HKT'],
    ['Asia/Tokyo', 'JST', 'JST'],
    ['Asia/Seoul', 'KST', 'KST'],
    ['Asia/Karachi', 'PKT', 'PKT'],
    ['Asia/Jakarta', 'WIB', 'WIB'],
    ['Asia/Makassar', 'WITA', 'WITA'],
    ['Asia/Jayapura', 'WIT', 'WIT'],
    ['Asia/Manila', 'PST', 'PST'],
    ['Asia/Calcutta', 'IST', 'IST'],
    ['Africa/Lagos', 'WAT', 'WAT'],
    ['Africa/Nairobi', 'EAT', 'EAT'],
    ['Africa/Harare', 'CAT', 'CAT'],
    ['Africa/Maputo', 'CAT', 'CAT'],
    // The other half of the globe.
    ['Pacific/Auckland', 'NZDT', 'NZST'],
    ['Africa/Johannesburg', 'SAST', 'SAST'],
    ['Europe/Moscow', 'MSK', 'MSK'],
    // People there use no letters.
    ['America/Sao_Paulo', '', ''],
    ['Asia/Kathmandu', '', ''],
    ['Asia/Dubai', 'GST', 'GST'],
  ])('of %s is "%s" in January and "%s" in July, asked twice', (zone, winter, summer) => {
    const named = (epoch: number) => zoneName(epoch, zone, offsetAt(epoch, zone) ?? Number.NaN)
    for (let time = 0; time < 2; time += 1) {
      expect(named(WINTER)).toBe(winter)
      expect(named(SUMMER)).toBe(summer)
    }
  })

  it.each([
    // Half a year after the first weeks of summer time it is still summer time.
    ['Asia/Beirut', '2001-04-10', 'EEST'],
    ['Asia/Jerusalem', '2025-04-10', 'IDT'],
    ['Africa/Cairo', '2025-04-28', 'EEST'],
    ['Pacific/Auckland', '2025-09-29', 'NZDT'],
  ])('of %s on %s is %s, also where it is asked for the first time', async (zone, date, name) => {
    vi.resetModules()
    const first = await import('./zone-name')
    const epoch = Date.parse(`${date}T12:00:00Z`) / 1000
    expect(first.zoneName(epoch, zone, offsetAt(epoch, zone) ?? Number.NaN)).toBe(name)
  })

  it('is none for what is no zone', () => {
    expect(zoneName(SUMMER, 'Mars/Olympus', 0)).toBe('')
  })
})
