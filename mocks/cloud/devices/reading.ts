import type { Sums } from '../energy/engine'
import type { SimPlant } from '../plants/plant'
import type { SeriesName } from '../energy/simulate'

/** What a device can measure at an instant. */
export interface Reading {
  plant: SimPlant
  /** W, percent for `soc`; null on sums of longer spans. */
  power: Record<SeriesName, number>
  /** kWh: since midnight, and over the lifetime. */
  day: Sums
  life: Sums
  /** Share of the plant's energies, and of its power at this instant. */
  share: number
  part: number
  /** Which one of its type the device is, counted from 0. */
  index: number
  deviceId: number
  /** Epoch s. */
  at: number
  /** °C of the air. */
  air: number
  serial: string
  /** What runs on it; null for what has none. */
  firmware: string | null
  /** Wall clock, `YY-MM-DD hh:mm:ss`. */
  clock: string
}

export const GROUPS = [
  { tag: 'basic', categoryId: '1000001', order: 1, en: 'Basic Information' },
  { tag: 'version', categoryId: '1000002', order: 2, en: 'Version Information' },
  { tag: 'electric', categoryId: '1000003', order: 3, en: 'Electricity Generation' },
  { tag: 'grid', categoryId: '1000004', order: 40, en: 'Grid' },
  { tag: 'consumption', categoryId: '1000005', order: 140, en: 'Load' },
  { tag: 'battery', categoryId: '1000006', order: 160, en: 'Battery' },
  { tag: 'bms', categoryId: '1000007', order: 340, en: 'BMS' },
  { tag: 'temperature', categoryId: '1000008', order: 360, en: 'Temperature' },
  { tag: 'status', categoryId: '1000010', order: 380, en: 'State' },
  { tag: 'ups', categoryId: '1000052', order: 450, en: 'UPS Load' },
] as const
