import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { bench } from '../../tests/support/bench'
import { boxes, crates } from '../../tests/support/boxes'
import { type Answer, json } from '../../tests/support/fake-fetch'
import { compile } from '../schema/compile'
import type { FaultError } from '../transport/fault-error'

const plans = () => compile([...resources, boxes, crates], access)
const ROWS = [
  { id: 1, label: 'Ümlaut', state: 'on', body: { size: 5 } },
  { id: 2, label: 'alpha', state: 'off', body: { size: '7.5' } },
  { id: 3, label: 'Beta', state: null, body: {} },
  { label: 'nobody' },
]
const at = (answers: Record<string, Answer>) => bench({ answers, plans: plans() })
const whole = () => at({ '/maintain-s/7/boxes': () => json(ROWS) })
const meta = { plantId: 7 }
const names = (data: readonly object[]) => data.map((row) => (row as { name: string }).name)
const bodyOf = (text: string | null | undefined) => JSON.parse(text ?? 'null') as unknown

describe('a list that comes whole', () => {
  it('S9 is paged, ordered, searched and filtered here, with one call for it all', async () => {
    const b = whole()
    const ask = (params: object) => b.data.getList({ resource: 'boxes', meta, ...params })
    const first = await ask({ pagination: { currentPage: 1, pageSize: 2 } })
    expect([names(first.data), first.total]).toEqual([['alpha', 'Beta'], 3])
    expect(names((await ask({ pagination: { currentPage: 2, pageSize: 2 } })).data)).toEqual(['Ümlaut'])
    const bySize = await ask({ sorters: [{ field: 'size', order: 'desc' }], pagination: { pageSize: 9 } })
    expect(names(bySize.data)).toEqual(['alpha', 'Ümlaut', 'Beta'])
    const search = [{ field: 'keyword', operator: 'contains', value: 'umla' }]
    expect(names((await ask({ filters: search })).data)).toEqual(['Ümlaut'])
    const between = [{ field: 'size', operator: 'between', value: [6, null] }]
    expect(names((await ask({ filters: between })).data)).toEqual(['alpha'])
    const absent = [{ field: 'state', operator: 'null', value: null }]
    expect(names((await ask({ filters: absent })).data)).toEqual(['Beta'])
    expect(b.cloud.sent.map(({ path }) => path)).toEqual(['/maintain-s/7/boxes?language=en'])
  })

  it('is asked again when all of it is wanted, after some seconds, and after a write', async () => {
    const b = whole()
    const all = () => b.data.getList({ resource: 'boxes', meta, pagination: { mode: 'off' } })
    const part = () => b.data.getList({ resource: 'boxes', meta })
    const asked = () => b.cloud.to('/maintain-s/7/boxes').length
    await all()
    await all()
    expect(asked()).toBe(2)
    await part()
    expect(asked()).toBe(2)
    b.time.now += 6000
    await part()
    expect(asked()).toBe(3)
    await b.data.update({ resource: 'boxes', id: 1, variables: { name: 'x' }, meta }).catch(() => null)
    await part()
    expect(asked()).toBe(4)
  })

  it('holds one record and many of them', async () => {
    const b = whole()
    expect(await b.data.getOne({ resource: 'boxes', id: '2', meta })).toMatchObject({
      data: { id: 2, size: 7.5 },
    })
    const many = await b.data.getMany?.({ resource: 'boxes', ids: [3, '1', 9], meta })
    expect(names(many?.data ?? [])).toEqual(['Ümlaut', 'Beta'])
    expect(b.cloud.sent).toHaveLength(1)
    const error = await b.data.getOne({ resource: 'boxes', id: 9, meta }).catch((thrown: unknown) => thrown)
    expect((error as FaultError).fault).toMatchObject({ kind: 'rejected', code: '18', status: 404 })
    expect((error as FaultError).silent).toBe(true)
  })

  it('belongs to the plant that the screen names, never to one of the address', async () => {
    const b = whole()
    for (const wrong of [undefined, {}, { plantId: '7' }, { plantId: 1.5 }])
      await expect(b.data.getList({ resource: 'boxes', ...(wrong ? { meta: wrong } : {}) })).rejects.toThrow(
        'meta.plantId',
      )
    expect(b.cloud.sent).toEqual([])
  })
})

describe('a list that the server cuts', () => {
  const served = () => at({ '/maintain-s/crates': () => json({ total: 9, data: ROWS }) })

  it('takes page, order, search, lists and spans in the body', async () => {
    const b = served()
    const list = await b.data.getList({
      resource: 'crates',
      pagination: { currentPage: 3, pageSize: 2 },
      sorters: [{ field: 'size', order: 'desc' }],
      filters: [
        { field: 'keyword', operator: 'contains', value: 'a&b' },
        { field: 'state', operator: 'in', value: ['on', 'off'] },
        { field: 'begun', operator: 'between', value: [1_768_292_700, null] },
      ],
    })
    expect([list.data.length, list.total]).toEqual([3, 9])
    expect(b.cloud.sent[0]).toMatchObject({ method: 'POST', path: '/maintain-s/crates' })
    expect(bodyOf(b.cloud.sent[0]?.body)).toEqual({
      kind: 'CRATE',
      text: 'a&b',
      states: ['on', 'off'],
      after: 1_768_292_700,
      'order.direction': 'DESC',
      'order.property': 'body.size',
      page: 3,
      size: 2,
    })
  })

  it('refuses what its call cannot say, before it is sent', async () => {
    const b = served()
    const ask = (params: object) => b.data.getList({ resource: 'crates', ...params })
    const filter = (field: string, operator: string, value: unknown) => ({
      filters: [{ field, operator, value }],
    })
    await expect(ask({ sorters: [{ field: 'state', order: 'asc' }] })).rejects.toThrow('the call cannot')
    await expect(ask(filter('size', 'gte', 5))).rejects.toThrow('size')
    await expect(ask(filter('state', 'nin', ['on']))).rejects.toThrow('cannot ask state for nin')
    expect(b.cloud.sent).toEqual([])
  })

  it('asks for many one by one, and leaves out who is gone', async () => {
    const b = at({
      '/maintain-s/crate/2': () => json({ code: '18' }, 400),
      '/maintain-s/crate/': ({ path }) => json({ id: Number(path.split('/').at(-1)), label: 'x' }),
    })
    const many = await b.data.getMany?.({ resource: 'crates', ids: [1, 2, 3] })
    expect(many?.data.map(({ id }) => id)).toEqual([1, 3])
  })
})
