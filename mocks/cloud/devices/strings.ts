import type { SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { faultsOf, leftOf, trackersOf } from './electrics'
import { moduleField, ownModules } from './module-field'
import { lightAt } from './module-light'

/** By the light on their modules where those are known one by one, else nearly even. */
function soundShares(plant: SimPlant, index: number, at: number): number[] {
  const count = trackersOf(plant)
  const parts = new Array<number>(count).fill(0)
  const light = lightAt(plant, at)
  if (light) {
    for (const { inverter, string, number } of moduleField(plant, ownModules(plant) ?? 0, true).modules)
      if (inverter === index) parts[string] = (parts[string] ?? 0) + (light[number] ?? 0)
  }
  const sum = parts.reduce((total, one) => total + one, 0)
  if (sum > 0) return parts.map((one) => one / sum)
  const even = parts.map((_, one) => 0.985 + 0.03 * unit(mix(plant.seed, 700 + index), one))
  const whole = even.reduce((total, one) => total + one, 0)
  return even.map((one) => one / whole)
}

/** Shares of an inverter's DC power by tracker; a failed string is missing in one of them, the last first. */
export function trackerShares(plant: SimPlant, index: number, at: number): number[] {
  const shares = soundShares(plant, index, at)
  let missing = 1 - leftOf(faultsOf(plant, index, at))
  for (let one = shares.length - 1; one >= 0 && missing > 0; one--) {
    const taken = Math.min(shares[one] ?? 0, missing)
    shares[one] = (shares[one] ?? 0) - taken
    missing -= taken
  }
  const left = shares.reduce((total, one) => total + one, 0)
  return shares.map((one) => (left > 0 ? one / left : 1 / shares.length))
}
