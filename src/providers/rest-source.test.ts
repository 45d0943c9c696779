import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { visits } from '../../tests/support/visits'
import type { Filter } from '../schema/codec'
import { compile, type Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import { field } from '../schema/field'
import { faultOf } from '../transport/fault-error'
import { restSource } from './rest-source'

const VISITS = '/collection-s/visits'
const plan = compile([...resources, visits], access).get('visits')
const ASK = { language: 'en', zone: 'UTC', plantId: 7, signal: undefined }
const PAGE = { page: 2, size: 20, field: 'day', direction: 'DESC' } as const
const ALL = { search: '', filters: [] }
const ROW = { id: 1, title: 'Clean', stationId: 7, day: '2026-06-20' }
const COUNTED = { 'x-total-count': '41' }

/** A collection that answers everything alike, and what it was asked. */
function collection(
  reply: unknown = [ROW],
  headers: Record<string, string> = COUNTED,
  change: Partial<Plan> = {},
) {
  const { send, cloud } = bench({ answers: { '/collection-s/': () => json(reply, 200, headers) } })
  return { source: restSource({ ...plan, ...change }, '/visits', send), cloud }
}

/** What a list asks for beside its page. */
async function asked(filters: readonly Filter[], search = '', change: Partial<Plan> = {}) {
  const { source, cloud } = collection([ROW], COUNTED, change)
  await source.list({ search, filters }, null, ASK)
  const [path, query = ''] = (cloud.sent[0]?.path ?? '').split('?')
  expect(path).toBe(VISITS)
  return [...new URLSearchParams(query)]
}

describe('a list of a collection', () => {
  it('asks for a page in an order, by the names of the wire', async () => {
    const { source, cloud } = collection([ROW, { title: 'no id' }])
    const list = await source.list(ALL, PAGE, ASK)
    expect(list).toMatchObject({ total: 41, data: [{ id: 1, title: 'Clean', plant: 7 }] })
    const path = `${VISITS}?_end=40&_order=desc&_sort=day&_start=20`
    expect(cloud.sent[0]).toMatchObject({ method: 'GET', body: null, path })
  })

  it('is ordered upwards by a field of another name as well', async () => {
    const { source, cloud } = collection([ROW], COUNTED, { sorts: ['changed'] })
    await source.list(ALL, { ...PAGE, field: 'changed', direction: 'ASC' }, ASK)
    expect(cloud.sent[0]?.path).toContain('_order=asc&_sort=lastModified&')
  })

  it('asks for all there is without a page, and counts what came', async () => {
    const { source, cloud } = collection([ROW], {})
    expect(await source.list(ALL, null, ASK)).toMatchObject({ total: 1 })
    expect(cloud.sent[0]?.path).toBe(VISITS)
  })

  it.each<[string, Filter[], [string, string][]]>([
    [
      'a text',
      [{ field: 'title', operator: 'contains', value: 'roof & more' }],
      [['title_like', 'roof & more']],
    ],
    ['one value', [{ field: 'urgent', operator: 'is', value: true }], [['urgent', 'true']]],
    [
      'several values',
      [{ field: 'state', operator: 'in', value: ['done', 'planned'] }],
      [
        ['state', 'done'],
        ['state', 'planned'],
      ],
    ],
    ['all but one', [{ field: 'state', operator: 'notIn', value: ['done'] }], [['state_ne', 'done']]],
    ['a beginning', [{ field: 'day', operator: 'from', value: '2026-06-01' }], [['day_gte', '2026-06-01']]],
    ['an end', [{ field: 'day', operator: 'to', value: '2026-06-30' }], [['day_lte', '2026-06-30']]],
    [
      'a span',
      [{ field: 'hours', operator: 'between', value: [1, 3] }],
      [
        ['hours_gte', '1'],
        ['hours_lte', '3'],
      ],
    ],
    ['a span from 0 on', [{ field: 'hours', operator: 'between', value: [0, null] }], [['hours_gte', '0']]],
    [
      'a span without a beginning',
      [{ field: 'hours', operator: 'between', value: ['', 3] }],
      [['hours_lte', '3']],
    ],
    ['a span up to 0', [{ field: 'hours', operator: 'between', value: [null, 0] }], [['hours_lte', '0']]],
    [
      'a span without an end',
      [{ field: 'hours', operator: 'between', value: [1, ''] }],
      [['hours_gte', '1']],
    ],
    ['the name of the wire', [{ field: 'plant', operator: 'is', value: 9 }], [['stationId', '9']]],
  ])('is narrowed by %s', async (_, filters, query) => {
    expect(await asked(filters)).toEqual(query)
  })

  it('is searched beside its filters', async () => {
    const filters: Filter[] = [{ field: 'urgent', operator: 'is', value: false }]
    expect(await asked(filters, 'roof')).toEqual([
      ['q', 'roof'],
      ['urgent', 'false'],
    ])
  })

  it.each<[string, Filter[]]>([
    ['cannot ask day for missing', [{ field: 'day', operator: 'missing', value: null }]],
    ['cannot ask colour for is', [{ field: 'colour', operator: 'is', value: 1 }]],
    [
      'say the same twice, and one would be lost',
      [
        { field: 'day', operator: 'between', value: ['2026-06-01', null] },
        { field: 'day', operator: 'from', value: '2026-06-02' },
      ],
    ],
  ])('is refused where its filters %s', async (words, filters) => {
    await expect(asked(filters)).rejects.toThrow(`visits: filters ${words}`)
  })

  it('takes one end of a field from one filter and the other from another', async () => {
    const from: Filter = { field: 'day', operator: 'from', value: '2026-06-01' }
    expect(await asked([from, { ...from, operator: 'to' }])).toHaveLength(2)
  })

  it('is ordered by what it offers and by its own order, and by nothing else', async () => {
    const order = (field: string) => {
      const { source } = collection([ROW], COUNTED, { sorts: ['title'] })
      return source.list(ALL, { ...PAGE, field }, ASK)
    }
    await expect(order('title')).resolves.toBeDefined()
    await expect(order('day')).resolves.toBeDefined()
    await expect(order('hours')).rejects.toThrow('visits: hours is sorted by, but the collection cannot')
    await expect(order('hours')).rejects.toBeInstanceOf(DeclarationError)
  })
})

describe('a collection of a plant', () => {
  const { others, ...rest } = visits.fields
  const fields: Plan['fields'] = { leader: field.reference({ to: 'members' }), others, ...rest }

  it('is narrowed by the field that leads to plants, and only to the plant that is meant', async () => {
    expect(await asked([], '', { plantScoped: true, fields })).toEqual([['stationId', '7']])
    expect(await asked([], '', { fields })).toEqual([])
    const { source, cloud } = collection([ROW], COUNTED, { plantScoped: true, fields })
    await source.list(ALL, null, { ...ASK, plantId: null })
    expect(cloud.sent[0]?.path).toBe(VISITS)
  })

  it('without such a field is what its address says', async () => {
    const { title, id } = visits.fields
    expect(await asked([], '', { plantScoped: true, fields: { id, title } })).toEqual([])
  })

  it.each([
    [{ title: 'Clean' }, { stationId: 7, title: 'Clean' }],
    [
      { title: 'Clean', plant: 9 },
      { stationId: 9, title: 'Clean' },
    ],
  ])('a new record %j belongs to it unless it says another', async (values, body) => {
    const { source, cloud } = collection(ROW, {}, { plantScoped: true })
    expect(await source.create(values, ASK)).toMatchObject({ id: 1, plant: 7 })
    expect(cloud.sent[0]).toMatchObject({ method: 'POST', path: VISITS })
    expect(JSON.parse(cloud.sent[0]?.body ?? '')).toEqual(body)
  })
})

describe('single records of a collection', () => {
  it('are asked for by a part of the path, whatever the id contains', async () => {
    const { source, cloud } = collection({ ...ROW, id: 5 }, {})
    expect(await source.one('a/b?c', ASK)).toMatchObject({ id: 5, plant: 7 })
    await source.update('a/b', { title: 'x' }, ASK)
    expect(await source.remove(['a/b', 4], ASK)).toEqual([
      { id: 'a/b', outcome: 'done', fault: null },
      { id: 4, outcome: 'done', fault: null },
    ])
    expect(cloud.sent.map(({ method, path }) => [method, path])).toEqual([
      ['GET', `${VISITS}/a%2Fb%3Fc`],
      ['PATCH', `${VISITS}/a%2Fb`],
      ['DELETE', `${VISITS}/a%2Fb`],
      ['DELETE', `${VISITS}/4`],
    ])
  })

  it('are asked for together, and not at all where there are none', async () => {
    const { source, cloud } = collection([ROW, { title: 'no id' }], {})
    expect(await source.many([], ASK)).toEqual([])
    expect(cloud.sent).toEqual([])
    expect(await source.many([1, '2'], ASK)).toMatchObject([{ id: 1 }])
    expect(cloud.sent[0]?.path).toBe(`${VISITS}?id=1&id=2`)
  })

  it.each([
    [{ title: 'x' }, 'changed', { title: 'x' }],
    [{ title: 'x', changed: 1_768_292_700 }, 'changed', { title: 'x', lastModified: 1_768_292_700 }],
    [{ title: 'x', changed: 1_768_292_700 }, null, { title: 'x' }],
    [{ title: 'x', day: '2026-06-20' }, 'day', { title: 'x', day: '2026-06-20' }],
    [{ title: 'x', gone: 1 }, 'gone', { title: 'x' }],
  ])('are changed by %j, with the time of the last change where %s is one', async (values, changed, body) => {
    const { source, cloud } = collection(ROW, {}, { changed })
    await source.update(1, values, ASK)
    expect(JSON.parse(cloud.sent[0]?.body ?? '')).toEqual(body)
  })

  it('fail alone where several are removed', async () => {
    const answers = {
      [`${VISITS}/1`]: () => json({ code: '24' }, 400),
      [`${VISITS}/2`]: () => new Response(null, { status: 204 }),
    }
    const outcomes = await restSource(plan, '/visits', bench({ answers }).send).remove([1, 2], ASK)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['failed', 'done'])
  })
})

describe('a reply of a collection', () => {
  type Work = (of: ReturnType<typeof restSource>) => Promise<unknown>
  const list: Work = (of) => of.list(ALL, null, ASK)
  const page: Work = (of) => of.list(ALL, PAGE, ASK)

  it.each<[string, unknown, Record<string, string>, Work, string]>([
    ['no count', [ROW], {}, page, `${VISITS}: no x-total-count`],
    ['half a count', [ROW], { 'x-total-count': '41 of 50' }, page, `${VISITS}: no x-total-count`],
    ['a count after words', [ROW], { 'x-total-count': 'of 50' }, page, `${VISITS}: no x-total-count`],
    ['no list', { data: [ROW] }, {}, list, 'visits: a list was expected'],
    ['no list of many', 'text', {}, (of) => of.many([1], ASK), 'visits: a list was expected'],
    ['no record', [], {}, (of) => of.one(1, ASK), 'visits: no record'],
    ['a record without an id', { title: 'x' }, {}, (of) => of.create({}, ASK), 'visits: no record'],
    ['nothing', null, {}, (of) => of.update(1, {}, ASK), 'visits: no record'],
  ])('is malformed with %s', async (_, reply, headers, work, detail) => {
    const { source } = collection(reply, headers)
    expect(await work(source).catch(faultOf)).toEqual({ kind: 'malformed', detail })
  })
})

it('a question of a collection ends with the screen that asked, a write does not', async () => {
  const ended = new AbortController()
  ended.abort()
  const { source } = collection(ROW, {})
  const ask = { ...ASK, signal: ended.signal }
  expect(await source.one(1, ask).catch(faultOf)).toEqual({ kind: 'aborted' })
  expect(await source.update(1, { title: 'x' }, ask)).toMatchObject({ id: 1 })
})
