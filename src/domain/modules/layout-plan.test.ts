import { describe, expect, it } from 'vitest'
import type { PanelArray } from '../plants/plant-records'
import {
  assigned,
  beside,
  filled,
  type LayoutPlan,
  modulesOf,
  moved,
  planOf,
  reshaped,
  tileAt,
  withArray,
  withoutArray,
  withoutTile,
  withTile,
} from './layout-plan'
import { begun, done, MAX_STEPS, redone, undone } from './plan-history'
import { isSamePlan, planDifference } from './plan-difference'
import { duplicates, placesOf, problemsOf, strangers, unplaced } from './plan-serials'

const SHAPE = { name: 'South', rows: 2, columns: 3, landscape: false, azimuth: 180, tilt: 30 }
const one = withArray([], SHAPE)
const serialsOf = (plan: LayoutPlan) => modulesOf(plan).map(({ serial }) => serial)

/** Numbers below a limit, the same ones each time. */
function aRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

const at = (row: number, column: number, array = 0) => ({ array, row, column })

describe('the published layout', () => {
  const module = (row: number | null, column: number | null, serial: string | null = null) => ({
    ...{ row, column, serial, deviceId: 1, parentSerial: null, string: null, power: null },
    ...{ energyToday: null, voltage: null, temperature: null, state: null },
  })
  const array = { id: 'A', name: 'East', azimuth: 90, tilt: 20, rows: 3, columns: 4, landscape: true }
  const planned = (parts: Partial<PanelArray>, ...modules: ReturnType<typeof module>[]) =>
    planOf({ arrays: [{ ...array, ...parts, modules }] })[0]

  it('becomes a plan in reading order, without the modules that have no place', () => {
    const lost = [module(null, 0), module(0, null), module(null, null)]
    expect(planned({}, ...lost, module(1, 0, 'OP2'), module(0, 1), module(0, 0, 'OP1'))).toEqual({
      ...array,
      tiles: [
        { row: 0, column: 0, serial: 'OP1' },
        { row: 0, column: 1, serial: null },
        { row: 1, column: 0, serial: 'OP2' },
      ],
    })
  })

  it('has a grid that holds its modules, however small it was said to be', () => {
    expect(planned({ rows: 1, columns: 2 }, module(4, 6))).toMatchObject({ rows: 5, columns: 7 })
    expect(planned({ rows: null, columns: null })).toMatchObject({ rows: 1, columns: 1 })
    expect(planned({ rows: null, columns: null }, module(2, 3))).toMatchObject({ rows: 3, columns: 4 })
  })

  it('gives an array an id by its number, and no name where it has none', () => {
    expect(planned({ id: null, name: null })).toMatchObject({ id: 'at 1', name: '' })
  })
})

describe('two plans', () => {
  it('are the same drawing where all their arrays and modules are', () => {
    expect(isSamePlan(one, one)).toBe(true)
    expect(isSamePlan(one, withArray([], SHAPE))).toBe(true)
    expect(isSamePlan(one, withArray([], { ...SHAPE, tilt: 31 }))).toBe(false)
    expect(isSamePlan(one, withTile(one, at(0, 0), 'OP1'))).toBe(false)
  })
})

describe('a plan', () => {
  it('a new array is full of modules; each has an id of its own, whatever was removed', () => {
    const three = withArray(withArray(one, SHAPE), SHAPE)
    expect(modulesOf(three)).toHaveLength(18)
    const again = withArray(withoutArray(three, 0), SHAPE)
    expect(new Set(again.map(({ id }) => id)).size).toBe(3)
  })

  it.each([
    [3, 3, 9],
    [2, 4, 8],
    [1, 3, 3],
    [2, 1, 2],
    [3, 1, 3],
  ])('%i rows of %i have %i modules, and who stays keeps the serial', (rows, columns, count) => {
    const plan = reshaped(withTile(one, at(0, 0), 'A1'), 0, { ...SHAPE, rows, columns })
    expect(modulesOf(plan)).toHaveLength(count)
    expect(tileAt(plan, at(0, 0))?.serial).toBe('A1')
  })

  it('a gap that was made stays when the grid grows', () => {
    const plan = reshaped(withoutTile(one, at(0, 1)), 0, { ...SHAPE, rows: 3 })
    expect(tileAt(plan, at(0, 1))).toBeNull()
    expect(modulesOf(plan)).toHaveLength(8)
  })

  it('a module moves to an empty place, changes places with another, and never leaves the grid', () => {
    const plan = withTile(withTile(withoutTile(one, at(1, 2)), at(0, 0), 'A1'), at(0, 1), 'B2')
    const gone = moved(plan, at(0, 0), at(1, 2))
    expect([tileAt(gone, at(0, 0)), tileAt(gone, at(1, 2))?.serial]).toEqual([null, 'A1'])
    expect(serialsOf(moved(plan, at(0, 0), at(0, 1))).slice(0, 2)).toEqual(['B2', 'A1'])
    for (const to of [at(2, 0), at(0, 3), at(0, -1), at(0, 0, 1)])
      expect(moved(plan, at(0, 0), to)).toBe(plan)
    expect(beside(plan, at(0, 0), 'left')).toBeNull()
    expect(beside(plan, at(0, 0), 'down')).toEqual(at(1, 0))
  })

  it('a column of serials fills the modules in reading order, over arrays, and says what found none', () => {
    const plan = withArray(withoutTile(one, at(0, 2)), { ...SHAPE, rows: 1, columns: 2 })
    const { plan: next, left } = filled(plan, at(0, 1), ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    expect(serialsOf(next)).toEqual([null, 'A', 'B', 'C', 'D', 'E', 'F'])
    expect(left).toEqual(['G'])
  })

  it('random moves keep every module and every serial, and undo leads back through all of them', () => {
    const random = aRandom(7)
    const pick = (): ReturnType<typeof at> => at(random(3), random(4), random(2))
    let plan: LayoutPlan = withArray(withArray([], { ...SHAPE, rows: 3, columns: 4 }), SHAPE)
    plan = assigned(
      plan,
      modulesOf(plan)
        .slice(0, 9)
        .map((place, index) => ({ place, serial: `S${index}` })),
    )
    const [count, serials] = [modulesOf(plan).length, serialsOf(plan).toSorted()]
    let history = begun(plan)
    for (let step = 0; step < 60; step += 1) history = done(history, moved(history.now, pick(), pick()))
    expect(modulesOf(history.now)).toHaveLength(count)
    expect(serialsOf(history.now).toSorted()).toEqual(serials)
    const last = history.now
    const steps = history.past.length
    expect(steps).toBeGreaterThan(20)
    for (let step = 0; step < steps; step += 1) history = undone(history)
    expect(history.now).toBe(plan)
    for (let step = 0; step < steps; step += 1) history = redone(history)
    expect(history.now).toBe(last)
  })
})

describe('history', () => {
  it('holds at least fifty steps, no more than its most, and forgets what was undone before a change', () => {
    let numbers = begun(0)
    for (let step = 1; step <= MAX_STEPS + 20; step += 1) numbers = done(numbers, step)
    expect(numbers.past).toHaveLength(MAX_STEPS)
    expect(MAX_STEPS).toBeGreaterThanOrEqual(50)
    const back = undone(undone(numbers))
    expect(done(back, 7).future).toEqual([])
    expect(done(back, back.now)).toBe(back)
    expect(redone(numbers).now).toBe(numbers.now)
    expect(undone(begun(1)).now).toBe(1)
  })
})

describe('serials', () => {
  const plan = assigned(
    one,
    ['A', 'B', 'A'].map((serial, column) => ({ place: at(0, column), serial })),
  )
  it('a duplicate names both places', () => {
    expect([...duplicates(plan)]).toEqual([['A', [at(0, 0), at(0, 2)]]])
    expect(placesOf(plan, 'A', at(0, 0))).toMatchObject([at(0, 2)])
  })
  it('what is left over, and what the plant does not have', () => {
    expect(unplaced(plan, ['C', 'B', 'D'])).toEqual(['C', 'D'])
    expect(strangers(plan, ['A'])).toEqual([{ ...at(0, 1), serial: 'B' }])
  })
  it.each<[string, LayoutPlan, readonly string[], readonly string[]]>([
    ['nothing drawn', [], [], ['empty']],
    ['all in order', withTile(one, at(0, 0), 'A'), ['A'], []],
    ['without a name', withArray([], { ...SHAPE, name: ' ' }), [], ['name']],
    ['twice and strange', plan, ['A'], ['twice', 'stranger']],
    ['too many', withArray([], { ...SHAPE, rows: 60, columns: 100 }), [], ['many']],
  ])('%s', (_, drawn, known, problems) => {
    expect(problemsOf(drawn, known)).toEqual(problems)
  })
})

describe('the difference', () => {
  it('lists arrays, serials placed, taken and moved, and nothing of what stays', () => {
    const before = assigned(one, [
      { place: at(0, 0), serial: 'A' },
      { place: at(0, 1), serial: 'B' },
    ])
    const after = withArray(withTile(withTile(before, at(0, 0), null), at(1, 1), 'C'), {
      ...SHAPE,
      name: 'East',
    })
    expect(planDifference(before, moved(after, at(0, 1), at(0, 2)))).toMatchObject({
      ...{ arraysAdded: ['East'], arraysRemoved: [], arraysChanged: [] },
      ...{ placed: ['C'], taken: ['A'], moved: ['B'], before: 6, after: 12 },
    })
    expect(planDifference(before, before)).toMatchObject({
      placed: [],
      taken: [],
      moved: [],
      arraysChanged: [],
    })
    const turned = reshaped(before, 0, { ...SHAPE, landscape: true })
    expect(planDifference(before, turned).arraysChanged).toEqual(['South'])
    expect(planDifference(before, []).arraysRemoved).toEqual(['South'])
  })
})
