import { type Cause, ruleOf, RULES } from './alarm-rules.data'
import { type Alarm, alarmsOf, known } from './alarms'
import type { SimPlant } from '../plants/plant'
import { horizon } from '../energy/readings'
import { createSettledAlarms, type Dated } from './settled-alarms'
import type { Store } from '../store/store'
import type { Trouble } from './trouble'
import { dayAt, SLOT } from '../place/zone'

/** An alarm that a demonstration raised; the label never leaves the control calls. */
interface Raised {
  ruleId: number
  device: number
  /** Epoch s: first and last sample. */
  from: number
  to: number
  label: string
}

export interface AlarmBook {
  /** Alarms of a plant's calendar day known by now, newest first. */
  ofDay(plant: SimPlant, day: number, now: number): Alarm[]
  /** Those of the days `first` to `last`, the newest day first. */
  ofDays(plant: SimPlant, first: number, last: number, now: number): readonly Dated[]
  /** Whether an alarm of a plant lasts. */
  lasts(plant: SimPlant, now: number): boolean
  /** Raises `count` alarms of a cause over the plants, in turn; answers how many there were. */
  raise(plants: readonly SimPlant[], cause: Cause, count: number, label: string, now: number): number
  raised(): { plantId: number; alarms: Raised[] }[]
  /** What they do to a plant. */
  troublesOf(id: number): readonly Trouble[]
  /** All that were raised recover now. */
  recover(now: number): void
}

/** No alarm of the simulated world lasts for more days. */
export const LONGEST = 4
/** Ours: a raised alarm recovers by itself after six hours. */
const LASTING = 6 * 3600
/** What an alarm of a cause does to its plant; the others are words only. */
const EFFECTS: Partial<Record<Cause, Trouble['kind']>> = { 'logger-dead': 'silent', 'string-fault': 'string' }

/** Kept of one plant. */
const MAX_RAISED = 200

const same = (one: Raised, other: Raised) => one.ruleId === other.ruleId && one.device === other.device

/** @param changed hears at which plants alarms came or went */
export function createAlarmBook(store: Store, changed: (ids: readonly number[]) => void): AlarmBook {
  const of = (id: number) => (store.get('raised', String(id)) as Raised[] | undefined) ?? []
  const natural = createSettledAlarms()

  function ofDay(plant: SimPlant, day: number, now: number): Alarm[] {
    const own = alarmsOf(plant, day, now)
    const today = of(plant.id).filter(({ from }) => dayAt(plant.place.zone, from) === day)
    const first = today.filter((one, index) => today.findIndex((other) => same(one, other)) === index)
    const raised = first.flatMap((one) => {
      const rule = ruleOf(one.ruleId)
      const runs = today.filter((other) => same(one, other)).map(({ from, to }) => ({ from, to }))
      return rule ? (known(rule, one.device, runs, now) ?? []) : []
    })
    if (raised.length === 0) return own
    const fresh = own.filter(
      ({ rule, device }) => !raised.some((one) => one.rule.id === rule.id && one.device === device),
    )
    return [...fresh, ...raised].sort((a, b) => b.at - a.at)
  }

  function ofDays(plant: SimPlant, first: number, last: number, now: number): readonly Dated[] {
    if (of(plant.id).length === 0) return natural(plant, first, last, now)
    const found: Dated[] = []
    for (let day = last; day >= first; day--) {
      for (const alarm of ofDay(plant, day, now)) found.push({ day, alarm })
    }
    return found
  }

  return {
    ofDay,
    ofDays,
    lasts(plant, now) {
      const today = dayAt(plant.place.zone, now)
      return ofDays(plant, today - LONGEST, today, now).some(
        ({ alarm: { end } }) => end === null || end > now,
      )
    },
    raise(plants, cause, count, label, now) {
      const rules = RULES.filter((rule) => rule.cause === cause)
      let made = 0
      const struck = new Set<number>()
      for (let index = 0; made < count && plants.length > 0 && index < count; index++) {
        const plant = plants[index % plants.length] as SimPlant
        const round = Math.floor(index / plants.length)
        const rule = rules[round % rules.length]
        if (!rule || horizon(plant, now) === null) continue
        const device = Math.floor(round / rules.length)
        const from = Math.floor(now / SLOT) * SLOT - (round % 12) * SLOT
        const fresh = { ruleId: rule.id, device, from, to: from + LASTING, label }
        // What recovered before is another occurrence; what lasts begins anew.
        const list = of(plant.id).filter((one) => !same(one, fresh) || one.to < from)
        store.put('raised', String(plant.id), [...list, fresh].slice(-MAX_RAISED))
        struck.add(plant.id)
        made++
      }
      if (EFFECTS[cause]) changed([...struck])
      return made
    },
    troublesOf: (id) =>
      of(id).flatMap(({ ruleId, device, from, to }) => {
        const kind = EFFECTS[ruleOf(ruleId)?.cause ?? 'heat']
        return kind ? [{ kind, device, from, to: to + SLOT }] : []
      }),
    raised: () =>
      store.list('raised').map(({ key, value }) => ({ plantId: Number(key), alarms: value as Raised[] })),
    recover(now) {
      for (const { key, value } of store.list('raised')) {
        const ended = (value as Raised[]).map((one) => {
          const to = Math.min(one.to, now - SLOT)
          return { ...one, from: Math.min(one.from, to), to }
        })
        store.put('raised', key, ended)
      }
      changed(store.list('raised').map(({ key }) => Number(key)))
    },
  }
}
