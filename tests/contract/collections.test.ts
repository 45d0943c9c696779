import type { CrudFilter } from '@refinedev/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { field } from '../../src/schema/field'
import { fieldRefusals } from '../../src/schema/field-refusals'
import type { Resource } from '../../src/schema/resource'
import type { FaultError } from '../../src/transport/fault-error'
import { faultOf } from '../../src/transport/fault-error'
import { cloudBench } from '../support/cloud-bench'
import { visits } from '../support/visits'

/** The same with a field that not everybody who may read it may see. */
const audits: Resource = {
  ...visits,
  name: 'audits',
  route: '/audits',
  rest: '/audits',
  fields: { ...visits.fields, budget: field.number({ codes: ['station:delete'] }) },
  list: { ...visits.list, filters: ['title', 'budget'] },
}

type Bench = ReturnType<typeof cloudBench>
let bench: Bench
let plants: number[]

const visit = (title: string, more: object = {}) => ({ title, plant: plants[0], day: '2026-06-20', ...more })
const make = async (title: string, more: object = {}) =>
  (await bench.data.create({ resource: 'visits', variables: visit(title, more) })).data
const titles = async (params: object = {}) => {
  const { data, total } = await bench.data.getList({ resource: 'visits', ...params })
  return { titles: data.map((row) => String(row['title'])), total }
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as FaultError,
  )

beforeEach(async () => {
  bench = cloudBench(45, {}, [visits, audits])
  await bench.signIn('owner')
  const { data } = await bench.data.getList({ resource: 'plants' })
  plants = data.map(({ id }) => Number(id))
})

describe('a plain collection that a declaration names', () => {
  it('keeps what it was given and returns it again, wire names and nested places included', async () => {
    const made = await make('Clean the panels', {
      cost: 120.5,
      spot: { lat: 48.1, lng: 11.5 },
      urgent: true,
      password: 'hush',
    })
    expect(made).toMatchObject({ title: 'Clean the panels', state: 'planned', currency: 'EUR', urgent: true })
    const { data } = await bench.data.getOne({ resource: 'visits', id: made.id ?? 0 })
    expect(data).toEqual(made)
    expect(data).toMatchObject({ plant: plants[0], spot: { lat: 48.1, lng: 11.5 }, password: null })
    expect(bench.requests.at(-1)).toMatch(/^GET \/mdc-eu\/collection-s\/visits\/\d+$/)
  })

  it('pages, orders, searches and counts on the server', async () => {
    for (let number = 10; number < 35; number++) await make(`Visit ${number}`)
    const first = await titles({
      pagination: { currentPage: 1, pageSize: 10 },
      sorters: [{ field: 'title', order: 'asc' }],
    })
    expect(first).toMatchObject({ total: 25 })
    expect(first.titles[0]).toBe('Visit 10')
    const third = await titles({
      pagination: { currentPage: 3, pageSize: 10 },
      sorters: [{ field: 'title', order: 'asc' }],
    })
    expect(third.titles).toHaveLength(5)
    expect((await titles({ pagination: { mode: 'off' } })).titles).toHaveLength(25)
    const found = await titles({ filters: [{ field: 'keyword', operator: 'contains', value: 'visit 3' }] })
    expect(found.total).toBe(5)
    expect(await titles({ filters: [{ field: 'keyword', operator: 'contains', value: 'nothing' }] })).toEqual(
      { titles: [], total: 0 },
    )
  })

  it('is searched by the names of what its records refer to, not by their ids', async () => {
    const { data } = await bench.data.getList({ resource: 'plants' })
    const [first = '', second = ''] = data.map((plant) => String(plant['name']))
    await make('Roof', { plant: plants[0] })
    await make('Gutter', { plant: plants[1] })
    const found = (value: string) => titles({ filters: [{ field: 'keyword', operator: 'contains', value }] })
    expect((await found(first.slice(1))).titles).toEqual(['Roof'])
    expect((await found(second.toUpperCase())).titles).toEqual(['Gutter'])
    expect((await found(String(plants[0]))).titles).toEqual([])
  })

  it('filters by every operator that a collection knows, and refuses the others', async () => {
    await make('Alpha & Söhne #1 +2', { state: 'planned', hours: 2, day: '2026-06-01', urgent: true })
    await make('Beta', { state: 'done', hours: 5, day: '2026-06-05' })
    await make('Gamma', { state: 'cancelled', hours: 9, day: '2026-06-09', urgent: false })
    const by = async (field: string, operator: string, value: unknown) =>
      (await titles({ filters: [{ field, operator, value }] })).titles.sort()
    expect(await by('title', 'contains', 'söhne #1 +')).toEqual(['Alpha & Söhne #1 +2'])
    expect(await by('title', 'eq', 'beta')).toEqual(['Beta'])
    expect(await by('state', 'in', ['done', 'cancelled'])).toEqual(['Beta', 'Gamma'])
    expect(await by('state', 'nin', ['done', 'cancelled'])).toEqual(['Alpha & Söhne #1 +2'])
    expect(await by('hours', 'between', [3, 9])).toEqual(['Beta', 'Gamma'])
    expect(await by('hours', 'between', [null, 5])).toEqual(['Alpha & Söhne #1 +2', 'Beta'])
    expect(await by('day', 'gte', '2026-06-05')).toEqual(['Beta', 'Gamma'])
    expect(await by('day', 'lte', '2026-06-05')).toEqual(['Alpha & Söhne #1 +2', 'Beta'])
    expect(await by('urgent', 'eq', true)).toEqual(['Alpha & Söhne #1 +2'])
    expect(await by('plant', 'in', [plants[0]])).toHaveLength(3)
    expect(await by('plant', 'in', [plants[1]])).toEqual([])
    await expect(by('state', 'null', null)).rejects.toThrow('cannot ask state for null')
    await expect(by('state', 'startswith', 'd')).rejects.toThrow('cannot ask state for startswith')
    await expect(
      titles({
        filters: [
          { field: 'title', operator: 'contains', value: 'a' },
          { field: 'title', operator: 'contains', value: 'b' },
        ],
      }),
    ).rejects.toThrow('would be lost')
  })

  it('answers many by their ids in one call', async () => {
    const ids = [(await make('One')).id ?? 0, (await make('Two')).id ?? 0]
    const before = bench.requests.length
    const many = await bench.data.getMany?.({ resource: 'visits', ids: [...ids, 999_999] })
    expect(many?.data.map((row) => row['title']).sort()).toEqual(['One', 'Two'])
    expect(bench.requests.length).toBe(before + 1)
  })

  it.each<[string, object, string, string]>([
    ['without what is required', { title: ' ' }, 'title', 'required'],
    ['with a text that is too long', { title: 'x'.repeat(41) }, 'title', 'tooLong'],
    ['beyond the bounds', { hours: 25 }, 'hours', 'range'],
    ['with a word that is none', { state: 'lost' }, 'state', 'choice'],
    ['on a day that is none', { day: '2026-02-30' }, 'day', 'required'],
  ])('refuses a record %s, at its field', async (_, more, field, key) => {
    const error = await failure(bench.data.create({ resource: 'visits', variables: visit('Good', more) }))
    const fault = faultOf(error)
    expect(fault).toMatchObject({ kind: 'rejected', code: 'PARAM_ERROR', status: 400 })
    expect(fieldRefusals(bench.plans.get('visits'), fault)).toMatchObject({ [field]: { key } })
    expect(error?.silent).toBe(true)
    expect((await titles()).total).toBe(0)
  })

  it('changes only what is sent, and refuses a change of what somebody else has changed', async () => {
    const made = await make('First', { hours: 3 })
    const id = made.id ?? 0
    const change = (variables: object) => bench.data.update({ resource: 'visits', id, variables })
    const { data } = await change({ title: 'Second', changed: made['changed'] as unknown })
    expect(data).toMatchObject({ title: 'Second', hours: 3 })
    expect(data['changed']).not.toBe(made['changed'])
    const error = await failure(change({ title: 'Late', changed: made['changed'] as unknown }))
    expect(error?.fault).toMatchObject({ kind: 'rejected', code: 'RECORD_CHANGED', status: 409 })
    await change({ title: 'On purpose' })
    expect((await titles()).titles).toEqual(['On purpose'])
  })

  it('S6-12 deletes one and many, and says of each what became of it', async () => {
    const ids = [(await make('One')).id ?? 0, (await make('Two')).id ?? 0]
    const plan = bench.plans.get('visits')
    const remove = plan.actions['delete']
    if (remove === undefined) throw new Error('no delete')
    const results = await bench.runAction(plan, remove, { ids: [...ids, 999_999] })
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed'])
    expect(results[2]?.fault).toMatchObject({ code: '18' })
    expect((await titles()).total).toBe(0)
  })

  it('S6-11 S6-12 shows nothing of plants out of reach and lets nobody write without the code', async () => {
    const made = await make('Mine')
    await bench.session.logout()
    await bench.signIn('admin')
    expect((await titles()).total).toBe(0)
    const id = made.id ?? 0
    expect((await failure(bench.data.getOne({ resource: 'visits', id })))?.fault).toMatchObject({
      kind: 'permission',
      what: 'read',
    })
    expect((await failure(make('On a foreign plant')))?.fault).toMatchObject({ kind: 'permission' })
    const { data } = await bench.data.getList({ resource: 'plants' })
    plants = data.map((row) => Number(row.id))
    const own = await make('Of the fleet')
    await bench.session.logout()
    await bench.signIn('operator')
    expect((await titles()).titles).toEqual(['Of the fleet'])
    const refused = await failure(
      bench.data.update({ resource: 'visits', id: own.id ?? 0, variables: { title: 'No' } }),
    )
    expect(refused?.fault).toMatchObject({ kind: 'permission', what: 'operate' })
    const gone = await failure(bench.data.deleteOne({ resource: 'visits', id: own.id ?? 0 }))
    expect(gone?.fault).toMatchObject({ kind: 'permission', what: 'operate' })
    expect((await titles()).titles).toEqual(['Of the fleet'])
  })

  it('S6-07 S6-12 shows a guarded field to nobody without its code, finds nothing by it and lets nobody write it', async () => {
    await bench.session.logout()
    await bench.signIn('admin')
    const { data } = await bench.data.getList({ resource: 'plants' })
    plants = data.map((row) => Number(row.id))
    const kept = { resource: 'audits', variables: visit('Of the fleet', { budget: 700 }) }
    const { id = 0, ...made } = (await bench.data.create(kept)).data
    expect(made).toMatchObject({ budget: 700 })
    const budgets = async (...filters: CrudFilter[]) => {
      const found = await bench.data.getList({ resource: 'audits', filters })
      return found.data.map((row) => row['budget'] as unknown)
    }
    const dear: CrudFilter = { field: 'budget', operator: 'gte', value: 500 }
    expect(await budgets(dear)).toEqual([700])
    await bench.session.logout()
    await bench.signIn('operator')
    expect(await budgets()).toEqual([null])
    expect(await budgets(dear)).toEqual([])
    expect((await bench.data.getOne({ resource: 'audits', id })).data).toMatchObject({ budget: null })
    await bench.session.logout()
    await bench.signIn('viewer')
    const own = (await bench.data.getList({ resource: 'plants' })).data.map((row) => Number(row.id))
    plants = own.filter((plant) => plant === 63900010)
    const refused = await failure(
      bench.data.create({ resource: 'audits', variables: visit('Dear', { budget: 1 }) }),
    )
    expect(refused?.fault).toMatchObject({ kind: 'permission', what: 'operate' })
    const cheap = await bench.data.create({ resource: 'audits', variables: visit('Free') })
    const change = (variables: object) =>
      bench.data.update({ resource: 'audits', id: cheap.data.id ?? 0, variables })
    expect((await failure(change({ budget: 1 })))?.fault).toMatchObject({ what: 'operate' })
    expect((await change({ title: 'Still free' })).data).toMatchObject({ title: 'Still free', budget: null })
  })

  it('is malformed where a server does not count its records', async () => {
    await make('One')
    bench.hooks.damage = async (_, response) => new Response(await response.text(), { status: 200 })
    expect((await failure(titles()))?.fault).toMatchObject({ kind: 'malformed' })
  })

  it('takes nothing from the address: no method, no header, no plant', async () => {
    await make('One')
    const meta = { method: 'delete', headers: { evil: '1' }, plantId: '7', token: 'secret' }
    await bench.data.getList({ resource: 'visits', meta })
    const request = bench.wire.at(-1)
    expect(request?.method).toBe('GET')
    expect(request?.headers.get('evil')).toBeNull()
    expect(request?.url).not.toContain('secret')
  })
})
