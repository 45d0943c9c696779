import { describe, expect, it, vi } from 'vitest'
import { compile } from '../schema/compile'
import { field } from '../schema/field'
import { defineResource } from '../schema/resource'
import { type CustomCalls, customSource } from './custom-source'
import type { ActionCall, Source } from './source'
import { createWholeLists } from './whole-list'

const drips = defineResource({
  name: 'drips',
  route: '/drips',
  title: 'name',
  calls: 'devices',
  fields: { id: field.id(), name: field.text() },
  endpoints: { list: { post: '/drips', page: 'query', sorts: ['name'] } },
  list: { columns: ['name'], size: 2, order: { field: 'name', direction: 'ASC' } },
  actions: { read: { codes: ['user'] } },
})
const plan = compile([drips], { model: '', codes: ['user'], areas: {} }).get('drips')
const ASK = { language: 'en', zone: 'UTC', plantId: null, signal: undefined }
const WINDOW = { page: 2, size: 1, field: 'name', direction: 'DESC' } as const

function sourceOf(calls: CustomCalls, capable = true, otherwise: Partial<Source> = {}, of = plan) {
  return customSource(of, () => Promise.resolve(calls), otherwise as Source, {
    send: () => Promise.reject(new Error('nothing is sent')),
    wholes: createWholeLists(() => 0),
    now: () => 7,
    say: (key) => key,
    capable: () => Promise.resolve(capable),
    asleep: (plantId, heard) => plantId === heard,
  })
}

describe('lists by hand', () => {
  it('are paged by the server that can', async () => {
    const page = vi.fn<NonNullable<CustomCalls['page']>>(async (_asked, _window, ask) =>
      (await ask.capable('alarmTriage')) ? { data: [{ id: 1, name: `at ${ask.now()}` }], total: 40 } : null,
    )
    const list = await sourceOf({ page }).list({ search: 'x', filters: [] }, WINDOW, ASK)
    expect(list).toEqual({ data: [{ id: 1, name: 'at 7' }], total: 40 })
    expect(page.mock.calls[0]?.slice(0, 2)).toEqual([{ search: 'x', filters: [] }, WINDOW])
  })

  it('come whole from a server that cannot, and are searched, ordered and cut here', async () => {
    const calls: CustomCalls = {
      page: async (_asked, _window, ask) =>
        (await ask.capable('alarmTriage')) ? { data: [], total: 0 } : null,
      list: () =>
        Promise.resolve([
          { id: 1, name: 'ox' },
          { id: 2, name: 'cat' },
          { id: 3, name: 'fox' },
        ]),
    }
    const list = await sourceOf(calls, false).list({ search: 'ox', filters: [] }, WINDOW, ASK)
    expect(list).toEqual({ data: [{ id: 3, name: 'fox' }], total: 2 })
  })
})

const ROWS = [
  { id: 1, name: 'ox' },
  { id: 2, name: 'cat' },
]
const ALL = { search: '', filters: [] }

describe('a whole list by hand', () => {
  it('is asked for anew when all of it is wanted, and kept for its parts, by plant and language', async () => {
    const list = vi.fn<NonNullable<CustomCalls['list']>>(() => Promise.resolve(ROWS))
    const source = sourceOf({ list })
    const { signal } = new AbortController()
    const ask = { ...ASK, signal }
    expect(await source.list(ALL, null, ask)).toEqual({ data: ROWS, total: 2 })
    await source.list(ALL, null, ask)
    expect(list.mock.calls.map(([given]) => given.signal)).toEqual([signal, signal])
    expect(await source.list(ALL, WINDOW, ask)).toEqual({ data: [ROWS[1]], total: 2 })
    expect(list).toHaveBeenCalledTimes(2)
    await source.list(ALL, WINDOW, { ...ask, plantId: 7 })
    await source.list(ALL, WINDOW, { ...ask, language: 'de' })
    await source.list(ALL, WINDOW, { ...ask, zone: 'Asia/Tokyo' })
    // What is kept has many readers: none of them may call it off.
    expect(list.mock.calls.slice(2).map(([{ plantId, language, signal: given }]) => [plantId, language, given])).toEqual([
      [7, 'en', undefined],
      [null, 'de', undefined],
    ]) // oxfmt-ignore
  })

  it('holds single records and many of them', async () => {
    const source = sourceOf({ list: () => Promise.resolve(ROWS) })
    expect(await source.one('2', ASK)).toBe(ROWS[1])
    expect(await source.many(['1', 9], ASK)).toEqual([ROWS[0]])
    await expect(source.one(9, ASK)).rejects.toMatchObject({ fault: { code: '18', status: 404 } })
  })

  it('is asked for as one page without an end where the server pages it', async () => {
    const page = vi.fn<NonNullable<CustomCalls['page']>>(() => Promise.resolve({ data: ROWS, total: 2 }))
    expect(await sourceOf({ page }).list(ALL, null, ASK)).toEqual({ data: ROWS, total: 2 })
    expect(page.mock.calls[0]?.[1]).toEqual({ page: 1, size: 10_000, field: 'name', direction: 'ASC' })
  })
})

it.each([
  [7, 7, true],
  [7, 8, false],
  [null, null, false],
])('at plant %s what was heard at %s sleeps: %s', async (plantId, heard, asleep) => {
  const list: CustomCalls['list'] = (ask) => Promise.resolve([{ id: 1, asleep: ask.asleep(heard) }])
  const { data } = await sourceOf({ list }).list(ALL, null, { ...ASK, plantId })
  expect(data).toEqual([{ id: 1, asleep }])
})

describe('what is not done by hand', () => {
  const done = { id: 1, outcome: 'done', fault: null } as const
  const doing = { action: { name: 'start' }, ids: [1], input: { hours: 2 } } as unknown as ActionCall
  const otherwise: Partial<Source> = {
    list: (_asked, window) => Promise.resolve({ data: [{ id: 'list', window }], total: 1 }),
    one: (id) => Promise.resolve({ id, by: 'endpoint' }),
    many: (ids) => Promise.resolve(ids.map((id) => ({ id }))),
    create: (values) => Promise.resolve({ ...values, by: 'endpoint' }),
    update: (id, values) => Promise.resolve({ ...values, id, by: 'endpoint' }),
    remove: () => Promise.resolve([]),
    act: () => Promise.resolve([]),
  }

  it('is done by the endpoints of the declaration', async () => {
    for (const calls of [{}, { actions: {}, ahead: {} }]) {
      const source = sourceOf(calls, true, otherwise)
      expect(await source.list(ALL, null, ASK)).toEqual({ data: [{ id: 'list', window: null }], total: 1 })
      expect(await source.list(ALL, WINDOW, ASK)).toEqual({
        data: [{ id: 'list', window: WINDOW }],
        total: 1,
      })
      expect(await source.one(4, ASK)).toEqual({ id: 4, by: 'endpoint' })
      expect(await source.many([4, 5], ASK)).toEqual([{ id: 4 }, { id: 5 }])
      expect(await source.create({ name: 'x' }, ASK)).toEqual({ name: 'x', by: 'endpoint' })
      expect(await source.update(4, { name: 'x' }, ASK)).toEqual({ id: 4, name: 'x', by: 'endpoint' })
      expect(await source.remove([4], ASK)).toEqual([])
      expect(await source.act(doing, ASK)).toEqual([])
      expect(await source.ahead?.(doing, {})).toBeNull()
    }
  })

  it('one record is asked for by its own endpoint, although the list is there', async () => {
    const of = { ...plan, endpoints: { ...plan.endpoints, one: { get: '/drips/{id}' } } }
    const source = sourceOf({ list: () => Promise.resolve(ROWS) }, true, otherwise, of)
    expect(await source.one(2, ASK)).toEqual({ id: 2, by: 'endpoint' })
  })

  it('everything else is done by hand, with what calls ask with', async () => {
    const source = sourceOf(
      {
        one: (id, ask) => Promise.resolve({ id, now: ask.now(), zone: ask.zone }),
        create: (values, ask) => Promise.resolve({ ...values, now: ask.now() }),
        update: (id, values, ask) => Promise.resolve({ ...values, id, now: ask.now() }),
        remove: (ids, ask) => Promise.resolve(ids.map((id) => ({ ...done, id: `${id} ${ask.now()}` }))),
        actions: { start: ({ input }, ask) => Promise.resolve([{ ...done, id: `${String(input['hours'])} ${ask.say('k')}` }]) }, // oxfmt-ignore
        ahead: { start: (record, input) => ({ ...record, ...input }) },
      },
      true,
      otherwise,
    )
    expect(await source.one(2, ASK)).toEqual({ id: 2, now: 7, zone: 'UTC' })
    expect(await source.create({ name: 'x' }, ASK)).toEqual({ name: 'x', now: 7 })
    expect(await source.update(2, { name: 'x' }, ASK)).toEqual({ id: 2, name: 'x', now: 7 })
    expect(await source.remove([2], ASK)).toEqual([{ ...done, id: '2 7' }])
    expect(await source.act(doing, ASK)).toEqual([{ ...done, id: '2 k' }])
    expect(await source.ahead?.(doing, { id: 1 })).toEqual({ id: 1, hours: 2 })
  })
})
