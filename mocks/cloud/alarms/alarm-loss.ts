import { type AlarmLoss, lossPerDay, lostEnergy, type PowerSlot } from '../../../src/domain/alarms/alarm-loss'
import type { Cause } from './alarm-rules.data'
import type { Life } from './alert-life'
import { kwh } from '../energy/figures'
import { carries } from '../plants/plant'
import { STRING_SHARE } from './troubles'
import { dayProduction, expectation } from '../energy/yield'
import { dayAt, SLOT } from '../place/zone'

/** What a cause takes, of the whole plant or of one inverter. */
interface Taken {
  share: number
  of: 'plant' | 'inverter'
}

const NOTHING: Taken = { share: 0, of: 'plant' }

/**
 * Ours. For a cause without an entry the loss is unknown: a silent logger hides what the plant gives, and what a
 * battery or a meter costs is no lost production.
 */
const TAKEN: Partial<Record<Cause, Taken>> = {
  'grid-event': { share: 1, of: 'plant' },
  'string-fault': { share: STRING_SHARE, of: 'inverter' },
  'insulation-at-dawn': { share: 1, of: 'inverter' },
  'after-firmware': { share: 1, of: 'inverter' },
  heat: { share: 0.25, of: 'inverter' },
  curtailment: { share: 0.3, of: 'plant' },
  'weak-signal': NOTHING,
}

/** Days whose mean is a usual day. */
const USUAL = 7

/** Share of an inverter's power that a cause takes; null where unknown. */
export const takenFrom = (cause: Cause): number | null => TAKEN[cause]?.share ?? null

/** Share of the plant's power that an alarm of a life takes; null where unknown. */
function takenBy({ plant, last }: Life): number | null {
  const { cause, influence } = last.alarm.rule
  const taken = TAKEN[cause] ?? (influence === 0 && cause !== 'logger-dead' ? NOTHING : null)
  if (taken === null) return null
  return taken.of === 'plant' ? taken.share : taken.share / Math.max(1, plant.inverters)
}

/** Slots of every time that it came about; those that take from production never last beyond their day. */
function slotsOf(seed: number, { plant, runs }: Life, taken: number): PowerSlot[] {
  const known = new Map<number, (at: number) => number>()
  return runs.flatMap(({ from, to }) => {
    const day = dayAt(plant.place.zone, from)
    const power = known.get(day) ?? expectation(seed, plant, day)
    known.set(day, power)
    return Array.from({ length: Math.floor((to - from) / SLOT) + 1 }, (_, slot) => {
      const expected = power(from + slot * SLOT)
      return { expected, actual: expected * (1 - taken) }
    })
  })
}

export interface LifeLoss {
  loss: AlarmLoss | null
  /** kWh. */
  perDay: number | null
}

/** What an alarm has cost so far and costs per day, from the plant's own physics. */
export function lossOf(seed: number, life: Life, now: number): LifeLoss {
  const taken = takenBy(life)
  const loss = taken === null ? null : lostEnergy(slotsOf(seed, life, taken), SLOT)
  const lasts = life.end === null || life.end > now
  if (!lasts || loss === null) return { loss, perDay: lossPerDay(loss, null, lasts) }
  const today = dayAt(life.plant.place.zone, now)
  let usual = 0
  for (let day = today - USUAL; day < today; day++) usual += dayProduction(seed, life.plant, day) / 12_000
  return { loss, perDay: lossPerDay(loss, usual / USUAL, lasts) }
}

/** The same on the wire: kWh, and money where somebody would have paid for it. */
export function lossFields({ plant }: Life, { loss, perDay }: LifeLoss) {
  const paid = loss !== null && carries(plant.gridType).grid
  return {
    lossEnergy: loss === null ? null : kwh(loss.energy),
    lossIncome: paid ? kwh(loss.energy * plant.price) : null,
    lossPerDay: perDay === null ? null : kwh(perDay),
    currency: plant.currency,
  }
}
