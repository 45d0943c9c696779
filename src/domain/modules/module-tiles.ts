import { partOf } from '../energy/rates'
import type { PanelModule, PlantLayout } from '../plants/plant-records'

/** Kinds of layouts (C51), from the one whose modules have most data to the one with the fewest. */
export const LAYOUT_TYPES = ['OPTIMIZER', 'MICRO_INVERTER', 'PV_MODULE'] as const

/** What the tiles of a layout can show. */
export const MODULE_METRICS = [
  'ofMedian',
  'power',
  'change',
  'energy',
  'period',
  'voltage',
  'temperature',
  'alarm',
] as const
export type ModuleMetric = (typeof MODULE_METRICS)[number]

export interface ModuleTile {
  readonly key: string
  /** Which array of the layout, counted from 0. */
  readonly array: number
  readonly row: number
  readonly column: number
  /** What it hangs on: inverter and string, as one word; null where the cloud reports neither. */
  readonly group: string | null
  readonly module: PanelModule
  /** Percent of the median of its row; null while there is too little sun to judge. */
  readonly ofMedian: number | null
  /** W more than at the same time of the day before; only where a day is played. */
  readonly change?: number | null
  /** kWh of the days that are known; only where the cloud has them. */
  readonly energyOfDays?: number | null
}

export const tileKey = ({ array, row, column }: Pick<ModuleTile, 'array' | 'row' | 'column'>) =>
  `${array}-${row}-${column}`

/** W below which modules are not compared: dawn, dusk and thick cloud make any of them look odd. */
const DIM = 5
/** Fewer in a row have no middle; then the whole array is compared. */
const FEW = 3

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const speaks = ({ power, state }: PanelModule) => power !== null && state !== 'offline'

/** Percent of the median beside it, for one power among others; null where there is nothing to compare with. */
export function shareOfMedian(power: number | null, beside: readonly number[]): number | null {
  const middle = median(beside)
  return middle === null || middle < DIM ? null : partOf(power, middle)
}

const groupOf = ({ parentSerial, string }: PanelModule) =>
  parentSerial === null && string === null
    ? null
    : [parentSerial, string].filter((one) => one !== null).join(' · ')

/** Every module in its place, compared with its row. Modules without a place are left out. */
export function moduleTiles({ arrays }: Pick<PlantLayout, 'arrays'>): readonly ModuleTile[] {
  return arrays.flatMap(({ modules }, array) => {
    const powers = (some: readonly PanelModule[]) => some.filter(speaks).map(({ power }) => power ?? 0)
    const all = powers(modules)
    const rows = new Map<number, number[]>()
    for (const one of modules)
      if (one.row !== null && speaks(one)) rows.set(one.row, [...(rows.get(one.row) ?? []), one.power ?? 0])
    return modules.flatMap((module): ModuleTile[] => {
      const { row, column } = module
      if (row === null || column === null) return []
      const beside = rows.get(row) ?? []
      const ofMedian = speaks(module) ? shareOfMedian(module.power, beside.length < FEW ? all : beside) : null
      return [
        {
          key: tileKey({ array, row, column }),
          array,
          row,
          column,
          group: groupOf(module),
          module,
          ofMedian,
        },
      ]
    })
  })
}

/** "South roof 1.3": array, row and column, counted from 1. */
export function modulePlace(
  arrays: PlantLayout['arrays'],
  { array, row, column }: Pick<ModuleTile, 'array' | 'row' | 'column'>,
): string {
  return `${arrays[array]?.name ?? array + 1} ${row + 1}.${column + 1}`
}

/** A tile's figure: W, kWh, V, °C or percent; an alarm has none. */
export function figureOf(
  { module, ofMedian, change = null, energyOfDays = null }: ModuleTile,
  metric: ModuleMetric,
): number | null {
  switch (metric) {
    case 'ofMedian':
      return ofMedian
    case 'change':
      return change
    case 'power':
      return module.state === 'offline' ? null : module.power
    case 'energy':
      return module.energyToday
    case 'period':
      return energyOfDays
    case 'voltage':
      return module.state === 'offline' ? null : module.voltage
    case 'temperature':
      return module.state === 'offline' ? null : module.temperature
    case 'alarm':
      return null
  }
}

/** Metrics that this layout can show: a metric without a value on any module is not offered. */
export const metricsOf = (tiles: readonly ModuleTile[]): readonly ModuleMetric[] =>
  MODULE_METRICS.filter(
    (metric) =>
      metric === 'ofMedian' ||
      (metric === 'alarm' ? tiles.some(({ module }) => module.state !== null) : hasValues(tiles, metric)),
  )
const WIRE = {
  power: 'power',
  energy: 'energyToday',
  voltage: 'voltage',
  temperature: 'temperature',
} as const
const hasValues = (tiles: readonly ModuleTile[], metric: keyof typeof WIRE | 'change' | 'period') =>
  tiles.some((tile) =>
    metric === 'change' || metric === 'period'
      ? figureOf(tile, metric) !== null
      : tile.module[WIRE[metric]] !== null,
  )

/** Whether modules are measured one by one; else each shows its part of its string. */
export const isMeasured = (tiles: readonly ModuleTile[]) => tiles.some(({ module }) => module.serial !== null)

/** Worst first: the lowest, or the hottest; of alarms those in alarm, then the silent. */
export function worstTiles(
  tiles: readonly ModuleTile[],
  metric: ModuleMetric,
  limit = 10,
): readonly ModuleTile[] {
  if (metric === 'alarm') {
    const rank = ({ module }: ModuleTile) =>
      module.state === 'alarm' ? 0 : module.state === 'offline' ? 1 : 2
    return tiles
      .filter((one) => rank(one) < 2)
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, limit)
  }
  const sign = metric === 'temperature' ? -1 : 1
  return tiles
    .filter((one) => figureOf(one, metric) !== null)
    .sort((one, other) => sign * ((figureOf(one, metric) ?? 0) - (figureOf(other, metric) ?? 0)))
    .slice(0, limit)
}
