import { partOf } from '../energy/rates'
import type { DeviceRecord } from './device-records'
import { median } from './strings'

export interface SpreadBar {
  /** In the unit of the figure. */
  readonly from: number
  readonly to: number
  readonly devices: number
  /** Whether the device itself is among them. */
  readonly mine: boolean
}

export interface SisterSpread {
  /** W now; kWh of the day while there is too little sun to compare powers. */
  readonly of: 'production' | 'productionToday'
  readonly bars: readonly SpreadBar[]
  readonly value: number | null
  readonly median: number
  /** Percent of the median; null where the device has no figure. */
  readonly ofMedian: number | null
  /** From 1, the highest first; null where the device has no figure. */
  readonly place: number | null
  readonly number: number
}

/** W below which powers are not compared. */
const DIM = 5
const [FEWEST_BARS, MOST_BARS] = [4, 12]

/** Where a device stands among all of its type at its plant; null with fewer than two figures, or before any gave something. */
export function sisterSpread(rows: readonly DeviceRecord[], id: number): SisterSpread | null {
  const type = rows.find((row) => row.id === id)?.type
  const sisters = rows.filter((row) => row.type === type)
  const spread = (of: SisterSpread['of']) => {
    const figure = (row: DeviceRecord) => (of === 'production' && row.state === 'offline' ? null : row[of])
    return sisters.flatMap((row) => {
      const value = figure(row)
      return value === null ? [] : [{ id: row.id, value }]
    })
  }
  const now = spread('production')
  const of = (median(now.map(({ value }) => value)) ?? 0) < DIM ? 'productionToday' : 'production'
  const known = of === 'production' ? now : spread(of)
  const values = known.map(({ value }) => value)
  const middle = median(values)
  if (middle === null || known.length < 2 || values.every((one) => one <= 0)) return null
  const value = known.find((one) => one.id === id)?.value ?? null
  return {
    of,
    bars: barsOf(values, value),
    value,
    median: middle,
    ofMedian: middle <= 0 ? null : partOf(value, middle),
    place: value === null ? null : values.filter((one) => one > value).length + 1,
    number: known.length,
  }
}

/** Equal steps from the lowest to the highest, about as many as the root of their number. */
function barsOf(values: readonly number[], mine: number | null): readonly SpreadBar[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  if (lowest === highest) return [{ from: lowest, to: highest, devices: values.length, mine: mine !== null }]
  const count = Math.min(MOST_BARS, Math.max(FEWEST_BARS, Math.ceil(Math.sqrt(values.length)) + 1))
  const width = (highest - lowest) / count
  const barOf = (value: number) => Math.min(count - 1, Math.floor((value - lowest) / width))
  return Array.from({ length: count }, (_, bar) => ({
    from: lowest + bar * width,
    to: lowest + (bar + 1) * width,
    devices: values.filter((value) => barOf(value) === bar).length,
    mine: mine !== null && barOf(mine) === bar,
  }))
}
