import { type Call, readable } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole } from '../wire/call-values'
import { moduleShares, ownField } from '../devices/module-power'
import { counted } from '../energy/readings'
import type { Fields } from '../energy/figures'
import { dayAt, SLOT } from '../place/zone'

/* Ours: the vendor's cloud draws a layout as it is now. */

/** Seconds from one value to the next, and how many days may be asked for. */
const STEP = 900
const MOST_DAYS = 31

/** W of every module through the last days before today, in the order of the layout (C51). */
export function days(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'layout:read')
  const wanted = whole(call.query.get('days') ?? 14)
  if (wanted === null || wanted < 1 || wanted > MOST_DAYS) throw badParameter('days')
  const field = ownField(plant)
  const today = dayAt(plant.place.zone, call.now)
  const asked = Array.from({ length: wanted }, (_, index) => today - wanted + index)
  const told = field === null ? [] : asked.filter((day) => counted(plant, day, call.now) > 0)
  return {
    stationId: plant.id,
    step: STEP,
    modules: (field?.modules ?? []).map(({ array, row, column }) => ({ array, row, column })),
    days: told.map((day) => {
      const { from, slots, series } = call.world.engine.run(plant, day)
      const powers = (field?.modules ?? []).map((): number[] => [])
      for (let slot = 0; slot < slots; slot += STEP / SLOT) {
        const watts = series.gen[slot] ?? 0
        const shares = field && watts > 0 ? moduleShares(plant, field, from + slot * SLOT) : null
        powers.forEach((list, one) => list.push(Math.round(watts * (shares?.[one] ?? 0))))
      }
      return { from, powers }
    }),
  }
}
