import { DEVICE_TYPES } from '../../../src/domain/devices/device'
import type { SimDeviceType } from './devices'
import type { GROUPS, Reading } from './reading'

export interface Parameter {
  key: string
  en: string
  de: string
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
  decimals?: 0 | 2
}

const INV: readonly SimDeviceType[] = ['INVERTER']
const BAT: readonly SimDeviceType[] = ['INVERTER', 'BATTERY']
const MET: readonly SimDeviceType[] = ['INVERTER', 'METER']
const MOD: readonly SimDeviceType[] = ['OPTIMIZER', 'MICRO_INVERTER']
const LOG: readonly SimDeviceType[] = ['COLLECTOR']
const ALL: readonly SimDeviceType[] = DEVICE_TYPES

const gen = (r: Reading) => r.power.gen * r.share
const wire = (r: Reading) => r.power.buy - r.power.grid
const flow = (r: Reading) => r.power.discharge - r.power.charge
const pack = (r: Reading) => 48 + r.power.soc * 0.055
const dcVoltage = (r: Reading) => (gen(r) > 0 ? 380 + Math.min(60, gen(r) / 100) : 0)
const state = (value: number, up: number, down: number) => (value > 0 ? up : value < 0 ? down : 1000)

// prettier-ignore
export const PARAMETERS: readonly Parameter[] = [
  { key: 'SN1', en: 'SN', de: 'Seriennummer', unit: null, group: 'basic', types: ALL, value: (r) => r.serial },
  { key: 'INV_MOD1', en: 'Inverter type', de: 'Wechselrichtertyp', unit: null, group: 'basic', types: INV,
    value: (r) => (r.plant.battery ? 'Three-phase HV hybrid' : 'String inverter'), code: (r) => (r.plant.battery ? 1015 : 1001) },
  { key: 'Pr1', en: 'Rated power', de: 'Nennleistung', unit: 'W', group: 'basic', types: INV, value: (r) => r.plant.acLimit * r.share, decimals: 0 },
  { key: 'SYSTIM1', en: 'System time', de: 'Gerätezeit', unit: null, group: 'basic', types: INV, value: (r) => r.clock },
  { key: 'PTCv1', en: 'Protocol version', de: 'Protokollversion', unit: null, group: 'version', types: INV, value: () => '0104' },
  { key: 'MAIN', en: 'Main firmware', de: 'Haupt-Firmware', unit: null, group: 'version', types: INV, value: () => '1053-C034' },
  { key: 'HMI', en: 'Display firmware', de: 'Display-Firmware', unit: null, group: 'version', types: INV, value: () => '1001-C017' },
  { key: 'MDUv1', en: 'Logger firmware', de: 'Logger-Firmware', unit: null, group: 'version', types: LOG, value: () => 'LSW3_15_FFFF_1.0.78' },
  { key: 'DV1', en: 'DC voltage PV1', de: 'DC-Spannung PV1', unit: 'V', group: 'electric', types: [...INV, ...MOD],
    value: (r) => (r.share < 0.07 ? dcVoltage(r) / 10 : dcVoltage(r)) },
  { key: 'DC1', en: 'DC current PV1', de: 'DC-Strom PV1', unit: 'A', group: 'electric', types: [...INV, ...MOD],
    value: (r) => (gen(r) > 0 ? gen(r) / (r.share < 0.07 ? dcVoltage(r) / 10 : dcVoltage(r)) : 0) },
  { key: 'DP1', en: 'DC power PV1', de: 'DC-Leistung PV1', unit: 'W', group: 'electric', types: [...INV, ...MOD], value: gen },
  { key: 'DPi_t1', en: 'Total DC input power', de: 'DC-Eingangsleistung', unit: 'W', group: 'electric', types: INV, value: (r) => gen(r) * 1.03 },
  { key: 'AV1', en: 'AC voltage R', de: 'AC-Spannung L1', unit: 'V', group: 'electric', types: INV, value: (r) => 230 + (r.power.gen % 7) },
  { key: 'AC1', en: 'AC current R', de: 'AC-Strom L1', unit: 'A', group: 'electric', types: INV, value: (r) => gen(r) / 3 / 231 },
  { key: 'A_Fo1', en: 'AC frequency', de: 'AC-Frequenz', unit: 'Hz', group: 'electric', types: INV, value: (r) => 50 + ((r.power.gen % 5) - 2) / 100 },
  { key: 'APo_t1', en: 'AC output power', de: 'AC-Ausgangsleistung', unit: 'W', group: 'electric', types: INV, value: gen },
  { key: 'Etdy_ge1', en: 'Daily production', de: 'Tagesertrag', unit: 'kWh', group: 'electric', types: INV, value: (r) => r.day.gen * r.share, energy: 'gen' },
  { key: 'Etdy_g1', en: 'Daily production', de: 'Tagesertrag', unit: 'kWh', group: 'electric', types: MOD, value: (r) => r.day.gen * r.share, energy: 'gen' },
  { key: 'Et_ge0', en: 'Cumulative\u00a0production', de: 'Gesamtertrag', unit: 'kWh', group: 'electric', types: INV, value: (r) => r.life.gen * r.share },
  { key: 'PG_Pt1', en: 'Total grid power', de: 'Netzleistung', unit: 'W', group: 'grid', types: MET, value: wire },
  { key: 'PG_F1', en: 'Grid frequency', de: 'Netzfrequenz', unit: 'Hz', group: 'grid', types: MET, value: (r) => 50 + ((r.power.use % 5) - 2) / 100 },
  { key: 'G_V_L1', en: 'Grid voltage L1', de: 'Netzspannung L1', unit: 'V', group: 'grid', types: MET, value: (r) => 229 + (r.power.use % 6) },
  { key: 'ST_PG1', en: 'Grid status', de: 'Netzstatus', unit: null, group: 'grid', types: INV,
    value: (r) => (wire(r) > 0 ? 'Purchasing energy' : wire(r) < 0 ? 'Grid connected' : 'Static'), code: (r) => state(wire(r), 1002, 1001) },
  { key: 'E_B_D', en: 'Daily energy bought', de: 'Netzbezug heute', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.day.buy, energy: 'buy' },
  { key: 'E_S_D', en: 'Daily energy sold', de: 'Einspeisung heute', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.day.grid, energy: 'grid' },
  { key: 'E_B_TO', en: 'Total energy bought', de: 'Netzbezug gesamt', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.life.buy },
  { key: 'E_S_TO', en: 'Total energy sold', de: 'Einspeisung gesamt', unit: 'kWh', group: 'grid', types: MET, value: (r) => r.life.grid },
  { key: 'E_Puse_t1', en: 'Total consumption power', de: 'Verbrauchsleistung', unit: 'W', group: 'consumption', types: INV, value: (r) => r.power.use },
  { key: 'Etdy_use1', en: 'Daily consumption', de: 'Verbrauch heute', unit: 'kWh', group: 'consumption', types: INV, value: (r) => r.day.use, energy: 'use' },
  { key: 'E_C_T', en: 'Total consumption', de: 'Verbrauch gesamt', unit: 'kWh', group: 'consumption', types: INV, value: (r) => r.life.use },
  { key: 'B_ST1', en: 'Battery status', de: 'Batteriestatus', unit: null, group: 'battery', types: BAT,
    value: (r) => (flow(r) > 0 ? 'Discharging' : flow(r) < 0 ? 'Charging' : 'Static'), code: (r) => state(flow(r), 1002, 1001) },
  { key: 'B_V1', en: 'Battery voltage', de: 'Batteriespannung', unit: 'V', group: 'battery', types: BAT, value: pack },
  { key: 'B_C1', en: 'Battery current', de: 'Batteriestrom', unit: 'A', group: 'battery', types: BAT, value: (r) => flow(r) / pack(r) },
  { key: 'B_P1', en: 'Battery power', de: 'Batterieleistung', unit: 'W', group: 'battery', types: BAT, value: flow },
  { key: 'B_left_cap1', en: 'SOC', de: 'Ladezustand', unit: '%', group: 'battery', types: BAT, value: (r) => r.power.soc, decimals: 0 },
  { key: 'B_TYP1', en: 'Battery type', de: 'Batterietyp', unit: null, group: 'battery', types: BAT, value: () => 'Lithium battery', code: () => 1025 },
  { key: 'Etdy_cg1', en: 'Daily charging energy', de: 'Ladung heute', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.day.charge, energy: 'charge' },
  { key: 'Etdy_dcg1', en: 'Daily discharging energy', de: 'Entladung heute', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.day.discharge, energy: 'discharge' },
  { key: 't_cg_n1', en: 'Total charging energy', de: 'Ladung gesamt', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.life.charge },
  { key: 't_dcg_n1', en: 'Total discharging energy', de: 'Entladung gesamt', unit: 'kWh', group: 'battery', types: BAT, value: (r) => r.life.discharge },
  { key: 'BMST', en: 'BMS temperature', de: 'BMS-Temperatur', unit: '℃', group: 'bms', types: BAT, value: (r) => 16 + r.air * 0.3 },
  { key: 'BMS_SOC', en: 'BMS SOC', de: 'BMS-Ladezustand', unit: '%', group: 'bms', types: BAT, value: (r) => r.power.soc, decimals: 0 },
  { key: 'B_T1', en: 'Battery temperature', de: 'Batterietemperatur', unit: '℃', group: 'temperature', types: ['BATTERY'], value: (r) => 15 + r.air * 0.32 },
  { key: 'AC_T', en: 'Heat sink temperature', de: 'Kühlkörpertemperatur', unit: '℃', group: 'temperature', types: INV,
    value: (r) => r.air + 6 + (32 * r.power.gen) / r.plant.acLimit },
  { key: 'ENV_T', en: 'Ambient temperature', de: 'Umgebungstemperatur', unit: '℃', group: 'temperature', types: ['WEATHER_STATION'], value: (r) => r.air },
  { key: 'IRR', en: 'Irradiance', de: 'Einstrahlung', unit: 'W/m²', group: 'electric', types: ['WEATHER_STATION'],
    value: (r) => (r.power.gen / r.plant.capacity) * 1.12, decimals: 0 },
  { key: 'INV_ST1', en: 'Inverter status', de: 'Wechselrichterstatus', unit: null, group: 'status', types: INV,
    value: (r) => (gen(r) > 0 ? 'Normal' : 'Standby'), code: (r) => (gen(r) > 0 ? 1002 : 1000) },
  { key: 'GRID_RELAY_ST1', en: 'Grid relay status', de: 'Netzrelais', unit: null, group: 'status', types: INV, value: () => 'Pull-in', code: () => 1001 },
  { key: 'UPS_P', en: 'UPS load power', de: 'Notstromleistung', unit: 'W', group: 'ups', types: INV, value: (r) => r.power.use * r.plant.ups },
]
