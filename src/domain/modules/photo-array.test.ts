import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { modulesOf, PLAN_LIMITS } from './layout-plan'
import { foundArray, isUnsure, keyOf, type ProposedModule, withFound } from './photo-array'

const one = (row: number, column: number, part: Partial<ProposedModule> = {}): ProposedModule => ({
  ...{ row, column, serial: null, confidence: 0.95, box: null },
  ...part,
})
const proposal = (items: readonly ProposedModule[]) => ({ rows: null, columns: null, items })
const SHAPE = { name: 'Roof', landscape: false, azimuth: 180, tilt: 30 }

it('S7-89 an array has the modules that were found and no others', () => {
  const places = fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, selector: String })
  fc.assert(
    fc.property(places, fc.func(fc.boolean()), (cells, leave) => {
      const found = foundArray(proposal(cells.map(([row, column]) => one(row, column))))
      if (!found) throw new Error('nothing found')
      const out = new Set(found.modules.map(keyOf).filter((key) => leave(key)))
      const plan = withFound([], found, out, SHAPE, [])
      const kept = found.modules.map(keyOf).filter((key) => !out.has(key))
      expect(modulesOf(plan).map(keyOf)).toEqual(kept)
      expect(plan[0]).toMatchObject({ ...SHAPE, rows: found.rows, columns: found.columns })
    }),
  )
})

it('takes a place once, and nothing that a layout cannot hold', () => {
  expect(foundArray(proposal([one(0, 0), one(0, 0, { confidence: 0.1 })]))?.modules).toEqual([one(0, 0)])
  expect(foundArray(proposal([]))).toBeNull()
  expect(foundArray(proposal([one(-1, 0)]))).toBeNull()
  expect(foundArray(proposal([one(PLAN_LIMITS.rows, 0)]))).toBeNull()
  expect(foundArray(proposal([one(0, PLAN_LIMITS.columns)]))).toBeNull()
})

it('takes a serial that the plant has and that stands nowhere else', () => {
  const found = foundArray(
    proposal([one(0, 0, { serial: 'A' }), one(0, 1, { serial: 'A' }), one(0, 2, { serial: 'X' }), one(0, 3)]),
  )
  if (!found) throw new Error('nothing found')
  const plan = withFound([], found, new Set(), SHAPE, ['A', 'B'])
  expect(modulesOf(plan).map(({ serial }) => serial)).toEqual(['A', null, null, null])
  const more = withFound(plan, found, new Set(), SHAPE, ['A', 'B'])
  expect(modulesOf(more).filter(({ serial }) => serial === 'A')).toHaveLength(1)
})

it('is unsure of a module with low confidence or without one', () => {
  expect([0.95, 0.8, 0.79, null].map((confidence) => isUnsure(one(0, 0, { confidence })))).toEqual([
    ...[false, false, true, true],
  ])
})
