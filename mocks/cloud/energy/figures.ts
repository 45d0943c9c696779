import { booked } from './books'
import { NO_SUMS, type Sums } from './engine'
import { carries, type SimPlant } from '../plants/plant'
import type { SeriesName } from './simulate'

export type Fields = Record<string, unknown>

/** The fields whose names pass. */
export function kept(fields: Fields, test: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => test(name)))
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
export const kwh = (value: number) => round(value, 2)
export const fraction = (value: number) => round(value, 4)
const percent = (part: number, whole: number) => (whole > 0 ? round((part / whole) * 100, 2) : null)
export const degrees = (value: number) => round(value, 1)

/** Lifetime counter of a device that lost its mind (seen in the wild, wire contract 1.7). */
export const MAD_COUNTER = 127_155_914.6

/** W on the wire by slot; null where the grid type has no such figure, or the way is not in use. */
export function powerFields(plant: SimPlant, power: Record<SeriesName, number> | null): Fields {
  const has = carries(plant.gridType)
  const sign = plant.quirks.reversedSigns ? -1 : 1
  const p = power
  const wire = p ? p.buy - p.grid : 0
  const battery = p ? p.discharge - p.charge : 0
  const idle = plant.quirks.reversedSigns ? 7 : 0
  const wireStatus = wire > 0 ? 'PURCHASE' : wire < 0 ? 'GRID_CONNECTED' : 'STATIC'
  const batteryStatus = battery > 0 ? 'DISCHARGE' : battery < 0 ? 'CHARGE' : 'STATIC'
  return {
    generationPower: p ? p.gen : null,
    usePower: p && has.load ? p.use : null,
    wirePower: p && has.grid ? wire * sign || 0 : null,
    buyPower: p && has.buy && p.buy > 0 ? p.buy * sign : null,
    gridPower: p && has.grid && (p.grid > 0 || !has.load) ? p.grid : null,
    batteryPower: p && has.battery ? battery * sign || idle : null,
    chargePower: p && has.battery && p.charge > 0 ? p.charge * sign : null,
    dischargePower: p && has.battery && p.discharge > 0 ? p.discharge : null,
    batterySoc: p && has.battery ? p.soc : null,
    genStatus: p ? (p.gen > 0 ? 'OUT' : 'STATIC') : null,
    useStatus: p && has.load ? 'IN' : null,
    wireStatus: p && has.grid ? wireStatus : null,
    batteryStatus: p && has.battery ? batteryStatus : null,
  }
}

const ENERGIES = [
  ['generation', 'gen'],
  ['use', 'use'],
  ['grid', 'grid'],
  ['buy', 'buy'],
  ['charge', 'charge'],
  ['discharge', 'discharge'],
] as const

function carried(plant: SimPlant, name: (typeof ENERGIES)[number][1]): boolean {
  const has = carries(plant.gridType)
  if (name === 'gen') return true
  if (name === 'use') return has.load
  if (name === 'grid') return has.grid
  return name === 'buy' ? has.buy : has.battery
}

/** `generationValue` and its sisters with a suffix, kWh; null sums mean the plant never reported. */
export function energyFields(plant: SimPlant, suffix: string, sums: Sums | null): Fields {
  const book = sums && booked(sums)
  return Object.fromEntries(
    ENERGIES.map(([wire, name]) => [`${wire}${suffix}`, book && carried(plant, name) ? book[name] : null]),
  )
}

/** Where production went and where the load came from, kWh (wire contract C80). */
export function splitFields(plant: SimPlant, sums: Sums): Fields {
  const has = carries(plant.gridType)
  const book = booked(sums)
  return {
    genForCharge: has.battery ? book.genForCharge : null,
    genForUse: has.load ? book.genForUse : null,
    genForGrid: has.grid ? book.genForGrid : null,
    useFromGen: has.load ? book.useFromGen : null,
    useFromDischarge: has.battery ? book.useFromDischarge : null,
    useFromBuy: has.buy ? book.useFromBuy : null,
  }
}

/** Percent of production and of consumption; a suffix for month and year. */
export function ratioFields(plant: SimPlant, exact: Sums, suffix = ''): Fields {
  const has = carries(plant.gridType)
  const sums = booked(exact)
  return {
    [`generationRatio${suffix}`]: has.load ? percent(sums.genForUse, sums.gen) : null,
    [`gridRatio${suffix}`]: has.grid ? percent(sums.genForGrid, sums.gen) : null,
    [`useRatio${suffix}`]: has.load ? percent(sums.useFromGen, sums.use) : null,
    [`buyRatio${suffix}`]: has.buy ? percent(sums.useFromBuy, sums.use) : null,
    ...(suffix === ''
      ? {
          chargeRatio: has.battery ? percent(sums.genForCharge, sums.gen) : null,
          useDischargeRatio: has.battery ? percent(sums.useFromDischarge, sums.use) : null,
        }
      : {}),
  }
}

/** Load covered by own energy, kWh. */
export function ownCover(plant: SimPlant, sums: Sums): number | null {
  const { useFromGen, useFromDischarge } = booked(sums)
  return carries(plant.gridType).load ? kwh(useFromGen + useFromDischarge) : null
}

/** Production that stayed in the house, kWh. */
export function ownUse(plant: SimPlant, sums: Sums): number | null {
  const { genForUse, genForCharge } = booked(sums)
  return carries(plant.gridType).load ? kwh(genForUse + genForCharge) : null
}

export function income(plant: SimPlant, generation: number): number {
  return round(generation * plant.price, 2)
}

/** kWh per kWp, hours. */
export function fullHours(plant: SimPlant, generation: number): number {
  return round(generation / plant.capacity, 2)
}

/** Energies of a span as the history calls return them, with splits and ratios. */
export function periodFields(plant: SimPlant, sums: Sums = NO_SUMS): Fields {
  return {
    ...energyFields(plant, 'Value', sums),
    incomeValue: income(plant, sums.gen),
    fullPowerHoursDay: fullHours(plant, sums.gen),
    ...kept(ratioFields(plant, sums), (name) => name !== 'chargeRatio' && name !== 'useDischargeRatio'),
    ...splitFields(plant, sums),
    selfGenAndUseValue: ownUse(plant, sums),
    selfSufficiencyValue: ownCover(plant, sums),
  }
}
