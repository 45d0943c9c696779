import type { Run } from './alarm-runs'
import type { Alarm } from './alarms'
import type { SimPlant } from '../plants/plant'
import type { World } from '../world'
import { DAY, dayAt } from '../place/zone'

/* The one state machine of an alarm: what its condition did, and what people did about it. */

export const TRIAGE_STATES = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'] as const
export type TriageState = (typeof TRIAGE_STATES)[number]

interface Person {
  id: number
  name: string
}

/** What people decided; a step back restores the one before. */
export interface Standing {
  mark: 'NONE' | 'ACKNOWLEDGED' | 'CLOSED'
  /** Epoch s. */
  markedAt: number
  assignee: Person | null
  snoozedUntil: number | null
  reason: string | null
}

export interface Entry extends Standing {
  /** Id of the first occurrence. */
  alarmId: string
  stationId: number
  /** `by` is the name at that time, `byId` the account: names change, and two people may have one. */
  notes: { at: number; by: string; byId?: number; text: string }[]
  /** Who did what, oldest first; with the key by which the same call is known again. */
  log: { at: number; by: string; byId?: number; action: string; key?: string }[]
  /** What the last step but notes found, and the account that took that step. */
  before: Standing | null
  beforeId?: number
  changedBy: string
  changedAt: number
}

/** Occurrences on one day after the other that are one alarm, oldest first. */
export interface Life {
  plant: SimPlant
  first: { alarm: Alarm; day: number }
  last: { alarm: Alarm; day: number }
  /** Epoch s at which the condition came about, each time. */
  starts: readonly number[]
  /** Its samples, each time. */
  runs: readonly Run[]
  /** Epoch s of the last recovery; null while it lasts. */
  end: number | null
}

/** Ours: a repeat within so many seconds is the same alarm, and an acknowledged one closes after them. */
const REPEAT = DAY
const LONGEST = 30

function same(world: World, plant: SimPlant, day: number, like: Alarm, now: number): Alarm | null {
  const { rule, device } = like
  return (
    world.alarms.ofDay(plant, day, now).find((one) => one.rule.id === rule.id && one.device === device) ??
    null
  )
}

const follows = (earlier: Alarm, later: Alarm) => earlier.end === null || later.at - earlier.end < REPEAT

/** The whole life of an alarm, from any of its days. */
export function lifeOf(world: World, plant: SimPlant, alarm: Alarm, day: number, now: number): Life {
  const chain = [{ alarm, day }]
  for (let step = 0; step < LONGEST; step++) {
    const head = chain[0] as (typeof chain)[number]
    const earlier = same(world, plant, head.day - 1, head.alarm, now)
    if (!earlier || !follows(earlier, head.alarm)) break
    chain.unshift({ alarm: earlier, day: head.day - 1 })
  }
  const today = dayAt(plant.place.zone, now)
  for (let tail = chain[chain.length - 1] as (typeof chain)[number]; tail.day < today;) {
    const later = same(world, plant, tail.day + 1, tail.alarm, now)
    if (!later || !follows(tail.alarm, later)) break
    tail = { alarm: later, day: tail.day + 1 }
    chain.push(tail)
  }
  const last = chain[chain.length - 1] as (typeof chain)[number]
  return {
    plant,
    first: chain[0] as (typeof chain)[number],
    last,
    starts: chain.flatMap((one) => one.alarm.runs.map(({ from }) => from)),
    runs: chain.flatMap((one) => one.alarm.runs),
    end: last.alarm.end,
  }
}

/** A repeat after it was closed opens it again. */
export function markNow(entry: Standing | null, { starts }: Pick<Life, 'starts'>): Standing['mark'] {
  if (!entry) return 'NONE'
  const again = entry.mark === 'CLOSED' && starts.some((at) => at > entry.markedAt)
  return again ? 'NONE' : entry.mark
}

export function stateOf(
  entry: Standing | null,
  life: Pick<Life, 'starts' | 'end'>,
  now: number,
): TriageState {
  const mark = markNow(entry, life)
  if (mark === 'CLOSED') return 'CLOSED'
  if (life.end !== null && life.end <= now) {
    return mark === 'ACKNOWLEDGED' && now - life.end >= REPEAT ? 'CLOSED' : 'RECOVERED'
  }
  if (entry?.snoozedUntil && entry.snoozedUntil > now) return 'SNOOZED'
  return mark === 'ACKNOWLEDGED' ? 'ACKNOWLEDGED' : 'OPEN'
}
