import { STRING_SHARE, stringFaults } from '../alarms/troubles'
import type { SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { SLOT } from '../place/zone'

/*
 * What happens inside a device, so that sums agree at each level: trackers make up an inverter's DC power, inverters the
 * plant's production, phases a meter's power, cells a battery's voltage.
 */

/** Trackers of one inverter, as many as the wire has names for. */
export function trackersOf(plant: SimPlant): number {
  const kilowatts = plant.acLimit / 1000 / plant.inverters
  return kilowatts <= 15 ? 2 : kilowatts <= 35 ? 3 : 4
}

/** Strings that failed at an instant, of one inverter. */
export function faultsOf(plant: SimPlant, index: number, at: number): number {
  if (plant.troubles.length === 0) return 0
  return stringFaults(plant, at, at + SLOT).filter(({ device }) => device % plant.inverters === index).length
}

export const leftOf = (faults: number) => (1 - STRING_SHARE) ** faults

/** Share of the plant's power that an inverter makes at an instant: one with a failed string makes less. */
export function inverterShare(plant: SimPlant, index: number, at: number): number {
  if (plant.troubles.length === 0) return 1 / plant.inverters
  const parts = Array.from({ length: plant.inverters }, (_, one) => leftOf(faultsOf(plant, one, at)))
  return (parts[index] ?? 1) / parts.reduce((sum, part) => sum + part, 0)
}

/** DC power (W) behind an AC power: own use, and losses that grow with the load. */
export function dcPower(ac: number, rated: number): number {
  return ac <= 0 ? 0 : ac + 0.003 * rated + 0.008 * ac + (0.013 * ac * ac) / rated
}

/** Volts of a tracker: a string that carries nothing stands at its open circuit. */
export function trackerVoltage(plant: SimPlant, tracker: number, dc: number, lit: boolean): number {
  if (!lit) return 0
  const base = 372 + 12 * unit(mix(plant.seed, 720), tracker) + Math.min(40, dc / 120)
  return dc > 0 ? base : base * 1.14
}

/** Whether meter and inverters have three phases (as in C60). */
export const threePhase = (plant: SimPlant) => plant.capacity > 5

/** How far phases lie apart: what people switch on lies on one of them, an inverter feeds all three alike. */
const UNEVEN = { grid: 0.12, output: 0.008 } as const

/** A power (W) spread over the phases, never evenly; the last one closes the sum. */
export function phasePower(
  plant: SimPlant,
  side: keyof typeof UNEVEN,
  power: number,
  phase: number,
  slot: number,
): number {
  if (!threePhase(plant)) return phase === 0 ? power : 0
  const wave = (one: number) =>
    1 / 3 + UNEVEN[side] * (unit(mix(plant.seed, 730 + one), Math.floor(slot / 6)) - 0.5)
  const first = Math.round(power * wave(0))
  const second = Math.round(power * wave(1))
  return [first, second, Math.round(power) - first - second][phase] ?? 0
}

export const phaseVoltage = (plant: SimPlant, phase: number, slot: number) =>
  229 + 3 * unit(mix(plant.seed, 740 + phase), 0) + 2 * unit(mix(plant.seed, 750 + phase), slot)

/** Volts and °C of a module with electronics of its own, from what it gives. */
export const moduleVoltage = (watts: number) => (watts > 0 ? 38 + Math.min(6, watts / 1000) : 0)
export const moduleTemperature = (air: number, watts: number, rated: number) =>
  air + (rated > 0 ? (watts / rated) * 29 : 0)

/** Cells of a battery, in series. */
export const CELLS = 16

export const packVoltage = (soc: number) => 48 + soc * 0.055

/** Volts of a cell: apart by some millivolts, and their sum is the pack's. */
export function cellVoltage(plant: SimPlant, cell: number, soc: number): number {
  const apart = (one: number) => 0.012 * (unit(mix(plant.seed, 760), one) - 0.5)
  const middle =
    Array.from({ length: CELLS }, (_, one) => apart(one)).reduce((sum, one) => sum + one, 0) / CELLS
  return packVoltage(soc) / CELLS + apart(cell) - middle
}

/** Signal of a logger in percent at an instant: it wavers around what its place allows. */
export function signalAt(plant: SimPlant, deviceId: number, slot: number): number {
  const usual = 40 + (mix(plant.seed, 70 + (deviceId % 1000)) % 56)
  return Math.max(1, Math.min(100, usual + Math.round(6 * (unit(mix(plant.seed, 770), slot) - 0.5))))
}
