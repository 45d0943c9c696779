import type { EnergySums } from '../domain/plants/reading'
import { type Axis, MAX_TICKS, valueAxis } from './axis'

/** Series of the energy bars, in the order in which they are offered (screens 2 F). */
export const ENERGY_SERIES = [
  'production',
  'consumption',
  'feedIn',
  'purchase',
  'charge',
  'discharge',
] as const
export type EnergySeries = (typeof ENERGY_SERIES)[number]

export interface EnergyBucket {
  /** Unique and short: day of the month, month number, year. */
  label: string
  /** Null is a bucket without a record: it keeps its place and stays empty. */
  sums: EnergySums | null
}

export interface EnergyChart {
  labels: readonly string[]
  /** The labels that are printed, at most six. */
  ticks: readonly { index: number; label: string }[]
  left: Axis
  series: readonly EnergySeries[]
  bars: readonly { label: string; series: EnergySeries; value: number }[]
}

/** Everything that grouped energy bars need, kWh; missing energy makes no bar rather than a bar of zero. */
export function energyChart(buckets: readonly EnergyBucket[], shown: ReadonlySet<EnergySeries>): EnergyChart {
  const series = ENERGY_SERIES.filter((key) => shown.has(key))
  const bars = buckets.flatMap(({ label, sums }) =>
    series.flatMap((key) => {
      const value = sums?.[key] ?? null
      return value === null || !Number.isFinite(value) ? [] : [{ label, series: key, value }]
    }),
  )
  const values = bars.map((bar) => bar.value)
  return {
    labels: buckets.map((bucket) => bucket.label),
    ticks: labelTicks(buckets.map((bucket) => bucket.label)),
    left: valueAxis('kWh', values),
    series,
    bars,
  }
}

/** Evenly chosen labels, the first always among them. */
export function labelTicks(labels: readonly string[]): { index: number; label: string }[] {
  const every = Math.max(1, Math.ceil(labels.length / MAX_TICKS))
  return labels.flatMap((label, index) => (index % every === 0 ? [{ index, label }] : []))
}
