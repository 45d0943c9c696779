import { darkPatches, type Patch } from './patches'
import type { GreyPicture } from './png'

/** A module that was found in a picture. */
export interface FoundPanel {
  readonly row: number
  readonly column: number
  /** From 0 to 1: how like its neighbours it is, in size, shape and place. */
  readonly confidence: number
  /** Left, top, width and height as shares of the picture. */
  readonly box: readonly [number, number, number, number]
}
export interface PanelGrid {
  readonly rows: number
  readonly columns: number
  readonly panels: readonly FoundPanel[]
}

/** Fewer patches are no field of modules. */
const MIN_PANELS = 4
/** Share of its box that a patch fills; a rectangle that stands a little askew fills less. */
const MIN_FILLED = 0.6
/** Share of the places of a grid that hold a module; with fewer it is another pattern. */
const MIN_TAKEN = 0.6
/** Patches that are asked whether most others have their size. */
const SIZES_TRIED = 60
/** The largest grid that is returned: what a layout may hold. */
const MAX = { rows: 60, columns: 100 }

interface Point {
  readonly x: number
  readonly y: number
}
interface Placed extends Point {
  readonly patch: Patch
}

const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const areaOf = ({ width, height }: Patch) => width * height

/** Dark rectangles of one size in rows and columns, tilted by a few degrees at most; null where there are none. */
export function panelGrid(picture: GreyPicture): PanelGrid | null {
  const alike = sameSize(darkPatches(picture).filter((patch) => patch.area >= MIN_FILLED * areaOf(patch)))
  const group = largestGroup(alike)
  if (group.length < MIN_PANELS) return null
  const size = {
    x: middleOf(group.map(({ width }) => width)),
    y: middleOf(group.map(({ height }) => height)),
  }
  const straight = straightened(group, size)
  const columns = lines(
    straight.map(({ x }) => x),
    size.x,
  )
  const rows = lines(
    straight.map(({ y }) => y),
    size.y,
  )
  if (rows === null || columns === null || rows.count > MAX.rows || columns.count > MAX.columns) return null
  const usual = { size, area: middleOf(group.map(({ area }) => area)) }
  const panels = straight.map(({ x, y, patch }): FoundPanel => {
    const [row, column] = [rows.of(y), columns.of(x)]
    const off = Math.max(rows.off(y), columns.off(x))
    const { width, height } = picture
    return {
      row,
      column,
      confidence: confidenceOf(patch, usual.area, off),
      box: [patch.x / width, patch.y / height, patch.width / width, patch.height / height],
    }
  })
  const places = new Set(panels.map(({ row, column }) => `${row} ${column}`))
  const sure = places.size === panels.length && places.size >= MIN_TAKEN * rows.count * columns.count
  return sure ? { rows: rows.count, columns: columns.count, panels: [...panels].sort(byPlace) } : null
}

const byPlace = (one: FoundPanel, other: FoundPanel) => one.row - other.row || one.column - other.column

/** Patches of the size that most of them have. */
function sameSize(patches: readonly Patch[]): readonly Patch[] {
  const near = (one: number, other: number) => one > 0.6 * other && one < 1.6 * other
  const like = (one: Patch) =>
    patches.filter((other) => near(other.width, one.width) && near(other.height, one.height))
  const some = Math.ceil(patches.length / SIZES_TRIED)
  const tried = patches.filter((_, at) => at % some === 0)
  return tried.map(like).reduce((best, found) => (weight(found) > weight(best) ? found : best), [])
}

/** Many specks weigh less than a few modules. */
const weight = (patches: readonly Patch[]) => patches.reduce((sum, patch) => sum + areaOf(patch), 0)

/** Patches that lie beside each other, without those of another roof. */
function largestGroup(patches: readonly Patch[]): readonly Patch[] {
  const left = new Set(patches)
  let best: readonly Patch[] = []
  for (const first of patches) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const one of group)
      for (const other of left)
        if (Math.abs(other.x - one.x) < 2.6 * one.width && Math.abs(other.y - one.y) < 2.6 * one.height) {
          left.delete(other)
          group.push(other)
        }
    if (group.length > best.length) best = group
  }
  return best
}

/** The middles of the patches, turned so that rows lie level. */
function straightened(group: readonly Patch[], size: Point): readonly Placed[] {
  const middles = group.map((patch): Placed => {
    return { patch, x: patch.x + patch.width / 2, y: patch.y + patch.height / 2 }
  })
  const slopes = middles.flatMap((one) =>
    middles.flatMap((other) => {
      const [across, down] = [other.x - one.x, other.y - one.y]
      const beside = across > 0.8 * size.x && across < 1.6 * size.x && Math.abs(down) < 0.45 * size.y
      return beside ? [Math.atan2(down, across)] : []
    }),
  )
  const angle = middleOf(slopes)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return middles.map(({ patch, x, y }) => ({ patch, x: x * cos + y * sin, y: y * cos - x * sin }))
}

/** Rows or columns from the places along one axis; null where their distances are no multiple of one step. */
function lines(places: readonly number[], size: number) {
  const sorted = [...places].sort((one, other) => one - other)
  const starts: number[][] = []
  for (const place of sorted) {
    const last = starts.at(-1)
    if (last && place - (last.at(-1) ?? 0) < 0.5 * size) last.push(place)
    else starts.push([place])
  }
  const middles = starts.map(middleOf)
  const steps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0))
  // A gap as wide as a module is no gap between modules.
  const pitch = steps.length === 0 ? size : middleOf(steps)
  if (pitch > 1.6 * size || pitch < size) return null
  const first = middles[0] ?? 0
  const of = (place: number) => Math.round((place - first) / pitch)
  return {
    count: of(middles.at(-1) ?? first) + 1,
    of,
    /** How far from its line, as a share of the distance of two. */
    off: (place: number) => Math.abs((place - first) / pitch - of(place)),
  }
}

function confidenceOf(patch: Patch, area: number, off: number): number {
  const size = Math.min(patch.area, area) / Math.max(patch.area, area)
  const filled = patch.area / areaOf(patch)
  const sure = 0.5 * size + 0.3 * Math.min(1, filled / 0.95) + 0.2 * Math.max(0, 1 - 4 * off)
  return Math.round(Math.min(0.99, sure) * 100) / 100
}
