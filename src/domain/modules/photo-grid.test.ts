import { expect, it } from 'vitest'
import { PLAN_LIMITS } from './layout-plan'
import { type FoundArray, isUnsure, type ProposedModule } from './photo-array'
import { missedIn, wholeGrid } from './photo-grid'

const [WIDE, HIGH] = [0.1, 0.2]
const box = (row: number, column: number) => ({
  ...{ x: 0.05 + column * 0.12 + row * 0.01, y: 0.1 + row * 0.25 - column * 0.002 },
  ...{ width: WIDE, height: HIGH },
})
const seen = (row: number, column: number): ProposedModule => ({
  ...{ row, column, serial: null, confidence: 0.9, box: box(row, column) },
})
const found: FoundArray = {
  rows: 2,
  columns: 3,
  modules: [seen(0, 0), seen(0, 1), seen(0, 2), seen(1, 0), seen(1, 2)],
}
const at = (grid: FoundArray, row: number, column: number) =>
  grid.modules.find((one) => one.row === row && one.column === column)

it('S7-89 what a photo did not show lies where its neighbours say, and is no doubt of the server', () => {
  const grid = wholeGrid(found)
  expect(grid.modules).toHaveLength(6)
  const missed = at(grid, 1, 1)
  expect(missed).toMatchObject({ missed: true, confidence: null })
  expect(missed?.box?.x).toBeCloseTo(box(1, 1).x)
  expect(missed?.box?.y).toBeCloseTo(box(1, 1).y)
  expect(missed && isUnsure(missed)).toBe(false)
  expect([...missedIn(grid)]).toEqual(['1 1'])
  expect(at(grid, 1, 2)).toEqual(seen(1, 2))
})

it('another size has the same places, more beside them and none that a layout cannot hold', () => {
  const more = wholeGrid(found, 3, 4)
  expect(more).toMatchObject({ rows: 3, columns: 4 })
  expect(at(more, 2, 3)?.box?.y).toBeCloseTo(box(2, 3).y)
  // Beyond the edge of the photo there is a place in the array and none in the photo.
  expect(at(wholeGrid(found, 5, 3), 4, 0)).toMatchObject({ missed: true, box: null })
  expect(wholeGrid(found, 1, 2).modules).toEqual([seen(0, 0), seen(0, 1)])
  expect(wholeGrid(found, PLAN_LIMITS.rows, PLAN_LIMITS.columns)).toBe(found)
})

it('a single row and a server that says nothing of places are no reason to fail', () => {
  const row = { rows: 1, columns: 2, modules: [seen(0, 0)] }
  expect(at(wholeGrid(row), 0, 1)?.box?.x).toBeCloseTo(0.05 + WIDE * 1.1)
  const bare = { rows: 1, columns: 2, modules: [{ ...seen(0, 0), box: null }] }
  expect(at(wholeGrid(bare), 0, 1)).toMatchObject({ missed: true, box: null })
})

it.each<[string, Partial<{ x: number; y: number; width: number; height: number }>, number, number, boolean]>([
  ['at the left edge', { x: 0, width: 0.5, height: 0.5 }, 0, 0, true],
  ['beyond the right edge', { x: 0.5, y: 0, width: 0.25, height: 0.5 }, 0, 1, false],
  ['at the right edge', { x: 0.35, y: 0, width: 0.3, height: 0.5 }, 0, 1, true],
  ['beyond the lower edge', { x: 0, y: 0.5, width: 0.5, height: 0.25 }, 1, 0, false],
  ['at the lower edge', { x: 0, y: 0.35, width: 0.5, height: 0.3 }, 1, 0, true],
])('a place %s of the photo is in it: %s %d %d %s', (_, part, row, column, inside) => {
  // One module was seen; the others follow a tenth of its size apart.
  const only = { ...seen(0, 0), box: { x: 0, y: 0, width: 0.3, height: 0.3, ...part } }
  const grid = wholeGrid({ rows: 2, columns: 2, modules: [only] })
  expect((at(grid, row, column)?.box ?? null) !== null).toBe(inside)
})

it('a place beyond the left or the upper edge of the photo is not in it', () => {
  const only = { ...seen(1, 1), box: { x: 0.2, y: 0.2, width: 0.3, height: 0.3 } }
  const grid = wholeGrid({ rows: 2, columns: 2, modules: [only] })
  expect([at(grid, 0, 1), at(grid, 1, 0), at(grid, 0, 0)].map((one) => one?.box)).toEqual([null, null, null])
  const near = { ...only, box: { ...only.box, x: 0.34, y: 0.34 } }
  const box = at(wholeGrid({ rows: 2, columns: 2, modules: [near] }), 0, 0)?.box
  expect([box?.x, box?.y].map((one) => one?.toFixed(2))).toEqual(['0.01', '0.01'])
})

it('where nothing was seen no place has one', () => {
  const grid = wholeGrid({ rows: 1, columns: 2, modules: [] })
  expect(grid.modules.map(({ box: where }) => where)).toEqual([null, null])
})

it('as many places as a layout holds are made, and not one more', () => {
  expect(wholeGrid({ rows: 20, columns: 100, modules: [] }).modules).toHaveLength(PLAN_LIMITS.modules)
  expect(wholeGrid({ rows: 2001, columns: 1, modules: [] }).modules).toEqual([])
})
