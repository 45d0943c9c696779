import type { SimPlant } from '../plants/plant'
import { fillLoad } from './load'
import { mix, NoiseWalk, unit } from '../random'
import { coolness, skyOf } from '../place/sky'
import { clearBeam, clearHaze, hourAngle, sunOfDay } from '../place/sun'
import { weaken } from '../alarms/troubles'
import { ageingOf, dayProduction, geometryOf, inverterPower } from './yield'
import { DAY, offsetAt, SLOT } from '../place/zone'

export interface DayFrame {
  from: number
  slots: number
}

/** Slots of the longest day that a zone has. */
export const LONGEST = 312
const minutes = new Float64Array(LONGEST)
const cool = new Float64Array(LONGEST)
/** First minute of the day that `minutes` are of; not a number for one of another length. */
let filled = Number.NaN

/** Minute on the wall of every slot, and the cosine of its air temperature; only a clock change needs asking slot by slot. */
function fillMinutes(zone: string, { from, slots }: DayFrame): void {
  const changes = slots !== 288
  const first = Math.round(((from + offsetAt(zone, from)) % DAY) / 60)
  // Most days of most plants begin at midnight and have 288 slots.
  if (filled === first && !changes) return
  filled = changes ? Number.NaN : first
  for (let index = 0; index < slots; index++) {
    const at = from + index * SLOT
    const minute = changes ? ((at + offsetAt(zone, at)) % DAY) / 60 : first + index * 5
    minutes[index] = minute
    cool[index] = coolness(minute / 60)
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
  const mean = (sky.high + sky.low) / 2
  const spread = (sky.high - sky.low) / 2
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
      const air = mean - spread * (cool[index] as number)
      power = inverterPower(plant, ageing, plane, air, cooling)
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

/** What a day of a plant gives and needs before anything is stored, W per slot. */
export interface Supply {
  gen: Float64Array
  /** Empty where the plant has no load. */
  demand: Float64Array
}

interface Kept extends Supply {
  plant: SimPlant | null
  seed: number
  day: number
}

/** Days in a row are asked for more than once: to follow the level of a battery, and then for themselves. */
const KEPT = 16
const recent: readonly Kept[] = Array.from({ length: KEPT }, () => ({
  plant: null,
  seed: 0,
  day: 0,
  gen: new Float64Array(LONGEST),
  demand: new Float64Array(LONGEST),
}))

/** Read it before the next day is asked for: the arrays are used again. */
export function supplyOf(seed: number, plant: SimPlant, day: number, frame: DayFrame): Supply {
  const kept = recent[((day % KEPT) + KEPT) % KEPT] as Kept
  if (kept.plant === plant && kept.seed === seed && kept.day === day) return kept
  Object.assign(kept, { plant, seed, day })
  fillMinutes(plant.place.zone, frame)
  fillProduction(seed, plant, day, frame, kept.gen)
  weaken(plant, frame.from, frame.slots, kept.gen)
  if (plant.load) {
    const winter = Math.cos((2 * Math.PI * (day - 18)) / 365.25) * (plant.latitude >= 0 ? 1 : -1)
    fillLoad(plant.seed, plant.load, day, frame.from / SLOT, frame.slots, minutes, winter, kept.demand)
  }
  return kept
}
