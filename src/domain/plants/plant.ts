/** Specification 3. */
export const PLANT_TYPES = ['HOUSE_ROOF', 'COMMERCIAL_ROOF', 'INDUSTRIAL_ROOF', 'GROUND'] as const
export type PlantType = (typeof PLANT_TYPES)[number]

/** Specification 3. */
export const GRID_TYPES = [
  'DISTRIBUTED_FULLY',
  'EXCESS',
  'OFF_GRID',
  'BATTERY_BACKUP',
  'CENTRALIZED_FULLY',
  'PV_BTR_USE',
] as const
export type GridType = (typeof GRID_TYPES)[number]

/** Wire contract 3.1, folded to the words a person needs. */
export const NETWORK_STATUSES = ['online', 'partlyOffline', 'offline', 'noDevice'] as const
export type NetworkStatus = (typeof NETWORK_STATUSES)[number]

/** What a battery does. */
export const BATTERY_DIRECTIONS = ['charging', 'discharging', 'idle'] as const

export const WARNING_STATUSES = ['normal', 'abnormal'] as const
export type WarningStatus = (typeof WARNING_STATUSES)[number]
