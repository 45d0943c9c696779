import type { PanelArray } from '../plants/plant-records'
import { type ModuleTile, tileKey } from './module-tiles'

/** Units of the drawing: a tile with its gap, the line above an array, the space between arrays. */
export const TILE = { width: 44, height: 58, gap: 4 } as const
const HEAD = 26
const SPACE = 28

export type Drawn = Pick<PanelArray, 'rows' | 'columns' | 'landscape'>
/** Where a tile lies, whatever else is known of it. */
type Spot = Pick<ModuleTile, 'array' | 'row' | 'column'>

/** A module that lies on its long side is drawn so. */
const tileOf = (landscape: boolean) =>
  landscape ? { width: TILE.height, height: TILE.width } : { width: TILE.width, height: TILE.height }

export interface PlacedArray {
  /** Size of its tiles, gap and all. */
  readonly tile: { readonly width: number; readonly height: number }
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Places {
  readonly width: number
  readonly height: number
  readonly arrays: readonly PlacedArray[]
}

const MIN = 4

/** Arrays in lines, from left to right as they come, in a shape near the given width over height. */
export function placeArrays(arrays: readonly Drawn[], shape: number): Places {
  const sizes = arrays.map(({ rows, columns, landscape }) => {
    const tile = tileOf(landscape)
    return {
      tile,
      width: Math.max(MIN, columns ?? 0) * tile.width,
      height: (rows ?? 0) * tile.height + HEAD,
    }
  })
  const area = sizes.reduce((sum, { width, height }) => sum + (width + SPACE) * (height + SPACE), 0)
  const widest = Math.max(0, ...sizes.map(({ width }) => width))
  const limit = Math.max(widest, Math.sqrt(area * shape))
  const placed: PlacedArray[] = []
  let [x, y, line, across] = [0, 0, 0, 0]
  for (const { tile, width, height } of sizes) {
    if (x > 0 && x + width > limit) [x, y, line] = [0, y + line + SPACE, 0]
    placed.push({ tile, x, y, width, height })
    across = Math.max(across, x + width)
    line = Math.max(line, height)
    x += width + SPACE
  }
  return { width: across, height: y + line, arrays: placed }
}

const SHAPES = [0.4, 0.7, 1, 1.5, 2.2, 3.2, 5]

/** px by unit beyond which a tile grows no further. */
export const LARGEST_SCALE = 1.2

/** The lines of arrays that come out largest within a width and a height, the flattest of those. */
export function bestPlaces(arrays: readonly Drawn[], width: number, height: number): Places {
  const fit = (one: Places) => Math.min(LARGEST_SCALE, width / one.width, height / one.height)
  return SHAPES.map((shape) => placeArrays(arrays, shape)).reduce((best, one) =>
    fit(one) >= fit(best) ? one : best,
  )
}

/** Upper left corner of a tile. */
export function cornerOf({ array, row, column }: Spot, { arrays }: Places): { x: number; y: number } {
  const { x = 0, y = 0, tile = TILE } = arrays[array] ?? {}
  return { x: x + column * tile.width, y: y + HEAD + row * tile.height }
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The tile that lies next in a direction: the nearest within a widening cone, whatever gaps and arrays are between. */
export function neighbourOf<T extends Spot>(
  tiles: readonly T[],
  places: Places,
  from: T,
  direction: Direction,
): T {
  const start = cornerOf(from, places)
  let best = from
  let nearest = Infinity
  for (const tile of tiles) {
    const corner = cornerOf(tile, places)
    const [dx, dy] = [(corner.x - start.x) / TILE.width, (corner.y - start.y) / TILE.height]
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction]
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
    if (along < 0.5 || aside > along) continue
    const far = along + 2 * aside
    if (far < nearest) [best, nearest] = [tile, far]
  }
  return best
}

/** Lines between tiles of different strings and around each of them, as a path. */
export function stringLines(tiles: readonly ModuleTile[], places: Places): string {
  const at = new Map(tiles.map((one) => [one.key, one]))
  const half = TILE.gap / 2
  return tiles
    .filter(({ group }) => group !== null)
    .map((tile) => {
      const { x, y } = cornerOf(tile, places)
      const { width, height } = places.arrays[tile.array]?.tile ?? TILE
      const [left, top, right, bottom] = [x - half, y - half, x + width - half, y + height - half]
      const edge = (rows: number, columns: number) =>
        at.get(tileKey({ array: tile.array, row: tile.row + rows, column: tile.column + columns }))?.group !==
        tile.group
      return [
        edge(-1, 0) ? `M${left} ${top}H${right}` : '',
        edge(1, 0) ? `M${left} ${bottom}H${right}` : '',
        edge(0, -1) ? `M${left} ${top}V${bottom}` : '',
        edge(0, 1) ? `M${right} ${top}V${bottom}` : '',
      ].join('')
    })
    .join('')
}
