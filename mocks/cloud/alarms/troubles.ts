import type { SimPlant } from '../plants/plant'
import type { Trouble } from './trouble'
import { SLOT } from '../place/zone'

/** Ours: what a string that failed takes from its inverter. */
export const STRING_SHARE = 0.35

/** The silence of a logger that a plant is in, if any. */
export function silenceAt(plant: SimPlant, now: number): Trouble | null {
  return plant.troubles.find(({ kind, from, to }) => kind === 'silent' && from <= now && now < to) ?? null
}

export const stringFaults = (plant: SimPlant, from: number, to: number) =>
  plant.troubles.filter((one) => one.kind === 'string' && one.from < to && one.to > from)

/** Takes from a day's production (W per slot) what failed strings do not give. */
export function weaken(plant: SimPlant, from: number, slots: number, gen: Float64Array): void {
  for (const fault of stringFaults(plant, from, from + slots * SLOT)) {
    const left = 1 - STRING_SHARE / plant.inverters
    const first = Math.max(0, Math.ceil((fault.from - from) / SLOT))
    const last = Math.min(slots, Math.ceil((fault.to - from) / SLOT))
    for (let slot = first; slot < last; slot++) gen[slot] = Math.round((gen[slot] as number) * left)
  }
}
