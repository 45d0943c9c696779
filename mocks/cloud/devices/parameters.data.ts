import { DEVICE_TYPES } from '../../../src/domain/devices/device'
import type { SimDeviceType } from './devices'
import {
  cellVoltage,
  CELLS,
  dcPower,
  moduleVoltage,
  packVoltage,
  phasePower,
  phaseVoltage,
  signalAt,
  threePhase,
  trackersOf,
  trackerVoltage,
} from './electrics'
import { trackerShares } from './strings'
import type { GROUPS, Reading } from './reading'
import type { SimPlant } from '../plants/plant'
import { SLOT } from '../place/zone'

export interface Parameter {
  key: string
  en: string
  unit: string | null
  group: (typeof GROUPS)[number]['tag']
  types: readonly SimDeviceType[]
  /** Types that always have it, whatever the plant carries. */
  own?: readonly SimDeviceType[]
  /** Number or text, as the device says it. */
  value: (reading: Reading) => number | string
  /** kWh of a span, for bars; absent for what is no energy. */
  energy?: 'gen' | 'use' | 'buy' | 'grid' | 'charge' | 'discharge'
  /** Code of a text, beside it. */
  code?: (reading: Reading) => number
  decimals?: 0 | 2 | 3
  /** Whether a device at this plant has it; always unless given. */
  at?: (plant: SimPlant) => boolean
}

const INV: readonly SimDeviceType[] = ['INVERTER']
const BAT: readonly SimDeviceType[] = ['INVERTER', 'BATTERY']
const MET: readonly SimDeviceType[] = ['INVERTER', 'METER']
const MOD: readonly SimDeviceType[] = ['OPTIMIZER', 'MICRO_INVERTER']
const LOG: readonly SimDeviceType[] = ['COLLECTOR']
const LOADS: readonly SimDeviceType[] = [
  'SOCKET',
  'SMART_LOAD',
  'SMART_SWITCH',
  'UPS_LOAD',
  'CHARGE_PORT',
  'AIR_CONDITIONING',
  'FAN',
  'WATER_PUMP',
]
const ALL: readonly SimDeviceType[] = DEVICE_TYPES

const gen = (r: Reading) => r.power.gen * r.part
const rated = (r: Reading) => r.plant.acLimit / r.plant.inverters
/** Whole watts, as the row of the device has them: a share of two of them is the same everywhere. */
const ac = (r: Reading) => Math.round(gen(r))
const dc = (r: Reading) => Math.round(dcPower(ac(r), rated(r)))
const slot = (r: Reading) => Math.floor(r.at / SLOT)
const tracker = (r: Reading, one: number) => dc(r) * (trackerShares(r.plant, r.index, r.at)[one] ?? 0)
const volts = (r: Reading, one: number) => trackerVoltage(r.plant, one, tracker(r, one), gen(r) > 0)
const amps = (r: Reading, one: number) => (gen(r) > 0 ? tracker(r, one) / volts(r, one) : 0)
const gridPhase = (r: Reading, phase: number) => phasePower(r.plant, 'grid', wire(r), phase, slot(r))
const outputPhase = (r: Reading, phase: number) => phasePower(r.plant, 'output', ac(r), phase, slot(r))
const cell = (r: Reading, one: number) => cellVoltage(r.plant, one, r.power.soc)
const cells = (r: Reading) => Array.from({ length: CELLS }, (_, one) => cell(r, one))
const extreme = (r: Reading, best: (...values: number[]) => number) => best(...cells(r))
const placeOf = (r: Reading, best: (...values: number[]) => number) => cells(r).indexOf(extreme(r, best)) + 1
const load = (r: Reading) => (r.power.use * (4 + (r.deviceId % 9))) / 100
const wire = (r: Reading) => r.power.buy - r.power.grid
const flow = (r: Reading) => r.power.discharge - r.power.charge
const pack = (r: Reading) => packVoltage(r.power.soc)
const moduleVolts = (r: Reading) => moduleVoltage(gen(r))
const state = (value: number, up: number, down: number) => (value > 0 ? up : value < 0 ? down : 1000)

// oxfmt-ignore
export const PARAMETERS: readonly Parameter[] = [
  { key: 'SN1', en: 'SN', unit: null, group: 'basic', types: ALL, value: (r) => r.serial },
  { key: 'INV_MOD1', en: 'Inverter type', unit: null, group: 'basic', types: INV,
    value: (r) => (r.plant.battery ? 'Three-phase HV hybrid' : 'String inverter'), code: (r) => (r.plant.battery ? 1015 : 1001) },
  { key: 'Pr1', en: 'Rated power', unit: 'W', group: 'basic', types: INV, value: rated, decimals: 0 },
  { key: 'SYSTIM1', en: 'System time', unit: null, group: 'basic', types: INV, value: (r) => r.clock },
  { key: 'PTCv1', en: 'Protocol version', unit: null, group: 'version', types: INV, value: () => '0104' },
  { key: 'MAIN', en: 'Main firmware', unit: null, group: 'version', types: INV, value: (r) => r.firmware ?? '' },
  { key: 'HMI', en: 'Display firmware', unit: null, group: 'version', types: INV, value: () => '1001-C017' },
  { key: 'MDUv1', en: 'Logger firmware', unit: null, group: 'version', types: LOG, value: (r) => r.firmware ?? '' },
  { key: 'DV1', en: 'DC voltage PV1', unit: 'V', group: 'electric', types: MOD, value: moduleVolts },
  { key: 'DC1', en: 'DC current PV1', unit: 'A', group: 'electric', types: MOD, value: (r) => (gen(r) > 0 ? gen(r) / moduleVolts(r) : 0) },
  { key: 'DP1', en: 'DC power PV1', unit: 'W', group: 'electric', types: MOD, value: gen },
  ...[0, 1, 2, 3].flatMap((one): Parameter[] => {
    const common = { unit: 'V', group: 'electric', types: INV, at: (plant: SimPlant) => one < trackersOf(plant) } as const
    const name = `PV${one + 1}`
    return [
      { ...common, key: `DV${one + 1}`, en: `DC voltage ${name}`, value: (r) => volts(r, one) },
      { ...common, key: `DC${one + 1}`, en: `DC current ${name}`, unit: 'A', value: (r) => amps(r, one) },
      { ...common, key: `DP${one + 1}`, en: `DC power ${name}`, unit: 'W', value: (r) => tracker(r, one) },
    ]
  }),
  { key: 'DPi_t1', en: 'Total DC input power', unit: 'W', group: 'electric', types: INV, value: dc },
  ...['R', 'S', 'T'].flatMap((phase, one): Parameter[] => {
    const common = { group: 'electric', types: INV, at: (plant: SimPlant) => one === 0 || threePhase(plant) } as const
    return [
      { ...common, key: `AV${one + 1}`, en: `AC voltage ${phase}`, unit: 'V', value: (r) => phaseVoltage(r.plant, one, slot(r)) },
      { ...common, key: `AC${one + 1}`, en: `AC current ${phase}`, unit: 'A', value: (r) => outputPhase(r, one) / phaseVoltage(r.plant, one, slot(r)) },
      { ...common, key: `INV_O_P_L${one + 1}`, en: `Inverter output power ${phase}`, unit: 'W', value: (r) => outputPhase(r, one) },
    ]
  }),
  { key: 'A_Fo1', en: 'AC frequency', unit: 'Hz', group: 'electric', types: INV, value: (r) => 50 + ((r.power.gen % 5) - 2) / 100 },
  { key: 'APo_t1', en: 'AC output power', unit: 'W', group: 'electric', types: INV, value: ac },
  { key: 'Etdy_ge1', en: 'Daily production', unit: 'kWh', group: 'electric', types: INV, value: (r) => r.day.gen * r.share, energy: 'gen' },
  { key: 'Etdy_g1', en: 'Daily production', unit: 'kWh', group: 'electric', types: MOD, value: (r) => r.day.gen * r.share, energy: 'gen' },
  { key: 'Et_ge0', en: 'Cumulative\u00a0production', unit: 'kWh', group: 'electric', types: INV, value: (r) => r.life.gen * r.share },
  { key: 'PG_Pt1', en: 'Total grid power', unit: 'W', group: 'grid', types: MET, value: wire },
  { key: 'PG_F1', en: 'Grid frequency', unit: 'Hz', group: 'grid', types: MET, value: (r) => 50 + ((r.power.use % 5) - 2) / 100 },
  ...[0, 1, 2].flatMap((one): Parameter[] => {
    const common = { group: 'grid', types: MET, at: (plant: SimPlant) => one === 0 || threePhase(plant) } as const
    const name = `L${one + 1}`
    return [
      { ...common, key: `G_V_${name}`, en: `Grid voltage ${name}`, unit: 'V', value: (r) => phaseVoltage(r.plant, one, slot(r)) },
      { ...common, key: `G_C_${name}`, en: `Grid current ${name}`, unit: 'A', value: (r) => Math.abs(gridPhase(r, one)) / phaseVoltage(r.plant, one, slot(r)) },
      { ...common, key: `G_P_${name}`, en: `Grid power ${name}`, unit: 'W', value: (r) => gridPhase(r, one) },
    ]
  }),
  { key: 'ST_PG1', en: 'Grid status', unit: null, group: 'grid', types: INV,
    value: (r) => (wire(r) > 0 ? 'Purchasing energy' : wire(r) < 0 ? 'Grid connected' : 'Static'), code: (r) => state(wire(r), 1002, 1001) },
  { key: 'E_B_D', en: 'Daily energy bought', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.day.buy, energy: 'buy' },
  { key: 'E_S_D', en: 'Daily energy sold', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.day.grid, energy: 'grid' },
  { key: 'E_B_TO', en: 'Total energy bought', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.life.buy },
  { key: 'E_S_TO', en: 'Total energy sold', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.life.grid },
  { key: 'E_Puse_t1', en: 'Total consumption power', unit: 'W', group: 'consumption', types: INV, value: (r) => r.power.use },
  { key: 'Etdy_use1', en: 'Daily consumption', unit: 'kWh', group: 'consumption', types: INV, value: (r) => r.day.use, energy: 'use' },
  { key: 'E_C_T', en: 'Total consumption', unit: 'kWh', group: 'consumption', types: INV, value: (r) => r.life.use },
  { key: 'B_ST1', en: 'Battery status', unit: null, group: 'battery', types: BAT,
    value: (r) => (flow(r) > 0 ? 'Discharging' : flow(r) < 0 ? 'Charging' : 'Static'), code: (r) => state(flow(r), 1002, 1001) },
  { key: 'B_V1', en: 'Battery voltage', unit: 'V', group: 'battery', types: BAT, value: pack },
  { key: 'B_C1', en: 'Battery current', unit: 'A', group: 'battery', types: BAT, value: (r) => flow(r) / pack(r) },
  { key: 'B_P1', en: 'Battery power', unit: 'W', group: 'battery', types: BAT, value: flow },
  { key: 'B_left_cap1', en: 'SOC', unit: '%', group: 'battery', types: BAT, value: (r) => r.power.soc, decimals: 0 },
  { key: 'B_TYP1', en: 'Battery type', unit: null, group: 'battery', types: BAT, value: () => 'Lithium battery', code: () => 1025 },
  { key: 'Etdy_cg1', en: 'Daily charging energy', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.day.charge, energy: 'charge' },
  { key: 'Etdy_dcg1', en: 'Daily discharging energy', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.day.discharge, energy: 'discharge' },
  { key: 't_cg_n1', en: 'Total charging energy', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.life.charge },
  { key: 't_dcg_n1', en: 'Total discharging energy', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.life.discharge },
  { key: 'BMST', en: 'BMS temperature', unit: '℃', group: 'bms', types: BAT, value: (r) => 16 + r.air * 0.3 },
  { key: 'BMS_SOC', en: 'BMS SOC', unit: '%', group: 'bms', types: BAT, value: (r) => r.power.soc, decimals: 0 },
  { key: 'BMS_C_C_L', en: 'Charge current limit', unit: 'A', group: 'bms', types: BAT, value: (r) => (r.plant.battery?.power ?? 0) / 48 },
  { key: 'BMS_D_C_L', en: 'Discharge current limit', unit: 'A', group: 'bms', types: BAT, value: (r) => (r.plant.battery?.power ?? 0) / 48 },
  { key: 'BMS_C_V', en: 'Charge voltage', unit: 'V', group: 'bms', types: BAT, value: () => 56.4 },
  { key: 'BMS_D_V', en: 'Discharge voltage', unit: 'V', group: 'bms', types: BAT, value: () => 46 },
  { key: 'Li_B_SOH', en: 'Battery SOH', unit: '%', group: 'bms', types: BAT,
    value: (r) => 100 - (r.life.discharge / (r.plant.battery?.capacity ?? 10)) * 0.0033 },
  { key: 'B_R_CAP', en: 'Rated capacity', unit: 'Ah', group: 'bms', types: BAT, value: (r) => ((r.plant.battery?.capacity ?? 0) * 1000) / 51.2 },
  { key: 'NUMcyc1', en: 'Cycles', unit: null, group: 'bms', types: ['BATTERY'],
    value: (r) => String(Math.floor(r.life.discharge / (r.plant.battery?.capacity ?? 10))) },
  { key: 'MAX_C_V', en: 'Highest cell voltage', unit: 'V', group: 'bms', types: ['BATTERY'], decimals: 3, value: (r) => extreme(r, Math.max) },
  { key: 'VCM_BCU', en: 'Cell with the highest voltage', unit: null, group: 'bms', types: ['BATTERY'], value: (r) => String(placeOf(r, Math.max)) },
  { key: 'MIN_C_V', en: 'Lowest cell voltage', unit: 'V', group: 'bms', types: ['BATTERY'], decimals: 3, value: (r) => extreme(r, Math.min) },
  { key: 'VCMN_BCU', en: 'Cell with the lowest voltage', unit: null, group: 'bms', types: ['BATTERY'], value: (r) => String(placeOf(r, Math.min)) },
  { key: 'T_C_MAX', en: 'Highest cell temperature', unit: '℃', group: 'bms', types: ['BATTERY'], value: (r) => 16.4 + r.air * 0.32 },
  { key: 'T_C_MIN', en: 'Lowest cell temperature', unit: '℃', group: 'bms', types: ['BATTERY'], value: (r) => 14.7 + r.air * 0.3 },
  ...Array.from({ length: CELLS }, (_, one): Parameter => ({
    key: `V_SC${one}`, en: `Cell voltage ${one + 1}`, unit: 'V', group: 'bms', types: ['BATTERY'], decimals: 3, value: (r) => cell(r, one),
  })),
  { key: 'B_T1', en: 'Battery temperature', unit: '℃', group: 'temperature', types: ['BATTERY'], value: (r) => 15 + r.air * 0.32 },
  { key: 'AC_T', en: 'Heat sink temperature', unit: '℃', group: 'temperature', types: INV,
    value: (r) => r.air + 6 + (32 * r.power.gen) / r.plant.acLimit },
  { key: 'ENV_T', en: 'Ambient temperature', unit: '℃', group: 'temperature', types: ['WEATHER_STATION'], value: (r) => r.air },
  { key: 'IRR', en: 'Irradiance', unit: 'W/m²', group: 'electric', types: ['WEATHER_STATION'],
    value: (r) => (r.power.gen / r.plant.capacity) * 1.12, decimals: 0 },
  { key: 'INV_ST1', en: 'Inverter status', unit: null, group: 'status', types: INV,
    value: (r) => (gen(r) > 0 ? 'Normal' : 'Standby'), code: (r) => (gen(r) > 0 ? 1002 : 1000) },
  { key: 'GRID_RELAY_ST1', en: 'Grid relay status', unit: null, group: 'status', types: INV, value: () => 'Pull-in', code: () => 1001 },
  { key: 'PV_T', en: 'Module temperature', unit: '℃', group: 'temperature', types: ['WEATHER_STATION'],
    value: (r) => r.air + (r.power.gen / r.plant.capacity) * 0.029 },
  // Ours: the wire contract has no name for these.
  { key: 'SIGNAL', en: 'Signal strength', unit: '%', group: 'status', types: LOG, decimals: 0, value: (r) => signalAt(r.plant, r.deviceId, slot(r)) },
  { key: 'LOAD_P', en: 'Load power', unit: 'W', group: 'consumption', types: LOADS, value: load },
  { key: 'LOAD_V', en: 'Load voltage', unit: 'V', group: 'consumption', types: LOADS, value: (r) => phaseVoltage(r.plant, 0, slot(r)) },
  { key: 'GEN_P_T', en: 'Generator power', unit: 'W', group: 'electric', types: ['GENERATOR'], value: (r) => r.power.generator },
  { key: 'UPS_P', en: 'UPS load power', unit: 'W', group: 'ups', types: INV, value: (r) => r.power.use * r.plant.ups },
]
