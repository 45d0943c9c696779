import type { Fields } from '../energy/figures'
import { horizon, lost } from '../energy/readings'
import { DAY, SLOT } from '../place/zone'
import type { SimPlant } from '../plants/plant'
import { type Call, readablePlants } from '../wire/call'
import { whole } from '../wire/call-values'
import { badParameter } from '../wire/refusal'

const MAX = 8
/** A quarter of an hour. */
const STEP = 3 * SLOT
/** The samples of a quarter are all there so long after it, s. */
const LATE = 180

const heard = new WeakMap<Float32Array, Float32Array>()

/** The quarters of a day of UTC whose samples have arrived; what was lost once stays lost, so it is looked up once. */
function heardOf(plant: SimPlant, made: Float32Array, day: number): Float32Array {
  const known = heard.get(made)
  if (known !== undefined) return known
  const kept = made.map((value, quarter) =>
    Number.isNaN(value) || lost(plant, day * DAY + quarter * STEP + SLOT) ? Number.NaN : value,
  )
  heard.set(made, kept)
  return kept
}

/** Ours: W of all plants in reach on the mean of each quarter of an hour, the oldest first; `?days=` 1 to 8. */
export function producedCurve(call: Call): { step: number; slots: Fields[] } {
  const days = whole(call.query.get('days')) ?? MAX
  if (days < 1 || days > MAX) throw badParameter('days')
  const { world, centre, now } = call
  const end = Math.floor((now - LATE) / STEP) * STEP
  const from = end - days * DAY
  const count = (days * DAY) / STEP
  const power = new Float64Array(count)
  const plants = new Uint16Array(count)
  for (const id of readablePlants(call)) {
    const plant = world.plant(id, centre)
    const latest = plant && horizon(plant, now)
    if (!plant || latest === null) continue
    const last = Math.min(end - STEP, latest)
    for (let day = Math.floor(from / DAY); day * DAY <= last; day++) {
      const kept = heardOf(plant, world.engine.quarters(plant, day), day)
      const begin = Math.max(0, (from - day * DAY) / STEP)
      const stop = Math.min(kept.length - 1, Math.floor((last - day * DAY) / STEP))
      for (let quarter = begin; quarter <= stop; quarter++) {
        const value = kept[quarter] as number
        if (Number.isNaN(value)) continue
        const slot = (day * DAY - from) / STEP + quarter
        power[slot] = (power[slot] as number) + value
        plants[slot] = (plants[slot] as number) + 1
      }
    }
  }
  return {
    step: STEP,
    slots: Array.from(plants, (sent, slot) => ({
      at: from + slot * STEP,
      power: sent === 0 ? null : Math.round(power[slot] as number),
      plants: sent,
    })),
  }
}
