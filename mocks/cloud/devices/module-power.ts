import type { Engine } from '../energy/engine'
import { frameOf } from '../energy/simulate'
import type { SimPlant } from '../plants/plant'
import { SLOT } from '../place/zone'
import { inverterShare } from './electrics'
import { type ModuleField, moduleField, ownModules } from './module-field'
import { lightAt } from './module-light'
import { trackerShares } from './strings'

/** W per 5-minute slot to kWh. */
const SLOT_KWH = 1 / 12_000

/** Share of the plant's power by module: inverter, then string, then the light on it; even where nothing measures it. */
export function moduleShares(plant: SimPlant, field: ModuleField, at: number): Float64Array {
  const light = lightAt(plant, at)
  const own = light !== null && light.length === field.modules.length
  const weightOf = (number: number) => (own ? (light[number] ?? 0) : 1)
  const strings = new Map<number, { share: number; weight: number }>()
  for (let inverter = 0; inverter < plant.inverters; inverter++) {
    const part = inverterShare(plant, inverter, at)
    trackerShares(plant, inverter, at).forEach((share, string) =>
      strings.set(inverter * 8 + string, { share: part * share, weight: 0 }),
    )
  }
  const stringOf = (one: { inverter: number; string: number }) => strings.get(one.inverter * 8 + one.string)
  for (const one of field.modules) {
    const string = stringOf(one)
    if (string) string.weight += weightOf(one.number)
  }
  const shares = new Float64Array(field.modules.length)
  for (const one of field.modules) {
    const { share = 0, weight = 0 } = stringOf(one) ?? {}
    shares[one.number] = weight > 0 ? (share * weightOf(one.number)) / weight : 0
  }
  // A few modules leave trackers without any.
  const total = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((one) => (total > 0 ? one / total : 1 / shares.length))
}

const energies = new WeakMap<SimPlant, Map<string, Float64Array>>()

/** kWh of each module in the first slots of a day. */
export function moduleEnergies(
  engine: Engine,
  plant: SimPlant,
  field: ModuleField,
  day: number,
  upto: number,
): Float64Array {
  const known = energies.get(plant) ?? new Map<string, Float64Array>()
  energies.set(plant, known)
  const key = `${field.modules.length} ${day} ${upto}`
  const before = known.get(key)
  if (before) return before
  const sums = new Float64Array(field.modules.length)
  const { from } = frameOf(plant.place.zone, day)
  const made = upto > 0 ? engine.run(plant, day).series.gen : new Float32Array()
  for (let slot = 0; slot < upto; slot++) {
    const watts = made[slot] ?? 0
    if (watts <= 0) continue
    const shares = moduleShares(plant, field, from + slot * SLOT)
    for (let one = 0; one < sums.length; one++)
      sums[one] = (sums[one] ?? 0) + watts * (shares[one] ?? 0) * SLOT_KWH
  }
  if (known.size > 40) known.clear()
  known.set(key, sums)
  return sums
}

/** Those with electronics of their own; null for a plant without. */
export function ownField(plant: SimPlant): ModuleField | null {
  const count = ownModules(plant)
  return count === null ? null : moduleField(plant, count, true)
}
