import type { CrudFilter } from '@refinedev/core'
import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { compile } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { field } from '../schema/field'
import { defineResource } from '../schema/resource'
import { faultOf } from '../transport/fault-error'

const SEARCH = '/maintain-s/operating/station/search'
const rows = [
  { id: 9, name: 'Nine', gridInterconnectionType: 'EXCESS', generationPower: '5' },
  { name: 'no id' },
]
const bodyOf = (text: string | null | undefined) => JSON.parse(text ?? 'null') as unknown

describe('list of plants', () => {
  const served = () => bench({ answers: { [SEARCH]: () => json({ total: 41, data: rows }) } })

  it('S7-68 S9-02 S9-03 asks by query and body, and answers plants of the domain', async () => {
    const { data, cloud } = served()
    const list = await data.getList({ resource: 'plants' })
    expect(list.total).toBe(41)
    expect(list.data).toMatchObject([
      { id: 9, name: 'Nine', gridType: 'EXCESS', production: 5, capacity: null },
    ])
    expect(cloud.sent[0]).toMatchObject({
      method: 'POST',
      path: `${SEARCH}?order.direction=DESC&order.property=id&page=1&size=20`,
      body: '{}',
    })
  })

  it('S4-26 pages from 1, sorts by wire names and filters in the body', async () => {
    const { data, cloud } = served()
    await data.getList({
      resource: 'plants',
      pagination: { currentPage: 3, pageSize: 20 },
      sorters: [{ field: 'capacity', order: 'asc' }],
      filters: [
        { field: 'keyword', operator: 'contains', value: 'Dach & Fach' },
        { field: 'gridType', operator: 'eq', value: 'EXCESS' },
        { field: 'type', operator: 'eq', value: '' },
      ],
      meta: { token: 'secret', region: 'CHINA' },
    })
    expect(cloud.sent[0]?.path).toBe(
      `${SEARCH}?order.direction=ASC&order.property=installedCapacity&page=3&size=20`,
    )
    expect(bodyOf(cloud.sent[0]?.body)).toEqual({ keyword: 'Dach & Fach', gridInterconnectionType: 'EXCESS' })
    expect(cloud.sent[0]?.url).not.toContain('secret')
  })

  it.each<[string, CrudFilter]>([
    ['an unknown field', { field: 'colour', operator: 'eq', value: 'x' }],
    ['an operator that the wire cannot say', { field: 'type', operator: 'between', value: [1, 2] }],
    ['a condition', { operator: 'or', value: [] }],
  ])('refuses %s instead of leaving it out', async (_, filter) => {
    const { data, cloud } = served()
    await expect(data.getList({ resource: 'plants', filters: [filter] })).rejects.toBeInstanceOf(
      DeclarationError,
    )
    await expect(
      data.getList({ resource: 'plants', sorters: [{ field: 'x', order: 'asc' }] }),
    ).rejects.toThrow('x')
    expect(cloud.sent).toEqual([])
  })

  it('passes the abort signal of the query on', async () => {
    const { data } = bench({ answers: { [SEARCH]: () => new Promise(() => undefined) } })
    const controller = new AbortController()
    const queryContext = { signal: controller.signal, queryKey: [], client: undefined as never }
    const list = data.getList({ resource: 'plants', meta: { queryContext } }).catch(faultOf)
    controller.abort()
    expect(await list).toEqual({ kind: 'aborted' })
  })

  it.each([['text'], [null], [{}], [{ data: {} }], [[]]])('is malformed for %j', async (reply) => {
    const { data } = bench({ answers: { [SEARCH]: () => json(reply) } })
    expect(await data.getList({ resource: 'plants' }).catch(faultOf)).toMatchObject({ kind: 'malformed' })
  })
})

describe('one plant', () => {
  it('S7-44 asks in the current language', async () => {
    const b = bench({
      answers: { '/maintain-s/operating/station/information/': () => json(rows[0]) },
      deps: { language: 'de' },
    })
    expect(await b.data.getOne({ resource: 'plants', id: 9 })).toMatchObject({
      data: { id: 9, gridType: 'EXCESS' },
    })
    expect(b.cloud.sent[0]?.path).toBe('/maintain-s/operating/station/information/9?language=de')
  })

  it('is malformed without an id', async () => {
    const b = bench({ answers: { '/maintain-s/operating/station/information/': () => json({ name: 'x' }) } })
    expect(await b.data.getOne({ resource: 'plants', id: 9 }).catch(faultOf)).toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('declarations in use', () => {
  const things = defineResource({
    name: 'things',
    route: '/things',
    title: 'name',
    fields: { id: field.id(), name: field.text({ wire: 'label' }) },
    endpoints: { list: { get: '/maintain-s/things', page: 'query' } },
    list: { columns: ['name'], size: 5, order: { field: 'name', direction: 'ASC' } },
    actions: {},
  })

  it('read a resource without a reader of its own by its fields', async () => {
    const b = bench({
      answers: { '/maintain-s/things': () => json({ total: 1, data: [{ id: 1, label: 'L' }] }) },
      plans: compile([things], access),
    })
    expect(await b.data.getList({ resource: 'things' })).toEqual({ data: [{ id: 1, name: 'L' }], total: 1 })
    expect(b.cloud.sent[0]).toMatchObject({ method: 'GET', body: null })
    expect(b.cloud.sent[0]?.path).toBe(
      '/maintain-s/things?order.direction=ASC&order.property=label&page=1&size=5',
    )
  })

  it('name what is missing: an endpoint, a resource, a reader', async () => {
    const { data } = bench()
    const bare = bench({ plans: compile([things], access) })
    await expect(bare.data.create({ resource: 'things', variables: {} })).rejects.toThrow('endpoints.create')
    await expect(data.getList({ resource: 'nobody' })).rejects.toThrow('nobody')
    const odd = { ...things, record: 'unicorn' as 'plant' }
    expect(() => bench({ plans: compile([odd], access) })).toThrow('unicorn')
  })
})
