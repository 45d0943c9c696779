import { type Alarm, alarmsOf } from './alarms'
import type { SimPlant } from '../plants/plant'
import { horizon } from '../energy/readings'
import { dayAt } from '../place/zone'

export interface Dated {
  /** Calendar day of the plant. */
  day: number
  alarm: Alarm
}

/** Days in a row that nothing can change any more, and what happened on them, newest day first. */
interface Settled {
  first: number
  last: number
  found: readonly Dated[]
}

/** An hour for the day on which the clocks go forward; an outage may last for two days and a half. */
const MARGIN = 3600
const OUTAGE_SETTLES = 6
/** Who asks for more days than these has them counted anew. */
const KEPT = 62

function range(plant: SimPlant, first: number, last: number, now: number): Dated[] {
  const found: Dated[] = []
  const latest = horizon(plant, now)
  for (let day = last; day >= first; day--) {
    for (const alarm of alarmsOf(plant, day, now, latest)) found.push({ day, alarm })
  }
  return found
}

/** The alarms that follow from seed and clock over many days; those of days gone by are kept. */
export function createSettledAlarms() {
  const kept = new WeakMap<SimPlant, Settled>()

  function settled(plant: SimPlant, first: number, last: number, now: number): readonly Dated[] {
    let known = kept.get(plant)
    if (!known) known = { first, last, found: range(plant, first, last, now) }
    if (last > known.last) {
      const newer = range(plant, known.last + 1, last, now)
      known = { ...known, last, found: [...newer, ...known.found] }
    }
    if (first < known.first) {
      const older = range(plant, first, known.first - 1, now)
      known = { ...known, first, found: [...known.found, ...older] }
    }
    kept.set(plant, known)
    return known.first === first && known.last === last
      ? known.found
      : known.found.filter(({ day }) => day >= first && day <= last)
  }

  /** Alarms of the days `first` to `last` known by now: by day, then by time, the newest first. */
  return (plant: SimPlant, first: number, last: number, now: number): readonly Dated[] => {
    const latest = horizon(plant, now)
    if (latest === null) return []
    const { zone } = plant.place
    const { flaky, partlyOffline } = plant.quirks
    const quiet = flaky || partlyOffline ? dayAt(zone, now) - OUTAGE_SETTLES : last
    const until = Math.min(last, quiet, dayAt(zone, latest - MARGIN) - 1)
    if (until < first || last - first > KEPT) return range(plant, first, last, now)
    const before = settled(plant, first, until, now)
    const since = range(plant, until + 1, last, now)
    return since.length === 0 ? before : [...since, ...before]
  }
}
