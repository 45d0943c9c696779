import { figureOf, type ModuleMetric, type ModuleTile, shareOfMedian } from './module-tiles'

export interface WeakString {
  readonly group: string
  /** Mean of its modules, in the unit of the metric. */
  readonly figure: number
}

/** A string may be a whole row, and sides of a roof have a sun of their own: a module is compared with its array. */
function shareOfArray(tiles: readonly ModuleTile[]) {
  const powers = new Map<number, number[]>()
  for (const tile of tiles) {
    const power = figureOf(tile, 'power')
    if (power !== null) powers.set(tile.array, [...(powers.get(tile.array) ?? []), power])
  }
  return (tile: ModuleTile) => shareOfMedian(figureOf(tile, 'power'), powers.get(tile.array) ?? [])
}

/** The string whose modules do worst on the mean: the lowest, or the hottest; null with fewer than two to compare. */
export function weakestString(tiles: readonly ModuleTile[], metric: ModuleMetric): WeakString | null {
  const share = metric === 'ofMedian' ? shareOfArray(tiles) : (tile: ModuleTile) => figureOf(tile, metric)
  const strings = new Map<string, number[]>()
  for (const tile of tiles) {
    const figure = share(tile)
    if (tile.group !== null && figure !== null)
      strings.set(tile.group, [...(strings.get(tile.group) ?? []), figure])
  }
  if (strings.size < 2) return null
  const sign = metric === 'temperature' ? -1 : 1
  const means = [...strings].map(([group, figures]) => ({
    group,
    figure: figures.reduce((sum, one) => sum + one, 0) / figures.length,
  }))
  return means.reduce((least, one) => (sign * one.figure < sign * least.figure ? one : least))
}
