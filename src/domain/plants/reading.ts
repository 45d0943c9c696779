import type { BATTERY_DIRECTIONS, GridType, NetworkStatus, PlantType, WarningStatus } from './plant'
import type { Weather } from '../place/weather'

/** Epoch seconds, UTC; may carry decimals (wire contract 1.6). */
export type EpochSeconds = number
/** A calendar date `YYYY-MM-DD` in the plant's zone. */
export type CalendarDate = string
/** IANA zone name. */
export type Zone = string

/** A code outside our vocabulary is kept and shown as it came (wire contract 3.5). */
export type Unlisted = string & Record<never, never>

export type GridDirection = 'importing' | 'exporting' | 'idle'
export type BatteryDirection = (typeof BATTERY_DIRECTIONS)[number]

/**
 * One moment of a plant's power, W, each series one-way and non-negative (domain 1).
 * `null` is "not measured"; it is never 0.
 */
export interface PowerSample {
  at: EpochSeconds | null
  production: number | null
  consumption: number | null
  feedIn: number | null
  purchase: number | null
  charge: number | null
  discharge: number | null
  /** Percent 0 to 100. */
  stateOfCharge: number | null
  /** Load behind the emergency output, W. */
  ups: number | null
  generator: number | null
}

/** Energies of one span, kWh. */
export interface EnergySums {
  production: number | null
  consumption: number | null
  feedIn: number | null
  purchase: number | null
  charge: number | null
  discharge: number | null
}

/** Where production went and where consumption came from, kWh, as the server splits it. */
export interface EnergySplit {
  productionToLoad: number | null
  productionToGrid: number | null
  productionToBattery: number | null
  loadFromProduction: number | null
  loadFromGrid: number | null
  loadFromBattery: number | null
}

/** Live state of a plant (C28, deepened by C65). */
export interface LivePlant {
  systemId: number | null
  day: CalendarDate | null
  now: PowerSample
  grid: GridDirection | null
  battery: BatteryDirection | null
  today: EnergySums
  month: EnergySums
  year: EnergySums
  total: EnergySums
  /** kWh of today's load covered by own energy. */
  selfSufficiencyEnergy: number | null
  /** kWh of own production used today. */
  selfUsedEnergy: number | null
  /** Fraction of installed capacity. */
  capacityShare: number | null
  /** kWh per kWp = h. */
  fullPowerHoursToday: number | null
  incomeTotal: number | null
  /** °C at the site. */
  temperature: number | null
  networkStatus: NetworkStatus | null
  warningStatus: WarningStatus | null
  lastUpdate: EpochSeconds | null
}

/** What a kWh is worth, in the plant's currency; null is not known. */
export interface EnergyPrices {
  /** What a purchased kWh costs. */
  readonly purchase: number | null
  /** What a fed-in kWh earns. */
  readonly feedIn: number | null
  /** Per kWh produced. */
  readonly subsidy: number | null
}

/** One plant of a list; fields that only the detail call delivers are null until merged. */
export interface Plant {
  id: number
  name: string | null
  type: PlantType | Unlisted | null
  gridType: GridType | Unlisted | null
  /** kWp. */
  capacity: number | null
  address: string | null
  latitude: number | null
  longitude: number | null
  zone: Zone | null
  networkStatus: NetworkStatus | null
  warningStatus: WarningStatus | null
  /** W. */
  production: number | null
  consumption: number | null
  feedIn: number | null
  purchase: number | null
  /** Percent. */
  stateOfCharge: number | null
  /** kWh of today, this month, this year, lifetime. */
  productionToday: number | null
  productionMonth: number | null
  productionYear: number | null
  productionTotal: number | null
  incomeToday: number | null
  /** In rows of our cloud, for who may see them. */
  prices?: EnergyPrices
  /** ISO 4217. */
  currency: string | null
  fullPowerHoursToday: number | null
  fullPowerHoursYesterday: number | null
  temperature: number | null
  tilt: number | null
  azimuth: number | null
  nationId: number | null
  level1: number | null
  level2: number | null
  started: EpochSeconds | null
  created: EpochSeconds | null
  lastUpdate: EpochSeconds | null
  owner: string | null
  roleCode: readonly string[] | null
  externalRoleCode: readonly { code: string; isOn: number | null }[] | null
}

/** A plant's day curve: 5-minute samples in time order, missing slots left out (C78, C80 daily). */
export interface DayCurve {
  samples: readonly PowerSample[]
  sums: EnergySums
  split: EnergySplit
  income: number | null
  fullPowerHours: number | null
  /** Seconds east of UTC as the server states it; assert against the zone. */
  offset: number | null
}

/** One bar of a month, year or lifetime chart (C79, C80). `month`/`day` are 0 where unused. */
export interface PeriodRecord {
  year: number
  month: number
  day: number
  sums: EnergySums
  split: EnergySplit
  income: number | null
  fullPowerHours: number | null
}
export interface PeriodStatistics {
  records: readonly PeriodRecord[]
  sums: EnergySums
  income: number | null
  /** Days in operation, lifetime only. */
  days: number | null
}

/** C75. */
export interface PowerAnalysis {
  usable: boolean
  production: number | null
  consumption: number | null
  split: EnergySplit
}

export interface ForecastDay {
  at: EpochSeconds
  weather: Weather
  weatherText: string | null
  temperature: number | null
  low: number | null
  high: number | null
  humidity: number | null
  windSpeed: number | null
  sunrise: EpochSeconds | null
  sunset: EpochSeconds | null
  sunshineSeconds: number | null
}
export interface Forecast {
  place: string | null
  days: readonly ForecastDay[]
}

/** C73: tonnes, tonnes, count, currency. */
export interface EnvironmentalBenefit {
  production: number | null
  coal: number | null
  co2: number | null
  trees: number | null
  income: number | null
}

/** C62: one extra arm of the flow picture. */
export interface FlowArm {
  kind: 'MICRO' | 'GEN' | 'UPS' | 'SMARTLOAD'
  shown: boolean
  power: number | null
}

/** C68. */
export interface Alert {
  code: string | null
  level: number | null
  influence: number | null
  name: string | null
  at: EpochSeconds | null
  deviceId: number | null
  deviceSn: string | null
  deviceName: string | null
  deviceType: string | null
  ruleId: string | null
  zone: Zone | null
}

export interface Page<T> {
  total: number
  rows: readonly T[]
}
