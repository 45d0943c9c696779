import type { DeviceView } from './device-view'
import { secondHeard } from '../alarms/silence'
import { signalAt } from './electrics'
import type { SimPlant } from '../plants/plant'
import { horizon, lost } from '../energy/readings'
import { mix } from '../random'
import { DAY, dayStart, SLOT } from '../place/zone'

export interface Run {
  from: number
  to: number
}

/** Ours: as many slots in a row are a message that got lost; more are an outage. */
const LOST_SLOTS = 3

/** Epoch s of the last upload; null if there never was one. */
export function lastUpload({ plant, away, collected, shot }: DeviceView, now: number): number | null {
  const latest = horizon(plant, now)
  if (collected === null || latest === null || shot.moment === null) return null
  // A logger that is away while its plant speaks is the dead one of two.
  return away && now - latest < 7200 ? Math.min(latest, secondHeard(plant, now)) : collected
}

/** Spans without a gap since `from`, the newest last; a gap in the plant's samples is a gap of its loggers. */
export function uploadRuns(plant: SimPlant, from: number, until: number): Run[] {
  const runs: Run[] = []
  const first = Math.max(plant.firstSample ?? dayStart(plant.place.zone, plant.joined), from)
  for (let at = Math.ceil(first / SLOT) * SLOT; at <= until; at += SLOT) {
    if (lost(plant, at)) continue
    const last = runs.at(-1)
    if (last && at - last.to <= SLOT) last.to = at
    else runs.push({ from: at, to: at })
  }
  return runs
}

export interface Happening {
  time: number
  kind: 'powerOn' | 'associated' | 'dns' | 'accepted' | 'lost' | 'rejected'
  code: string
  detail: string
}

/** What a logger kept in mind of its gaps: single messages were refused, outages were of its power or of its network. */
export function happenings(plant: SimPlant, runs: readonly Run[]): Happening[] {
  const list = runs.flatMap((run, index): Happening[] => {
    const before = runs[index - 1]
    if (!before) return []
    const gap = (run.from - before.to) / SLOT - 1
    if (gap <= LOST_SLOTS)
      return Array.from({ length: gap }, (_, slot) => ({
        time: before.to + (slot + 1) * SLOT,
        kind: 'rejected',
        code: 'F-CRC',
        detail: 'CRC16',
      }))
    const powerless = mix(plant.seed, before.to) % 2 === 0
    const back = run.from - 90
    return [
      ...(powerless
        ? [{ time: back - 40, kind: 'powerOn', code: 'B-01', detail: 'reset=power' } as const]
        : [
            {
              time: before.to + 40,
              kind: 'lost',
              code: 'N-07',
              detail: 'AP timeout',
            } as const,
          ]),
      { time: back, kind: 'associated', code: 'N-01', detail: 'DHCP' },
      { time: back + 20, kind: 'dns', code: 'I-01', detail: 'A, TTL 300' },
      { time: run.from, kind: 'accepted', code: 'S-00', detail: 'ACK 0x17' },
    ]
  })
  return list.reverse()
}

/** Percent every half hour of the last day, as far as it was heard. */
export function signals({ plant, device }: DeviceView, runs: readonly Run[], now: number) {
  const first = Math.ceil((now - DAY) / 1800) * 1800
  const heard = (at: number) => runs.some(({ from, to }) => from <= at && at <= to)
  const times = Array.from(
    { length: Math.floor((now - first) / 1800) + 1 },
    (_, index) => first + index * 1800,
  )
  return times
    .filter(heard)
    .map((time) => ({ time, percent: signalAt(plant, device.id, Math.floor(time / SLOT)) }))
}

/** Seconds that a clock is ahead: a few, on one of twelve loggers minutes. */
export function clockOffset({ plant, device }: DeviceView): number {
  const dice = mix(plant.seed, 900 + (device.id % 1000))
  if (plant.quirks.flawless || dice % 12 !== 0) return (dice % 41) - 20
  return 75 + (dice % 240)
}
