import { type Call, readable } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { whole, words } from '../wire/call-values'
import { type FieldModule } from '../devices/module-field'
import { moduleShares, ownField } from '../devices/module-power'
import { placedArrays } from '../devices/published-layout'
import { counted } from '../energy/readings'
import type { Fields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { devicesOfType } from './layout'
import { dayAt, dayNumber, SLOT } from '../place/zone'

/* Ours: the vendor's cloud draws a layout as it is now. */

/** Seconds from one value to the next, and how many days may be asked for. */
const STEP = 900
const MAX_DAYS = 31

/** The last day that is asked for: the one before today, or `until`, which may be today as far as it went. */
function lastOf(until: string | null, today: number): number {
  if (until === null) return today - 1
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(until) ?? []
  const last = dayNumber(Number(year), Number(month), Number(day))
  if (!(last <= today)) throw badParameter('until')
  return last
}

/** Where each module lies in the drawing, by its number; unplaced ones are left out. */
function places(call: Call, plant: SimPlant, modules: readonly FieldModule[]) {
  const type = plant.quirks.optimizers === undefined ? 'MICRO_INVERTER' : 'OPTIMIZER'
  const ids = devicesOfType(call, plant, type).map(({ device }) => device.id)
  return placedArrays(call.world, plant, type, ids, modules.length).flatMap(({ modules: placed }, array) =>
    placed.flatMap(({ row, column, number }) => (number === null ? [] : [{ array, row, column, number }])),
  )
}

/** W of every module through some days, in the order of the layout (C51). */
export function days(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'layout:read')
  const wanted = whole(call.query.get('days') ?? 14)
  if (wanted === null || wanted < 1 || wanted > MAX_DAYS) throw badParameter('days')
  const field = ownField(plant)
  const today = dayAt(plant.place.zone, call.now)
  const last = lastOf(words(call.query.get('until')), today)
  const placed = field === null ? [] : places(call, plant, field.modules)
  const asked = Array.from({ length: wanted }, (_, index) => last - wanted + 1 + index)
  const known = field === null ? [] : asked.filter((day) => counted(plant, day, call.now) > 0)
  return {
    stationId: plant.id,
    step: STEP,
    modules: placed.map(({ array, row, column }) => ({ array, row, column })),
    days: known.map((day) => {
      const { from, series } = call.world.engine.run(plant, day)
      const slots = counted(plant, day, call.now)
      const powers = placed.map((): number[] => [])
      for (let slot = 0; slot < slots; slot += STEP / SLOT) {
        const watts = series.gen[slot] ?? 0
        const shares = field && watts > 0 ? moduleShares(plant, field, from + slot * SLOT) : null
        powers.forEach((list, one) =>
          list.push(Math.round(watts * (shares?.[placed[one]?.number ?? -1] ?? 0))),
        )
      }
      return { from, powers }
    }),
  }
}
