import type { Fields } from '../energy/figures'
import { horizon, lost } from '../energy/readings'
import { DAY, SLOT } from '../place/zone'
import type { Call } from '../wire/call'
import { readablePlants } from '../wire/call'
import { whole } from '../wire/call-values'
import { badParameter } from '../wire/refusal'

const MAX = 8
/** A quarter of an hour. */
const STEP = 3 * SLOT
/** The samples of a quarter are all there so long after it, s. */
const LATE = 180

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
    for (let day = Math.floor(from / DAY); day * DAY < end; day++) {
      const made = world.engine.quarters(plant, day)
      made.forEach((value, quarter) => {
        const at = day * DAY + quarter * STEP
        const slot = (at - from) / STEP
        if (at < from || at >= end || at > latest || Number.isNaN(value) || lost(plant, at + SLOT)) return
        power[slot] = (power[slot] as number) + value
        plants[slot] = (plants[slot] as number) + 1
      })
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
