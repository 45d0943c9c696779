import { Lru } from '../store/lru'
import type { Call } from '../wire/call'

export interface ZoneRow {
  code: string
  name: string
  offset: number
}

/** By hour; a formatter for each zone takes a tenth of a second. */
const remembered = new Lru<number, readonly ZoneRow[]>(8)

/** Seconds east of UTC of `GMT+05:30`. */
function secondsOf(label: string): number {
  const match = /([+-])(\d{2}):(\d{2})/.exec(label)
  if (!match) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60)
}

/** All zones of the platform. Formatters are dropped at once: four hundred of them would fill the memory. */
function zoneRows(now: number): readonly ZoneRow[] {
  const hour = Math.floor(now / 3600)
  const known = remembered.get(hour)
  if (known) return known
  const rows = Intl.supportedValuesOf('timeZone').map((code) => {
    const label =
      new Intl.DateTimeFormat('en-US', { timeZone: code, timeZoneName: 'longOffset' })
        .formatToParts(now * 1000)
        .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
    const city = (code.split('/').pop() ?? code).replaceAll('_', ' ')
    const text = label === 'GMT' ? 'UTC+00:00' : label.replace('GMT', 'UTC')
    return { code, name: `(${text}) ${city}`, offset: secondsOf(label) }
  })
  rows.sort((a, b) => a.offset - b.offset || (a.code < b.code ? -1 : 1))
  return remembered.set(hour, rows)
}

/** C13, C14: `lan` changes nothing, the names are those of cities. */
export const timezones = (call: Call) => zoneRows(call.now)
