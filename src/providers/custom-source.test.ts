import { describe, expect, it, vi } from 'vitest'
import { compile } from '../schema/compile'
import { field } from '../schema/field'
import { defineResource } from '../schema/resource'
import { type CustomCalls, customSource } from './custom-source'
import type { Source } from './source'
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

function sourceOf(calls: CustomCalls, capable = true) {
  return customSource(plan, () => Promise.resolve(calls), {} as Source, {
    send: () => Promise.reject(new Error('nothing is sent')),
    wholes: createWholeLists(() => 0),
    now: () => 7,
    say: (key) => key,
    capable: () => Promise.resolve(capable),
    asleep: () => false,
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
