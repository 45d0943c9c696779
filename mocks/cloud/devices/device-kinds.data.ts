import type { DeviceType } from '../../../src/domain/devices/device'

interface DeviceKind {
  /** Letters that its serials begin with. */
  letters: string
  /** Name on the sticker. */
  word: string
  productId: string
  /** What it hangs on. */
  behind: 'nothing' | 'logger' | 'inverter'
}

const kind = (
  letters: string,
  word: string,
  productId = '0_5430_1',
  behind: DeviceKind['behind'] = 'logger',
): DeviceKind => ({ letters, word, productId, behind })

/** The 38 codes of the specification as things that somebody screwed to a wall. */
export const DEVICE_KINDS: Readonly<Record<DeviceType, DeviceKind>> = {
  COLLECTOR: kind('LG', 'Logger', '0_5411_1', 'nothing'),
  INVERTER: kind('INV', 'Inverter', '0_5412_1'),
  METER: kind('MT', 'Meter', '0_5412_1'),
  BATTERY: kind('BAT', 'Battery', '0_5412_1', 'inverter'),
  WEATHER_STATION: kind('WS', 'Weather station', '0_5419_1'),
  OPTIMIZER: kind('OP', 'Optimizer', '0_5421_1', 'inverter'),
  MICRO_INVERTER: kind('MI', 'Micro-inverter', '0_5422_1'),
  DTU: kind('DT', 'Transfer unit', '0_5411_2'),
  REPEATER: kind('RP', 'Repeater', '0_5411_3'),
  OTHER_TYPE: kind('OT', 'Relay panel'),
  COMBINER_BOX: kind('CB', 'Combiner box', '0_5430_1', 'inverter'),
  AIR_CONDITIONING: kind('AC', 'Air conditioner'),
  HARMONIC_METER: kind('HM', 'Harmonics meter'),
  QUALITY_MONITOR: kind('QM', 'Quality monitor'),
  SMART_HOME: kind('SH', 'Home gateway'),
  PV_MODULE: kind('PV', 'Module', '0_5430_1', 'inverter'),
  ELECTRIC_SOURCE: kind('ES', 'Power source'),
  FAN: kind('FN', 'Fan'),
  WATER_PUMP: kind('WP', 'Water pump'),
  HYBRID_POWER_SYSTEM_CABINET: kind('HC', 'Hybrid cabinet'),
  GENERATOR: kind('GN', 'Generator'),
  EPM: kind('EP', 'Export manager'),
  MECD: kind('ME', 'Metering unit'),
  FLOW_METER_THERMOMETER: kind('FT', 'Flow meter'),
  RELAY_BOX: kind('RB', 'Relay box'),
  SMART_METER: kind('SM', 'Smart meter'),
  TYPE_OFF_GRID_INVERTER: kind('OI', 'Off-grid inverter'),
  FEED_IN_LIMIT: kind('FL', 'Feed-in limiter'),
  MICRO_STORAGE_IN_ONE: kind('MS', 'Micro storage'),
  OPTIMIZER_CONCENTRATOR: kind('OC', 'Optimizer gateway', '0_5430_1', 'inverter'),
  UPS_LOAD: kind('UL', 'Backup load'),
  SMART_LOAD: kind('SL', 'Smart load'),
  SOCKET: kind('SP', 'Plug'),
  PCS: kind('PC', 'Power converter'),
  METER_READER: kind('MR', 'Meter reader'),
  CHARGE_PORT: kind('CP', 'Charging station'),
  WIRELESS_CT: kind('CT', 'Wireless CT'),
  SMART_SWITCH: kind('SW', 'Smart switch'),
}
