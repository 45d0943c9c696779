import { equivalentCycles, roundTrip } from '../energy/rates'
import type { DeviceSeries } from './device-records'
import { read, readFirst, type Readings } from './readings'

export interface BatteryReading {
  /** Percent. */
  readonly charge: number | null
  readonly health: number | null
  /** V; A and W above zero while it gives. */
  readonly voltage: number | null
  readonly current: number | null
  readonly power: number | null
  readonly chargeLimit: number | null
  readonly dischargeLimit: number | null
  readonly coldest: number | null
  readonly warmest: number | null
  readonly cycles: number | null
  /** kWh. */
  readonly chargedToday: number | null
  readonly dischargedToday: number | null
}

export function batteryOf(readings: Readings): BatteryReading {
  const first = (...keys: string[]) => readFirst(readings, keys)
  return {
    charge: first('B_left_cap1', 'BMS_SOC', 'SOC_BAP1', 'BSC'),
    health: first('Li_B_SOH', 'SOH_BAP1', 'BSH'),
    voltage: first('B_V1', 'BMS_B_V1', 'V_BAP1', 'BV'),
    current: first('B_C1', 'BATC1', 'BMS_B_C1', 'I_BAP1'),
    power: read(readings, 'B_P1'),
    chargeLimit: first('BMS_C_C_L', 'C_C_L', 'BMS_CC1'),
    dischargeLimit: first('BMS_D_C_L', 'D_C_L', 'BMS_DC1'),
    coldest: first('T_C_MIN', 'T_SCE_Bmi1'),
    warmest: first('T_C_MAX', 'T_SCE_Bma1', 'B_T1', 'BMST'),
    cycles: read(readings, 'NUMcyc1'),
    chargedToday: read(readings, 'Etdy_cg1'),
    dischargedToday: read(readings, 'Etdy_dcg1'),
  }
}

/** What a battery does, by its power (W): it gives above zero. */
export function batteryDirection(power: number | null): 'charging' | 'discharging' | 'idle' | null {
  return power === null ? null : power > 0 ? 'discharging' : power < 0 ? 'charging' : 'idle'
}

export interface CellReading {
  /** From 1. */
  readonly number: number
  readonly volts: number
  readonly extreme: 'highest' | 'lowest' | null
}

export interface CellMap {
  readonly cells: readonly CellReading[]
  /** V. */
  readonly lowest: number
  readonly highest: number
  /** mV. */
  readonly spread: number
  /** Domain 10: over 50 mV is watched, over 100 mV acted on. */
  readonly verdict: 'good' | 'watch' | 'act'
}

const MAX_CELLS = 512
const [WATCH, ACT] = [50, 100]

/** Cells of a battery as far as it reports them, or their extremes alone; null of one that reports neither. */
export function cellsOf(readings: Readings): CellMap | null {
  const readVolts = Array.from({ length: MAX_CELLS }, (_, index) => read(readings, `V_SC${index}`))
  const known = readVolts.flatMap((volts, index) => (volts === null ? [] : [{ number: index + 1, volts }]))
  const volts = known.map((cell) => cell.volts)
  const lowest = volts.length > 0 ? Math.min(...volts) : readFirst(readings, ['MIN_C_V', 'V_SCE_Bmi1'])
  const highest = volts.length > 0 ? Math.max(...volts) : readFirst(readings, ['MAX_C_V', 'V_SCE_Bma1'])
  if (lowest === null || highest === null) return null
  const spread = Math.round((highest - lowest) * 1000)
  const extreme = (value: number) =>
    spread === 0
      ? null
      : value === highest
        ? ('highest' as const)
        : value === lowest
          ? ('lowest' as const)
          : null
  return {
    cells: known.map((cell) => ({ ...cell, extreme: extreme(cell.volts) })),
    lowest,
    highest,
    spread,
    verdict: spread > ACT ? 'act' : spread > WATCH ? 'watch' : 'good',
  }
}

/** Days that a round trip is judged over (domain 4); the charge at both ends is then a small part of the whole. */
export const ROUND_TRIP_DAYS = 30

export interface RoundTrip {
  /** Percent; null with fewer days than it takes. */
  readonly efficiency: number | null
  /** kWh. */
  readonly charged: number | null
  readonly discharged: number | null
  readonly cycles: number | null
  /** Days that both energies are known of. */
  readonly days: number
}

/** η = E_dis / E_chg over the last whole days, as a ratio of sums; `usable` kWh for equivalent cycles. */
export function roundTripOf(series: readonly DeviceSeries[], usable: number | null = null): RoundTrip {
  const byDay = (key: string) =>
    new Map(series.find((one) => one.key === key)?.points.map(({ at, value }) => [at, value] as const))
  const [into, out] = [byDay('Etdy_cg1'), byDay('Etdy_dcg1')]
  const both = [...into].flatMap(([at, charged]) => {
    const discharged = out.get(at) ?? null
    return charged === null || discharged === null ? [] : [{ at, charged, discharged }]
  })
  const last = both.sort((one, other) => one.at - other.at).slice(-ROUND_TRIP_DAYS)
  if (last.length === 0) return { efficiency: null, charged: null, discharged: null, cycles: null, days: 0 }
  const sum = (of: (day: (typeof last)[number]) => number) =>
    Math.round(last.reduce((total, day) => total + of(day), 0) * 100) / 100
  const [charged, discharged] = [sum((day) => day.charged), sum((day) => day.discharged)]
  return {
    efficiency: last.length < ROUND_TRIP_DAYS ? null : roundTrip(discharged, charged),
    charged,
    discharged,
    cycles: usable === null ? null : equivalentCycles(discharged, usable),
    days: last.length,
  }
}
