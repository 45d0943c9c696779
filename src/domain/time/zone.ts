import type { EpochSeconds, Zone } from '../plants/reading'

/**
 * Offsets of IANA zones from the platform's own zone database, remembered day by day. Asking Intl costs some
 * microseconds; a list of 1,200 plants that formats local times asks the memory instead.
 */
interface ZoneMemory {
  /** Of the zone's wall clock, made when the first offset is asked for. */
  formatter(): Intl.DateTimeFormat
  /** Offset at the start of each UTC day, by day number. */
  starts: Map<number, number>
  /** The instant within a UTC day at which the offset changes, by day number. */
  changes: Map<number, EpochSeconds>
}

const DAY = 86_400
const memories = new Map<Zone, ZoneMemory | null>()
/** Zones by the names that the platform has for them now; older names are not among them. */
let listed: ReadonlySet<Zone> | undefined
/** Enough for a century of one zone; a long-lived server must not grow without bound. */
const MAX_DAYS = 40_000

function open(zone: Zone): ZoneMemory | null {
  // "+05:30" is an offset, not a zone; engines disagree about accepting it.
  if (!/^[A-Za-z]/.test(zone)) return null
  try {
    // Throws for a name that the platform does not know.
    if (!(listed ??= listedZones()).has(zone)) new Intl.DateTimeFormat('en-US', { timeZone: zone })
  } catch {
    return null
  }
  let made: Intl.DateTimeFormat | undefined
  return { formatter: () => (made ??= wallClock(zone)), starts: new Map(), changes: new Map() }
}

// An older browser has no list. The first formatter of a page takes 70 ms, and rows of plants need none.
const listedZones = (): ReadonlySet<Zone> => new Set(Intl.supportedValuesOf?.('timeZone') ?? [])

const wallClock = (timeZone: Zone) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

function memoryOf(zone: Zone): ZoneMemory | null {
  const known = memories.get(zone)
  if (known !== undefined) return known
  const memory = open(zone)
  // Unknown names come from outside and are unlimited in number: only a few are remembered.
  if (memory !== null || memories.size < 2_000) memories.set(zone, memory)
  return memory
}

/** Is this a zone name the platform knows? Old aliases (Asia/Calcutta, EET) are (wire contract 1.6). */
export function isZone(text: unknown): text is Zone {
  return typeof text === 'string' && memoryOf(text) !== null
}

/** How engines write a wall clock; its parts take four times as long. */
const WRITTEN = /^(\d+)\/(\d+)\/(\d+) (AD|BC), (\d+):(\d+):(\d+)$/

interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

function wallAt(formatter: Intl.DateTimeFormat, milliseconds: number): Wall {
  const written = WRITTEN.exec(formatter.format(milliseconds))
  if (written) {
    const [, month, day, year, era, hour, minute, second] = written
    return {
      year: era === 'BC' ? 1 - Number(year) : Number(year),
      month: Number(month),
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
    }
  }
  const parts = formatter.formatToParts(milliseconds)
  const found = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found
  const beforeChrist = parts.some(({ type, value }) => type === 'era' && value === 'BC')
  return { year: beforeChrist ? 1 - year : year, month, day, hour, minute, second }
}

function ask(memory: ZoneMemory, epoch: EpochSeconds): number {
  const { year, month, day, hour, minute, second } = wallAt(memory.formatter(), epoch * 1000)
  // Date.UTC takes the years 0 to 99 for those of the last century.
  const wall = new Date(Date.UTC(2000, 0, 1, hour, minute, second))
  wall.setUTCFullYear(year, month - 1, day)
  return wall.getTime() / 1000 - epoch
}

function offsetAtStart(memory: ZoneMemory, dayNumber: number): number {
  const known = memory.starts.get(dayNumber)
  if (known !== undefined) return known
  const offset = ask(memory, dayNumber * DAY)
  if (memory.starts.size >= MAX_DAYS) memory.starts.clear()
  memory.starts.set(dayNumber, offset)
  return offset
}

/** First second within the UTC day that no longer has the offset of its start. */
function changeWithin(memory: ZoneMemory, dayNumber: number, before: number): EpochSeconds {
  const known = memory.changes.get(dayNumber)
  if (known !== undefined) return known
  let low = dayNumber * DAY
  let high = low + DAY
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (ask(memory, middle) === before) low = middle
    else high = middle
  }
  memory.changes.set(dayNumber, high)
  return high
}

/** Date.UTC and Intl reach this far on both sides of 1970, in seconds. */
const LAST_INSTANT: EpochSeconds = 8.64e12

/** Seconds east of UTC at an instant; null for an unknown zone or an instant out of reach. */
export function offsetAt(epoch: EpochSeconds, zone: Zone): number | null {
  const memory = memoryOf(zone)
  if (!memory || !(Math.abs(epoch) <= LAST_INSTANT - 2 * DAY)) return null
  const dayNumber = Math.floor(epoch / DAY)
  const before = offsetAtStart(memory, dayNumber)
  const after = offsetAtStart(memory, dayNumber + 1)
  if (before === after) return before
  return epoch < changeWithin(memory, dayNumber, before) ? before : after
}

/** The instants in [from, to) at which the zone's offset changes, in order. */
export function offsetChanges(zone: Zone, from: EpochSeconds, to: EpochSeconds): EpochSeconds[] {
  const memory = memoryOf(zone)
  if (!memory) return []
  const found: EpochSeconds[] = []
  for (let day = Math.floor(from / DAY); day * DAY < to; day += 1) {
    const before = offsetAtStart(memory, day)
    if (before === offsetAtStart(memory, day + 1)) continue
    const change = changeWithin(memory, day, before)
    if (change >= from && change < to) found.push(change)
  }
  return found
}
