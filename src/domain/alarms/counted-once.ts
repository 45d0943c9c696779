import type { AlarmFacts } from './alarm-facts'

type Place = Pick<AlarmFacts, 'id' | 'plant' | 'device' | 'started' | 'ended'>

const placeOf = ({ id, plant, device }: Place) => (plant === null ? id : `${plant} ${device}`)

/**
 * Alarms whose losses may be added up: what a device does not produce is lost once, however many alarms say so. Of those
 * of one device that overlap in time the costliest stays.
 */
export function countedOnce<T extends Place>(
  alarms: readonly T[],
  costOf: (alarm: T) => number | null,
): readonly T[] {
  const inTime = [...alarms].sort((one, other) => (one.started ?? -Infinity) - (other.started ?? -Infinity))
  const last = new Map<string, { alarm: T; until: number }>()
  const counted = new Set<T>()
  for (const alarm of inTime) {
    const place = placeOf(alarm)
    const before = last.get(place)
    const until = Math.max(alarm.ended ?? Infinity, before?.until ?? -Infinity)
    const overlaps = before !== undefined && (alarm.started ?? -Infinity) <= before.until
    if (overlaps && (costOf(alarm) ?? -1) <= (costOf(before.alarm) ?? -1)) {
      last.set(place, { alarm: before.alarm, until })
      continue
    }
    if (overlaps) counted.delete(before.alarm)
    counted.add(alarm)
    last.set(place, { alarm, until: overlaps ? until : (alarm.ended ?? Infinity) })
  }
  return alarms.filter((alarm) => counted.has(alarm))
}
