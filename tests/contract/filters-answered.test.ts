import { beforeAll, describe, expect, it } from 'vitest'
import { TRIAGE_STATES } from '../../src/domain/alarms/triage-state'
import { withCauses } from '../../src/providers/adapters/alarm-record'
import { toRefine } from '../../src/providers/dialect'
import { acceptedFilters } from '../../src/schema/accepted-filters'
import { filterOperators, comesWhole } from '../../src/schema/filter-operators'
import { type Filter, passes, type RecordValues } from '../../src/schema/codec'
import { cloudBench } from '../support/cloud-bench'
import { OWN_FILES } from '../support/own-files'
import { visits } from '../support/visits'
import { walked } from '../support/walk'
import { makeRecords } from './filter-records'
import { moreRows } from './filter-rows'
import { filtersOf, said } from './filter-values'

/*
 * Every resource, filter, operator and value that a list offers, asked of the simulated cloud, against a plain filter
 * over all rows. What is read of the records is proved elsewhere; here it is which of them come.
 */

const OWN_ID = 900_002
const OTHER_ID = 900_003
/** A plant whose devices are of many kinds and states, and the one with most alarms. */
const [DEVICES, ALARMS] = [63_900_013, 63_500_004]
/** One whose modules all speak, each on a string. */
const MODULES = 63_900_014
const ALL_SPEAK = { state: ['in', 'notIn', 'missing', 'present'], string: ['missing', 'present'] }

interface Place {
  readonly resource: string
  readonly plantId?: number
  /** Operators that say nothing here, because no row differs, by field. */
  readonly alike?: Readonly<Record<string, readonly string[]>>
}

const PLACES: readonly Place[] = [
  { resource: 'plants' },
  { resource: 'alerts' },
  { resource: 'plant-alerts', plantId: ALARMS },
  { resource: 'devices', plantId: DEVICES },
  { resource: 'gateways', plantId: DEVICES },
  { resource: 'modules', plantId: MODULES, alike: ALL_SPEAK },
  { resource: 'businesses', plantId: DEVICES },
  // Every document has a kind and a state.
  {
    resource: 'plant-documents',
    plantId: DEVICES,
    alike: { kind: ['missing', 'present'], state: ['missing', 'present'] },
  },
  { resource: 'members' },
  { resource: 'roles' },
  // Every plant says how its line is.
  { resource: 'data-plans', alike: { state: ['missing', 'present'] } },
  // Every token ends some day.
  { resource: 'api-tokens', alike: { state: ['missing', 'present'] } },
  { resource: 'visits' },
]

const bench = cloudBench(18, {}, [visits])
const { plans } = bench
const planOf = ({ resource }: Place) => plans.get(resource)

async function rowsOf({ resource, plantId }: Place, filters: readonly Filter[]) {
  const { data, total } = await bench.data.getList({
    resource,
    filters: filters.map(toRefine),
    pagination: { currentPage: 1, pageSize: 1000 },
    ...(plantId === undefined ? {} : { meta: { plantId } }),
  })
  expect(total).toBe(data.length)
  return data as readonly RecordValues[]
}

/** What a filter means, by nothing but the record. */
function plain(place: Place, row: RecordValues, filter: Filter): boolean {
  // Only the server knows who asks.
  if (filter.field === 'mine') return (row['assigneeId'] === OWN_ID) === filter.value
  return passes(planOf(place).fields, row, filter)
}

const isTriage = ({ resource }: Place) => resource === 'alerts' || resource === 'plant-alerts'
const isCause = ({ field }: Filter) => field === 'cause'
const ids = (rows: readonly RecordValues[]) => rows.map(({ id }) => String(id)).sort()

/** All rows that a filter could show: closed alarms are there where their state is asked for. */
async function allOf(place: Place) {
  if (!isTriage(place)) return rowsOf(place, [])
  return rowsOf(place, [{ field: 'state', operator: 'in', value: [...TRIAGE_STATES] }])
}

async function act(name: string, rows: readonly RecordValues[], input: RecordValues = {}) {
  const plan = plans.get('alerts')
  const action = plan.actions[name]
  if (action === undefined) throw new Error(name)
  await bench.runAction(plan, action, { ids: rows.map((row) => row['id'] as string), input })
}

/** Alarms that are somebody's, set aside and closed, of which the cloud has none by itself. */
async function handleAlarms() {
  const alarms = await rowsOf({ resource: 'alerts' }, [])
  const own = alarms.filter((row) => row['plantId'] === ALARMS)
  const open = alarms.filter((row) => row['state'] === 'OPEN')
  await act('assign', [...alarms.slice(0, 4), ...own.slice(0, 1)], { assigneeId: OWN_ID })
  await act('assign', [...alarms.slice(4, 6), ...own.slice(1, 2)], { assigneeId: OTHER_ID })
  await act('acknowledge', open.slice(0, 2))
  await act('snooze', open.slice(2, 4), { until: bench.time.now / 1000 + 3600 })
  await act('close', [...alarms.slice(-2), ...own.slice(-1)], { reason: 'done' })
}

beforeAll(async () => {
  await bench.signIn('admin')
  await handleAlarms()
  await makeRecords(bench, DEVICES)
  bench.hooks.damage = moreRows
})

it('S4-26 every list with a filter is asked', () => {
  const filtered = plans.all.filter(({ filters }) => filters.length > 0).map(({ name }) => name)
  const asked = PLACES.map(({ resource }) => resource)
  expect(asked.sort()).toEqual(filtered.filter((name) => !OWN_FILES.has(name)).sort())
})

describe.each(PLACES)('1: filters of $resource', (place) => {
  const plan = planOf(place)
  let every: readonly RecordValues[] = []
  let usual: readonly RecordValues[] = []

  beforeAll(async () => {
    every = isTriage(place) ? withCauses(await allOf(place)) : await allOf(place)
    usual = isTriage(place) ? every.filter((row) => row['state'] !== 'CLOSED') : every
  })

  const baseOf = (filters: readonly Filter[]) =>
    filters.some(({ field }) => field === 'state') ? every : usual
  const meant = (...filters: readonly Filter[]) => {
    const [causes, others] = [filters.filter(isCause), filters.filter((filter) => !isCause(filter))]
    const left = baseOf(filters).filter((row) => others.every((filter) => plain(place, row, filter)))
    // A cause shows in all alarms that the other filters leave.
    return causes.length === 0
      ? left
      : withCauses(left).filter((row) => causes.every((filter) => plain(place, row, filter)))
  }
  const divides = (filter: Filter) => {
    const { length } = meant(filter)
    return length > 0 && length < baseOf([filter]).length
  }
  const allFilters = (name: string) => filtersOf(plan, name, filterOperators(plan, name), every)
  const agree = async (...filters: readonly Filter[]) =>
    expect(ids(await rowsOf(place, filters)), filters.map(said).join(', ')).toEqual(ids(meant(...filters)))

  it.each(plan.filters)(
    'S4-26 %s: each operator and value shows exactly the rows that it means',
    async (name) => {
      for (const filter of allFilters(name)) await agree(filter)
      const alike = filterOperators(plan, name).operators.filter(
        (operator) => !allFilters(name).some((filter) => filter.operator === operator && divides(filter)),
      )
      expect(alike).toEqual(place.alike?.[name] ?? [])
    },
  )

  it('S4-26 two filters together, and a second of the same field where it is offered', async () => {
    const first = plan.filters.flatMap((name) => allFilters(name).find(divides) ?? [])
    // The order in which they are asked for changes nothing of what they mean.
    for (const [at, one] of first.entries())
      for (const other of walked(first, (two) => first.indexOf(two) > at))
        if (one !== other) await agree(one, other)
    for (const name of plan.filters) {
      const [one, other] = allFilters(name).filter(divides).reverse()
      if (one === undefined || other === undefined) continue
      if (filterOperators(plan, name).again) await agree(one, other)
      else {
        expect(acceptedFilters(plan, [one, other])).toEqual([one])
        await expect(rowsOf(place, [one, other])).rejects.toThrow('twice')
      }
    }
  })

  it('S4-26 each word that the server translates has rows', () => {
    const translated = Object.keys(plan.endpoints.list?.filters ?? {})
    const without = translated.flatMap((name) =>
      allFilters(name)
        .filter((filter) => meant(filter).length === 0)
        .map(said),
    )
    expect(without).toEqual([])
  })

  it('S4-26 what the source cannot be asked for is refused by name, never left out', async () => {
    if (comesWhole(plan)) return
    for (const name of plan.filters) {
      const refused = filtersOf(plan, name, { operators: ['missing', 'present', 'notIn'], one: false }, every)
      for (const filter of refused.filter(
        ({ operator }) => !filterOperators(plan, name).operators.includes(operator),
      )) {
        expect(acceptedFilters(plan, [filter])).toEqual([])
        await expect(rowsOf(place, [filter])).rejects.toThrow(name)
      }
    }
  })
})
