import type { EpochSeconds, Zone } from '../plants/reading'
import { offsetAt } from './zone'

/** English regions that have short names of their own: CEST is British English, AEST Australian, IST Indian. */
const REGIONS = ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-NZ', 'en-ZA', 'en-CA'] as const

/** Names of the zone database that no English locale data carries; standard time, then summer time. */
const OTHERS: Readonly<Record<Zone, readonly [string, string?]>> = {
  'Asia/Shanghai': ['CST'],
  'Asia/Chongqing': ['CST'],
  PRC: ['CST'],
  'Asia/Taipei': ['CST'],
  'Asia/Hong_Kong': ['HKT'],
  'Asia/Tokyo': ['JST'],
  'Asia/Seoul': ['KST'],
  'Asia/Karachi': ['PKT'],
  'Asia/Jakarta': ['WIB'],
  'Asia/Makassar': ['WITA'],
  'Asia/Jayapura': ['WIT'],
  'Asia/Manila': ['PST'],
  'Asia/Jerusalem': ['IST', 'IDT'],
  'Asia/Beirut': ['EET', 'EEST'],
  'Asia/Kolkata': ['IST'],
  'Asia/Calcutta': ['IST'],
  'Africa/Cairo': ['EET', 'EEST'],
  'Africa/Johannesburg': ['SAST'],
  'Africa/Lagos': ['WAT'],
  'Africa/Nairobi': ['EAT'],
  'Africa/Harare': ['CAT'],
  'Africa/Maputo': ['CAT'],
  'Europe/Moscow': ['MSK'],
  'Pacific/Auckland': ['NZST', 'NZDT'],
}

const known = new Map<string, string>()

function ask(epoch: EpochSeconds, zone: Zone, offset: number): string {
  const listed = OTHERS[zone]
  if (listed) {
    const [standard, summer] = listed
    if (summer === undefined) return standard
    return offset === standardOffset(epoch, zone) ? standard : summer
  }
  for (const region of REGIONS) {
    const name = shortName(epoch, zone, region)
    if (name !== null) return name
  }
  return ''
}

function shortName(epoch: EpochSeconds, zone: Zone, region: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat(region, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
      epoch * 1000,
    )
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
    return /^[A-Z]{2,5}$/.test(name) ? name : null
  } catch {
    return null
  }
}

/** Offset of standard time in the year of an instant, seconds: the lesser of those of January and July. */
function standardOffset(epoch: EpochSeconds, zone: Zone): number {
  const year = new Date(epoch * 1000).getUTCFullYear()
  return Math.min(...[0, 6].map((month) => offsetAt(Date.UTC(year, month, 1) / 1000, zone) ?? Infinity))
}

/** "CEST", or '' where people use no letters for the zone. One question per zone and offset. */
export function zoneName(epoch: EpochSeconds, zone: Zone, offset: number): string {
  const key = `${zone} ${offset}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const name = ask(epoch, zone, offset)
  if (known.size < 2_000) known.set(key, name)
  return name
}
