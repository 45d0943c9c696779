import { DEVICE_TYPES, isDeviceType, type DeviceType } from './device'
import { byKey } from '../values/by-key'
import type { DeviceDetail } from './device-records'

/** Parts of the overview of a device, each of which stands alone. */
export type DevicePart =
  | 'strings'
  | 'output'
  | 'efficiency'
  | 'spread'
  | 'battery'
  | 'cells'
  | 'roundTrip'
  | 'meter'
  | 'signal'
  | 'signalDays'
  | 'uptime'
  | 'children'

export interface DeviceShape {
  /** Names of the wire that the head of the overview shows, in this order, as far as they are delivered. */
  readonly figures: readonly string[]
  readonly parts: readonly DevicePart[]
  /** Whether full-power hours and an efficiency are asked of it. */
  readonly produces: boolean
  /** Whether there is anything to set at it. */
  readonly controlled: boolean
}

const POWER = ['APo_t1', 'DPi_t1', 'Etdy_ge1', 'Et_ge0', 'AC_T', 'INV_ST1'] as const
const LOAD = ['LOAD_P', 'LOAD_V'] as const

const shape = (
  figures: readonly string[],
  parts: readonly DevicePart[] = [],
  produces = false,
  controlled = false,
): DeviceShape => ({ figures, parts, produces, controlled })

const inverter = shape(POWER, ['strings', 'output', 'efficiency'], true, true)
const hybrid = shape([...POWER, 'B_left_cap1'], ['strings', 'output', 'efficiency', 'roundTrip'], true, true)
const module = shape(['DP1', 'DV1', 'DC1', 'Etdy_g1'], ['spread'], true)
const logger = shape(['SIGNAL', 'MDUv1'], ['signal', 'signalDays', 'uptime', 'children'])
const meter = shape(['PG_Pt1', 'PG_F1', 'E_B_D', 'E_S_D', 'E_B_TO', 'E_S_TO'], ['meter'])
const consumer = shape(LOAD)
const switched = shape(LOAD, [], false, true)

/** What the types have that differ from the others; the rest shows what it sends first. */
const SHAPES: Partial<Record<DeviceType, DeviceShape>> = {
  INVERTER: inverter,
  MICRO_INVERTER: module,
  TYPE_OFF_GRID_INVERTER: hybrid,
  HYBRID_POWER_SYSTEM_CABINET: hybrid,
  MICRO_STORAGE_IN_ONE: hybrid,
  PCS: inverter,
  OPTIMIZER: module,
  PV_MODULE: module,
  BATTERY: shape([], ['battery', 'cells', 'roundTrip']),
  METER: meter,
  SMART_METER: meter,
  EPM: meter,
  WIRELESS_CT: meter,
  METER_READER: meter,
  COLLECTOR: logger,
  DTU: logger,
  REPEATER: logger,
  OPTIMIZER_CONCENTRATOR: shape([], ['children']),
  WEATHER_STATION: shape(['IRR', 'PV_T', 'ENV_T']),
  SOCKET: switched,
  SMART_LOAD: switched,
  SMART_SWITCH: switched,
  UPS_LOAD: consumer,
  CHARGE_PORT: switched,
  AIR_CONDITIONING: consumer,
  FAN: switched,
  WATER_PUMP: switched,
  GENERATOR: shape(['GEN_P_T', 'GEN_P_D', 'R_T_D']),
}

const OTHERS = shape([])
const ALL = byKey(DEVICE_TYPES, (type) => SHAPES[type] ?? OTHERS)

export const shapeOf = (type: string | null): DeviceShape => (isDeviceType(type) ? ALL[type] : OTHERS)

/** Figures of a device whose type names none. */
const FIRST = 6

/** What the head of an overview shows: the figures of its type, else what it delivers first as a number with a unit. */
export function figuresOf(detail: Pick<DeviceDetail, 'type' | 'groups'>): readonly string[] {
  const { figures, parts } = shapeOf(detail.type)
  const delivered = detail.groups.flatMap(({ values }) => values)
  const known = figures.filter((key) => delivered.some((value) => value.key === key))
  if (known.length > 0 || (figures.length === 0 && parts.length > 0)) return known
  return delivered
    .filter(({ unit }) => unit !== null)
    .slice(0, FIRST)
    .map(({ key }) => key)
}

export const DEVICE_TABS = [
  'overview',
  'parameters',
  'chart',
  'alarms',
  'control',
  'firmware',
  'records',
  'info',
] as const
export type DeviceTab = (typeof DEVICE_TABS)[number]

/**
 * Tabs that a device has: nothing is charted of one that sends no quantity, nothing set at one of a type that has
 * nothing to set, nothing installed on one without a version, and nobody sees what they may not or what the server does not keep.
 */
export function tabsOf(
  detail: Pick<DeviceDetail, 'groups' | 'type'>,
  open: Readonly<Record<'alarms' | 'control' | 'firmware' | 'records', boolean>>,
): readonly DeviceTab[] {
  const values = detail.groups.flatMap((group) => group.values)
  const has: Readonly<Record<DeviceTab, boolean>> = {
    overview: true,
    parameters: values.length > 0,
    chart: values.some(({ unit }) => unit !== null),
    alarms: open.alarms,
    control: open.control && shapeOf(detail.type).controlled,
    firmware:
      open.firmware &&
      detail.groups.some(({ tag, values: versions }) => tag === 'version' && versions.length > 0),
    records: open.records,
    info: true,
  }
  return DEVICE_TABS.filter((tab) => has[tab])
}
