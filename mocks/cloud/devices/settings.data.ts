import type { SimDeviceType } from './devices'
import type { SimPlant } from '../plants/plant'

/** Ours: what the writable parameters of a device are; the vendor's are not public. */
export interface Setting {
  key: string
  en: string
  /** Group of the order that writes it. */
  group: string
  types: readonly SimDeviceType[]
  unit: string | null
  /** A number in this range and of these steps, or one of these codes. */
  range?: { min: number; max: number; step: number }
  choices?: readonly { code: string; en: string }[]
  effect: 'BATTERY' | 'PRODUCTION' | 'GRID' | 'SUPPLY'
  risk: 'LOW' | 'MEDIUM' | 'HIGH'
  initial: (plant: SimPlant) => string
  /** What the device makes of a value that was sent; the value itself unless given. */
  kept?: (plant: SimPlant, value: number) => number
  at?: (plant: SimPlant) => boolean
}

const ON_OFF = [
  { code: '1', en: 'On' },
  { code: '0', en: 'Off' },
]
const INV = ['INVERTER'] as const
const SWITCHES = ['SOCKET', 'SMART_LOAD', 'SMART_SWITCH', 'WATER_PUMP', 'CHARGE_PORT', 'FAN'] as const
const stored = (plant: SimPlant) => plant.battery !== null && plant.battery !== undefined
/** A, of what the battery takes. */
const limit = (plant: SimPlant) => Math.floor((plant.battery?.power ?? 0) / 48)
const currents = { min: 0, max: 150, step: 1 }

// oxfmt-ignore
export const SETTINGS: readonly Setting[] = [
  { key: 'SYS_WORK_MODE', en: 'Work mode', group: 'BATTERY', types: INV, unit: null, effect: 'BATTERY', risk: 'LOW', at: stored,
    choices: [{ code: 'LOAD', en: 'Own use first' }, { code: 'SELL', en: 'Sell first' }, { code: 'CHARGE', en: 'Charge first' }],
    initial: () => 'LOAD' },
  { key: 'B_SOC_MIN', en: 'Lowest state of charge', group: 'BATTERY', types: INV, unit: '%', range: { min: 5, max: 60, step: 1 }, effect: 'BATTERY', risk: 'LOW', at: stored, initial: () => '15' },
  { key: 'B_CHG_MAX', en: 'Highest charge current', group: 'BATTERY', types: INV, unit: 'A', range: currents, effect: 'BATTERY', risk: 'MEDIUM', at: stored,
    initial: (plant) => String(limit(plant)), kept: (plant, value) => Math.min(value, limit(plant)) },
  { key: 'ACT_P_LIM', en: 'Active power limit', group: 'POWER', types: INV, unit: '%', range: { min: 0, max: 100, step: 1 }, effect: 'PRODUCTION', risk: 'MEDIUM', initial: () => '100' },
  { key: 'P_F_SET', en: 'Power factor', group: 'GRID', types: INV, unit: null, range: { min: 0.8, max: 1, step: 0.01 }, effect: 'GRID', risk: 'HIGH', initial: () => '1' },
  { key: 'GRID_STD', en: 'Grid standard', group: 'GRID', types: INV, unit: null, effect: 'GRID', risk: 'HIGH',
    choices: [{ code: 'VDE4105', en: 'VDE-AR-N 4105' }, { code: 'EN50549', en: 'EN 50549-1' }, { code: 'G99', en: 'G99' }],
    initial: () => 'EN50549' },
  { key: 'SWITCH', en: 'Switch', group: 'SWITCH', types: SWITCHES, unit: null, choices: ON_OFF, effect: 'SUPPLY', risk: 'LOW', initial: () => '1' },
]

export const settingsOf = (plant: SimPlant, type: SimDeviceType): readonly Setting[] =>
  SETTINGS.filter((one) => one.types.includes(type) && (one.at?.(plant) ?? true))
