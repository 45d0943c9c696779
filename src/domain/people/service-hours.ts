import type { EpochSeconds } from '../plants/reading'
import { calendarDate, formatInstant, isZone } from '../time/instant'
import { instantAt } from '../time/wall-clock'

/** When people of the online service answer, as their own clock says it: Monday to Friday. */
export interface ServiceTimes {
  readonly zone: string
  /** `HH:mm`. */
  readonly from: string
  readonly to: string
}

export interface ServiceHours {
  /** `HH:mm` in the reader's zone. */
  readonly from: string
  readonly to: string
  readonly open: boolean
}

const TIME = /^\d{2}:\d{2}$/

/** Today's hours by the reader's clock; null where none are configured. */
export function serviceHours(times: ServiceTimes, now: EpochSeconds, reader: string): ServiceHours | null {
  const { zone, from, to } = times
  if (!isZone(zone) || !isZone(reader) || !TIME.test(from) || !TIME.test(to)) return null
  const day = calendarDate(now, zone)
  const [begin, end] = [instantAt(day, from, zone), instantAt(day, to, zone)]
  if (begin === null || end === null) return null
  const clock = (at: EpochSeconds) => formatInstant(at, reader).slice(11, 16)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const works = weekday > 0 && weekday < 6
  return { from: clock(begin), to: clock(end), open: works && now >= begin && now < end }
}
