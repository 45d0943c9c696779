import type { PictureFrame } from '../values/picture-frame'
import { PLAN_LIMITS } from './layout-plan'
import { type FoundArray, keyOf, type ProposedModule } from './photo-array'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const isSeen = (one: ProposedModule): one is ProposedModule & { box: PictureFrame } => one.box !== null

/** How far a module lies from the one before it, along a row or down a column; null where no two lie beside one another. */
function stepOf(seen: readonly (ProposedModule & { box: PictureFrame })[], along: 'row' | 'column') {
  const byKey = new Map(seen.map((one) => [keyOf(one), one.box]))
  const pairs = seen.flatMap(({ row, column, box }) => {
    const next = byKey.get(keyOf(along === 'row' ? { row, column: column + 1 } : { row: row + 1, column }))
    return next ? [{ x: next.x - box.x, y: next.y - box.y }] : []
  })
  return pairs.length === 0 ? null : { x: mean(pairs.map(({ x }) => x)), y: mean(pairs.map(({ y }) => y)) }
}

/** Where a place of the grid lies in the photo, by those that were seen; null beyond its edges. */
function boxesOf(found: FoundArray): (place: { row: number; column: number }) => PictureFrame | null {
  const seen = found.modules.filter(isSeen)
  if (seen.length === 0) return () => null
  const [width, height] = [mean(seen.map(({ box }) => box.width)), mean(seen.map(({ box }) => box.height))]
  const right = stepOf(seen, 'row') ?? { x: width * 1.1, y: 0 }
  const down = stepOf(seen, 'column') ?? { x: 0, y: height * 1.1 }
  const from = {
    x: mean(seen.map(({ row, column, box }) => box.x - column * right.x - row * down.x)),
    y: mean(seen.map(({ row, column, box }) => box.y - column * right.y - row * down.y)),
  }
  return ({ row, column }) => {
    const x = from.x + column * right.x + row * down.x
    const y = from.y + column * right.y + row * down.y
    const within = x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1
    return within ? { x, y, width, height } : null
  }
}

/**
 * Every place of a grid of this size: what was found in it, and the places between and beside, so that what a photo did not
 * show can be taken by hand. More places than a layout holds are not made.
 */
export function wholeGrid(found: FoundArray, rows = found.rows, columns = found.columns): FoundArray {
  if (rows * columns > PLAN_LIMITS.modules) return found
  const boxOf = boxesOf(found)
  const known = new Map(found.modules.map((one) => [keyOf(one), one]))
  const modules = Array.from({ length: rows * columns }, (_, at): ProposedModule => {
    const place = { row: Math.floor(at / columns), column: at % columns }
    const own = known.get(keyOf(place))
    return own ?? { ...place, serial: null, confidence: null, box: boxOf(place), missed: true }
  })
  return { rows, columns, modules }
}

/** Places of the grid as it was recognised in which nothing was seen. */
export const missedIn = (grid: FoundArray): ReadonlySet<string> =>
  new Set(grid.modules.filter(({ missed }) => missed).map(keyOf))
