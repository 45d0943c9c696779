import { FINDERS, type LikelyCause, singles } from './alarm-causes'
import type { AlarmFacts } from './alarm-facts'
import { type Urgency, byUrgency } from './alarm-loss'
import { countedOnce } from './counted-once'
import type { TriageState } from './triage-state'
import { knownSum } from '../values/decimal'
import type { EpochSeconds } from '../plants/reading'

export interface AlarmGroup extends LikelyCause {
  /** The same for the same alarms, whatever the order in which they came. */
  readonly key: string
  readonly figures: GroupFigures
}

/** What a group is about, over all of its alarms. */
export interface GroupFigures extends Urgency {
  readonly plants: number
  readonly devices: number
  /** Begin of the first, and the latest that was heard of any. */
  readonly first: EpochSeconds | null
  readonly last: EpochSeconds | null
  /** kWh, of what is known. */
  readonly lost: number | null
  /** How many alarms stand where. */
  readonly states: Readonly<Partial<Record<TriageState, number>>>
  /** Those that nobody has looked at yet. */
  readonly left: number
}

const distinct = (values: readonly (number | null)[]) =>
  new Set(values.filter((value) => value !== null)).size

const extreme = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : pick(...known)
}

/** The urgency of a group follows from its open alarms; of a group that is over, from all of them. */
function figuresOf(alarms: readonly AlarmFacts[]): GroupFigures {
  const lasting = alarms.filter(({ ended }) => ended === null)
  const meant = lasting.length > 0 ? lasting : alarms
  return {
    lasts: lasting.length > 0,
    safety: meant.some(({ safety }) => safety),
    level: extreme(
      Math.max,
      meant.map(({ level }) => level),
    ),
    started: extreme(
      Math.max,
      meant.map(({ started }) => started),
    ),
    lossPerDay: knownSum(
      countedOnce(meant, ({ lossPerDay }) => lossPerDay).map(({ lossPerDay }) => lossPerDay),
    ),
    lost: knownSum(countedOnce(alarms, ({ lost }) => lost).map(({ lost }) => lost)),
    states: countsOf(alarms.flatMap(({ state }) => state ?? [])),
    left: alarms.filter(({ state, acknowledged }) => isLeft(state, acknowledged)).length,
    plants: distinct(alarms.map(({ plant }) => plant)),
    devices: distinct(alarms.map(({ device }) => device)),
    first: extreme(
      Math.min,
      alarms.map(({ started }) => started),
    ),
    last: extreme(
      Math.max,
      alarms.flatMap(({ started, seen, ended }) => [started, seen, ended]),
    ),
  }
}

/** Nobody has looked at it yet: it lasts, or went before anybody did. */
const isLeft = (state: TriageState | null, acknowledged: boolean | null) =>
  state === 'OPEN' || (state === 'RECOVERED' && acknowledged === false)

function countsOf(states: readonly TriageState[]): GroupFigures['states'] {
  const counts: Partial<Record<TriageState, number>> = {}
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

const inOrder = (one: AlarmFacts, other: AlarmFacts) =>
  (one.started ?? Infinity) - (other.started ?? Infinity) ||
  (one.id < other.id ? -1 : Number(one.id > other.id))

/**
 * Alarms by their likely cause: the first rule that matches takes them, and every alarm is in exactly one group. The most
 * urgent group stands first.
 * Ids are unique; of two alarms with one id the first stays.
 */
export function groupAlarms(alarms: readonly AlarmFacts[]): readonly AlarmGroup[] {
  const known = new Map<string, AlarmFacts>()
  for (const alarm of alarms) if (!known.has(alarm.id)) known.set(alarm.id, alarm)
  let rest = [...known.values()].sort(inOrder)
  const groups: LikelyCause[] = []
  for (const find of [...FINDERS, singles]) {
    const found = find(rest)
    const taken = new Set(found.flatMap(({ alarms: some }) => some))
    rest = rest.filter((alarm) => !taken.has(alarm))
    groups.push(...found)
  }
  return groups
    .map((group) => ({
      ...group,
      key: `${group.rule} ${group.alarms[0]?.id ?? ''}`,
      figures: figuresOf(group.alarms),
    }))
    .sort((one, other) => byUrgency(one.figures, other.figures) || (one.key < other.key ? -1 : 1))
}
