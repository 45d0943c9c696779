import type { SimPlant } from '../plants/plant'
import { fillLoad } from './load'
import { mix, NoiseWalk, unit } from '../random'
import { airTemperature, skyOf } from '../place/sky'
import { clearBeam, clearHaze, hourAngle, sunOfDay } from '../place/sun'
import { weaken } from '../alarms/troubles'
import { ageingOf, dayProduction, geometryOf, inverterPower } from './yield'
import { DAY, dayStart, offsetAt, SLOT } from '../place/zone'

/** Series of a day in W (percent for `soc`), one value per 5-minute slot. */
// oxfmt-ignore
export const SERIES = [
  'gen', 'use', 'buy', 'grid', 'charge', 'discharge', 'soc', 'generator',
  'genForUse', 'genForGrid', 'genForCharge', 'useFromGen', 'useFromBuy', 'useFromDischarge',
] as const
export type SeriesName = (typeof SERIES)[number]
export type Series = Record<SeriesName, Float64Array>

export interface DayFrame {
  from: number
  slots: number
}

const LONGEST = 312
const minutes = new Float64Array(LONGEST)
const demand = new Float64Array(LONGEST)

export function blankSeries(length = LONGEST): Series {
  return Object.fromEntries(SERIES.map((name) => [name, new Float64Array(length)])) as Series
}

/** First instant (epoch s) and number of slots of a plant's calendar day. */
export function frameOf(zone: string, day: number): DayFrame {
  const from = dayStart(zone, day)
  return { from, slots: (dayStart(zone, day + 1) - from) / SLOT }
}

/** Minute on the wall of every slot; only a clock change needs asking slot by slot. */
function fillMinutes(zone: string, { from, slots }: DayFrame): void {
  const changes = slots !== 288
  const first = Math.round(((from + offsetAt(zone, from)) % DAY) / 60)
  for (let index = 0; index < slots; index++) {
    const at = from + index * SLOT
    minutes[index] = changes ? ((at + offsetAt(zone, at)) % DAY) / 60 : first + index * 5
  }
}

/** Production of a day before any curtailment, W per slot; its sum is `dayProduction`. */
function fillProduction(
  seed: number,
  plant: SimPlant,
  day: number,
  frame: DayFrame,
  out: Float64Array,
): void {
  const { declination, equation } = sunOfDay(day)
  const { a, b, c, p, q, up } = geometryOf(plant, declination)
  const sky = skyOf(seed, plant.place, day)
  const slot0 = frame.from / SLOT
  const long = new NoiseWalk(mix(plant.seed, 21), 22)
  const short = new NoiseWalk(mix(plant.seed, 22), 5)
  const quick = mix(plant.seed, 23)
  const ageing = ageingOf(plant, day)
  const cooling = 0.034 - 0.002 * Math.min(6, sky.wind)
  const angle = hourAngle(frame.from, plant.longitude, equation)
  const step = (SLOT / 240) * (Math.PI / 180)
  const turnCos = Math.cos(step)
  const turnSin = Math.sin(step)
  let cosH = Math.cos(angle)
  let sinH = Math.sin(angle)
  for (let index = 0; index < frame.slots; index++) {
    const height = p + q * cosH
    let power = 0
    if (height > 0.004) {
      const slot = slot0 + index
      const path = long.at(slot) * 0.55 + short.at(slot) * 0.3 + (unit(quick, slot) - 0.5) * 0.3
      const clear = Math.min(1, Math.max(0.02, sky.level + sky.swing * path))
      const beam = clearBeam(height) * Math.max(0, (clear - 0.12) / 0.88)
      const haze = clearHaze(height) * (1 + 2.6 * clear * (1 - clear) + 0.5 * (1 - clear))
      const lit = Math.max(0, a + b * cosH + c * sinH)
      const plane = beam * lit + haze * (0.5 + 0.5 * up) + 0.1 * (beam * height + haze) * (1 - up)
      power = inverterPower(
        plant,
        ageing,
        plane,
        airTemperature(sky, (minutes[index] as number) / 60),
        cooling,
      )
      if (power < plant.acLimit * 0.004) power = 0
    }
    out[index] = power
    const turned = cosH * turnCos - sinH * turnSin
    sinH = sinH * turnCos + cosH * turnSin
    cosH = turned
  }
  fit(out, frame.slots, dayProduction(seed, plant, day), plant.acLimit)
}

/** Stretches a curve to a given sum of whole watts, without passing the inverter's limit where that can be. */
function fit(out: Float64Array, slots: number, wanted: number, limit: number): void {
  for (let round = 0; round < 5; round++) {
    let full = 0
    let open = 0
    for (let index = 0; index < slots; index++) {
      const value = out[index] as number
      if (value >= limit) full += value
      else open += value
    }
    if (full + open === 0 || wanted === 0) break
    const factor = open > 0 && wanted > full ? (wanted - full) / open : wanted / (full + open)
    const all = !(open > 0 && wanted > full)
    let over = false
    for (let index = 0; index < slots; index++) {
      const value = out[index] as number
      if (value >= limit && !all) continue
      const next = value * factor
      over ||= next > limit
      out[index] = Math.min(next, limit)
    }
    if (!over) break
  }
  // Rounding hands its remainder on, so that the whole watts add up to what is wanted.
  let exact = 0
  let given = 0
  let sum = 0
  for (let index = 0; index < slots; index++) sum += out[index] as number
  const left = sum > 0 ? wanted / sum : 0
  for (let index = 0; index < slots; index++) {
    exact += (out[index] as number) * left
    const whole = Math.round(exact) - given
    given += whole
    out[index] = whole
  }
  // A day that is dark in the model but not in the books: a little light around its middle.
  if (sum === 0 && wanted > 0) out.fill(Math.floor(wanted / 12), (slots >> 1) - 6, (slots >> 1) + 6)
  if (sum === 0 && wanted > 0) out[slots >> 1] = (out[slots >> 1] as number) + (wanted % 12)
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
  fillMinutes(plant.place.zone, frame)
  fillProduction(seed, plant, day, frame, out.gen)
  const { slots } = frame
  weaken(plant, frame.from, slots, out.gen)
  if (!plant.load) {
    for (const name of SERIES) if (name !== 'gen') out[name].fill(0, 0, slots)
    for (let index = 0; index < slots; index++) {
      out.grid[index] = out.genForGrid[index] = out.gen[index] as number
    }
    leaveOut(plant, frame, out)
    return 0
  }
  const winter = Math.cos((2 * Math.PI * (day - 18)) / 365.25) * (plant.latitude >= 0 ? 1 : -1)
  fillLoad(plant.seed, plant.load, day, frame.from / SLOT, slots, minutes, winter, demand)
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
    genForGrid: genForGridOf,
    genForCharge: genForChargeOf,
    useFromGen: useFromGenOf,
    useFromBuy: useFromBuyOf,
    useFromDischarge: useFromDischargeOf,
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
    genForGridOf[index] = surplus
    genForChargeOf[index] = charge
    useFromGenOf[index] = direct
    useFromBuyOf[index] = missing
    useFromDischargeOf[index] = discharge
  }
  leaveOut(plant, frame, out)
  return level
}
