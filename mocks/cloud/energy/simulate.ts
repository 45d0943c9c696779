import type { SimPlant } from '../plants/plant'
import { type DayFrame, LONGEST, supplyOf } from './supply'
import { dayStart, SLOT } from '../place/zone'

/** Series of a day in W (percent for `soc`), one value per 5-minute slot. */
// oxfmt-ignore
export const SERIES = [
  'gen', 'use', 'buy', 'grid', 'charge', 'discharge', 'soc', 'generator',
  'genForUse', 'genForGrid', 'genForCharge', 'useFromGen', 'useFromBuy', 'useFromDischarge',
] as const
export type SeriesName = (typeof SERIES)[number]
export type Series = Record<SeriesName, Float64Array>

/** One figure by two names: nothing but the panels feeds the grid and the battery, and nothing else the load directly. */
const ALIKE: Partial<Record<SeriesName, SeriesName>> = {
  genForGrid: 'grid',
  genForCharge: 'charge',
  useFromGen: 'genForUse',
  useFromBuy: 'buy',
  useFromDischarge: 'discharge',
}

/** Something for each series, the same for both names of one. */
export function bySeries<T>(make: (name: SeriesName) => T): Record<SeriesName, T> {
  const made = {} as Record<SeriesName, T>
  for (const name of SERIES) if (!ALIKE[name]) made[name] = make(name)
  for (const name of SERIES) made[name] = made[ALIKE[name] ?? name]
  return made
}

export const blankSeries = (): Series => bySeries(() => new Float64Array(LONGEST))

/** First instant (epoch s) and number of slots of a plant's calendar day. */
export function frameOf(zone: string, day: number): DayFrame {
  const from = dayStart(zone, day)
  return { from, slots: (dayStart(zone, day + 1) - from) / SLOT }
}

/** Nobody measured before the first sample: the books of that day begin with it. */
function leaveOut(plant: SimPlant, { from, slots }: DayFrame, out: Series): void {
  if (plant.firstSample === undefined || plant.firstSample <= from) return
  const unseen = Math.min(slots, (plant.firstSample - from) / SLOT)
  for (const name of SERIES) out[name].fill(0, 0, unseen)
}

/**
 * A plant's day, every series, into `out`; power balances in each slot:
 * production + purchase + discharge + generator = consumption + feed-in + charge.
 * @param stored kWh in the battery at the day's first instant
 * @returns kWh in the battery at its end
 */
export function simulateDay(
  seed: number,
  plant: SimPlant,
  day: number,
  frame: DayFrame,
  stored: number,
  out: Series,
): number {
  const { gen: given, demand } = supplyOf(seed, plant, day, frame)
  const { slots } = frame
  out.gen.set(given.subarray(0, slots))
  if (!plant.load) {
    for (const name of SERIES) if (name !== 'gen') out[name].fill(0, 0, slots)
    for (let index = 0; index < slots; index++) {
      out.grid[index] = out.gen[index] as number
    }
    leaveOut(plant, frame, out)
    return 0
  }
  const island = plant.gridType === 'OFF_GRID' || plant.gridType === 'PV_BTR_USE'
  const battery = plant.battery
  const floor = battery ? battery.capacity * battery.reserve : 0
  let level = stored
  const {
    gen: genOf,
    use: useOf,
    buy: buyOf,
    grid: gridOf,
    charge: chargeOf,
    discharge: dischargeOf,
    soc: socOf,
    generator: generatorOf,
    genForUse: genForUseOf,
  } = out
  for (let index = 0; index < slots; index++) {
    let gen = genOf[index] as number
    let use = demand[index] as number
    const direct = Math.min(gen, use)
    let charge = 0
    let discharge = 0
    if (battery) {
      // 4 % are lost on the way in and on the way out.
      const room = Math.max(0, Math.floor(((battery.capacity - level) * 12_000) / 0.96))
      const held = Math.max(0, Math.floor((level - floor) * 12_000 * 0.96))
      charge = Math.min(gen - direct, battery.power, room)
      discharge = Math.min(use - direct, battery.power, held)
      level += (charge * 0.96 - discharge / 0.96) / 12_000
    }
    let surplus = gen - direct - charge
    let missing = use - direct - discharge
    let generator = 0
    if (island) {
      // Nobody takes the surplus of an island: the inverter throttles.
      gen -= surplus
      surplus = 0
      if (battery) use -= missing
      else generator = missing
      missing = 0
    }
    genOf[index] = gen
    useOf[index] = use
    buyOf[index] = missing
    gridOf[index] = surplus
    chargeOf[index] = charge
    dischargeOf[index] = discharge
    socOf[index] = battery ? Math.round((level / battery.capacity) * 100) : 0
    generatorOf[index] = generator
    genForUseOf[index] = direct
  }
  leaveOut(plant, frame, out)
  return level
}
