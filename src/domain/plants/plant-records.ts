import type { GridType, PlantType } from './plant'
import type { EpochSeconds, Unlisted, Zone } from './reading'

export interface PlantRegion {
  nationId: number | null
  level1: number | null
  level2: number | null
  level3: number | null
  level4: number | null
  level5: number | null
  zone: Zone | null
}

/** `StationFlat` of the wire contract: master data of a plant (C31, C33, C34). */
export interface PlantRecord {
  id: number
  name: string | null
  type: PlantType | Unlisted | null
  gridType: GridType | Unlisted | null
  /** kWp. */
  capacity: number | null
  latitude: number | null
  longitude: number | null
  address: string | null
  region: PlantRegion
  gridConnected: EpochSeconds | null
  started: EpochSeconds | null
  created: EpochSeconds | null
  modified: EpochSeconds | null
  /** m². */
  floorArea: number | null
  azimuth: number | null
  tilt: number | null
  picture: string | null
  phone: string | null
  ownerName: string | null
  ownerCompany: string | null
  ownerRemark: string | null
  /** 0 is personal. */
  organisationId: number | null
  ownerId: number | null
  /** The owner lets installer and support look in. */
  authOpen: boolean | null
  hasBattery: boolean | null
  /** Australian meter id. */
  nmi: string | null
}

/** C40 and within C32. Prices in the plant's currency. */
export interface Finance {
  /** ISO 4217. */
  currency: string | null
  /** Per kWh; drives every income figure. */
  price: number | null
  benchmarkPrice: number | null
  consumptionPrice: number | null
  desulfurizationPrice: number | null
  constructionCost: number | null
  constructionSubsidy: number | null
  subsidyUnitAmount: number | null
  dayRefund: number | null
}

/** Wire contract, C39: the six keys. */
export const METERING_KEYS = [
  'cumulativeElectricMethod',
  'electricityConsumptionMethod',
  'electricityPurchaseMethod',
  'gridInterconnectionMethod',
  'chargingElectricityMethod',
  'dischargeElectricityMethod',
] as const
export type MeteringKey = (typeof METERING_KEYS)[number]

/** Wire contract, C39: where a figure is taken from. */
export const METERING_METHODS = [
  'TOTAL_FROM_DEVICE_UPLOAD',
  'DAILY_FROM_DEVICE_UPLOAD',
  'COMPUTE_FROM_POWER',
  'COMPUTE',
] as const

/** C36 to C39. */
export interface Metering {
  methods: Readonly<Record<MeteringKey, string | null>>
  strategy: 'DYNAMIC' | 'CUSTOM' | Unlisted | null
  /** Percent. */
  consumeProportion: number | null
  /** kWh added to the counters. */
  generationOffset: number | null
  consumptionOffset: number | null
}

/** C32. */
export interface PlantDetail {
  plant: PlantRecord
  finance: Finance
  metering: Metering
  creator: { id: number | null; name: string | null; email: string | null; phone: string | null }
  owner: { name: string | null; organisation: boolean | null; email: string | null; phone: string | null }
  runningDays: number | null
}

/** C41, C42. */
export interface ZeroExport {
  on: boolean | null
  /** W allowed into the grid. */
  limit: number | null
  meterId: number | null
  modified: EpochSeconds | null
}

/** C43. */
export interface GridTypeCheck {
  current: GridType | Unlisted | null
  target: GridType | Unlisted | null
  changeable: boolean | null
  reason: string | null
}

/** C47, C48. */
export interface RelatedBusiness {
  id: number
  name: string | null
  type: string | null
  codes: readonly string[]
  contact: string | null
  phone: string | null
  email: string | null
  related: EpochSeconds | null
  /** The rest is ours (capability `businessAccess`) and null on a vendor's server. */
  grantedBy: string | null
  preset: BusinessPreset | null
  state: 'PENDING' | 'ACTIVE' | 'EXPIRED' | null
  accepted: EpochSeconds | null
  /** Null for no end. */
  expires: EpochSeconds | null
  /** When somebody of it last looked in. */
  lastActive: EpochSeconds | null
  /** People who see the plant through it now. */
  people: number | null
}

/** What a business may do on a plant, in three sizes; `CUSTOM` is any other choice of codes. */
export const BUSINESS_PRESETS = ['VIEW', 'MAINTAIN', 'MANAGE', 'CUSTOM'] as const
export type BusinessPreset = (typeof BUSINESS_PRESETS)[number]

/** Somebody who sees a plant through a business, or as its former owner: then without one. */
export interface BusinessPerson {
  id: number
  name: string | null
  task: string | null
  /** Masked by the server. */
  email: string | null
  businessId: number | null
  businessName: string | null
  codes: readonly string[]
}

export const BUSINESS_ACTIONS = [
  'INVITED',
  'ACCEPTED',
  'CHANGED',
  'EXPIRED',
  'REMOVED',
  'OFFERED',
  'CLAIMED',
  'REFUSED',
  'WITHDRAWN',
  'LAPSED',
  'TRANSFERRED',
  'ENDED',
] as const
type BusinessAction = (typeof BUSINESS_ACTIONS)[number]

/** One step in the history of who may see a plant. */
export interface BusinessStep {
  at: EpochSeconds | null
  /** Null for what came by itself. */
  by: string | null
  action: BusinessAction | null
  businessId: number | null
  businessName: string | null
  /** The other side, where it is no business. */
  party: string | null
  codes: readonly string[]
  expires: EpochSeconds | null
}

/** C51. */
export interface PanelModule {
  row: number | null
  column: number | null
  deviceId: number | null
  serial: string | null
  parentSerial: string | null
  /** Tracker of its inverter. Ours, as are V and °C. */
  string: string | null
  /** W. */
  power: number | null
  /** kWh. */
  energyToday: number | null
  /** V. */
  voltage: number | null
  /** °C. */
  temperature: number | null
  state: 'online' | 'alarm' | 'offline' | null
}
export interface PanelArray {
  id: string | null
  name: string | null
  azimuth: number | null
  tilt: number | null
  rows: number | null
  columns: number | null
  /** Modules lie on their long side. Ours. */
  landscape: boolean
  modules: readonly PanelModule[]
}
export interface PlantLayout {
  /** Kind of its modules, as asked for. */
  type: string
  version: string | null
  background: string | null
  arrays: readonly PanelArray[]
}

/** Counters of the whole fleet by state. */
export interface StatusCounts {
  total: number | null
  online: number | null
  partlyOffline: number | null
  offline: number | null
  noDevice: number | null
  warningNormal: number | null
  warningAbnormal: number | null
}
