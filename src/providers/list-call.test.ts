import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { crates } from '../../tests/support/boxes'
import type { Filter } from '../schema/codec'
import { compile, type Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'
import type { Endpoint } from '../schema/endpoint'
import { bareCall, listCall } from './list-call'

const plan = compile([...resources, crates], access).get('crates')
const ASK = { language: 'de', zone: 'Europe/Berlin', plantId: 7, signal: undefined }
const WINDOW = { page: 2, size: 20, field: 'size', direction: 'DESC' } as const
const PAGING = { 'order.direction': 'DESC', 'order.property': 'body.size', page: 2, size: 20 }
const LIST: Endpoint = { get: '/x/list', page: 'query' }

describe('a call of an endpoint', () => {
  it.each<[string, Endpoint, object | undefined, unknown, object]>([
    ['a path with a value', { get: '/x/{plantId}/{id}' }, { id: 'a/b' }, undefined, { method: 'GET', path: '/x/7/a%2Fb', query: {} }], // oxfmt-ignore
    [
      'a fixed query, not escaped twice',
      { get: '/x', query: { lan: '{language}', tz: '{zone}', kind: 'A' } },
      undefined,
      undefined,
      { method: 'GET', path: '/x', query: { lan: 'de', tz: 'Europe/Berlin', kind: 'A' } },
    ],
    ['no body to ask for something', { get: '/x', body: { a: 1 } }, {}, { b: 1 }, { method: 'GET', path: '/x', query: {} }], // oxfmt-ignore
    ['no body where there is none', { post: '/x' }, {}, undefined, { method: 'POST', path: '/x', query: {} }],
    [
      'the usual body',
      { post: '/x' },
      {},
      { b: 1 },
      { method: 'POST', path: '/x', query: {}, body: { b: 1 } },
    ],
    [
      'a body of its own before the usual one',
      { delete: '/x', body: { ids: '{ids}', of: '{plantId}' } },
      { ids: [1, 2] },
      { b: 1 },
      { method: 'DELETE', path: '/x', query: {}, body: { ids: [1, 2], of: 7 } },
    ],
    [
      'a file',
      { post: '/x', as: 'blob' },
      {},
      undefined,
      { method: 'POST', path: '/x', query: {}, as: 'blob' },
    ],
  ])('has %s', (_, endpoint, values, usual, call) =>
    expect(bareCall(endpoint, ASK, values as Record<string, unknown> | undefined, usual)).toStrictEqual(call),
  )

  it.each<[string, Record<string, unknown>]>([
    ['a list', { id: [1, 2] }],
    ['a record', { id: { of: 1 } }],
    ['nothing', {}],
  ])('is refused where %s would have to be a part of its path', (_, values) =>
    expect(() => bareCall({ get: '/x/{id}' }, ASK, values)).toThrow(DeclarationError),
  )

  it('of a plant is refused without one', () =>
    expect(() => bareCall({ get: '/x/{plantId}' }, { ...ASK, plantId: null })).toThrow('plantId'))
})

const asked = (
  endpoint: Endpoint,
  filters: readonly Filter[] = [],
  search = '',
  change: Partial<Plan> = {},
) =>
  listCall({ ...plan, endpoints: { list: endpoint }, ...change }, endpoint, { search, filters }, WINDOW, ASK)

describe('the call of a list', () => {
  it.each<[string, Endpoint, object]>([
    ['a query', { ...LIST, query: { lan: '{language}' } }, { method: 'GET', query: { lan: 'de', keyword: 'x', ...PAGING } }], // oxfmt-ignore
    [
      'a query beside a body',
      { post: '/x/list', page: 'query', query: { lan: '{language}' }, body: { kind: 'A' } },
      { method: 'POST', query: { lan: 'de', ...PAGING }, body: { kind: 'A', keyword: 'x' } },
    ],
    [
      'a body beside a query',
      { post: '/x/list', page: 'body', query: { lan: '{language}' }, body: { kind: 'A' } },
      { method: 'POST', query: { lan: 'de' }, body: { kind: 'A', keyword: 'x', ...PAGING } },
    ],
    ['a body alone', { post: '/x/list', page: 'body' }, { method: 'POST', query: {}, body: { keyword: 'x', ...PAGING } }], // oxfmt-ignore
    [
      'a body in place of a text',
      { post: '/x/list', page: 'body', body: 'words' },
      { method: 'POST', query: {}, body: { keyword: 'x', ...PAGING } },
    ],
  ])('takes page, order and search in %s', (_, endpoint, call) =>
    expect(asked({ ...endpoint, search: 'keyword' }, [], 'x')).toStrictEqual({ path: '/x/list', ...call }),
  )

  it.each([
    ['name', 'label'],
    ['state', 'state'],
  ])('is ordered by %s under the name of the wire', (field, wire) => {
    const call = listCall(
      plan,
      LIST,
      { search: '', filters: [] },
      { ...WINDOW, field, direction: 'ASC' },
      ASK,
    )
    expect(call.query).toMatchObject({ 'order.property': wire, 'order.direction': 'ASC' })
  })

  it.each<[string, string, Endpoint]>([
    ['colour is sorted by, but is no field', 'colour', LIST],
    ['toString is sorted by, but is no field', 'toString', LIST],
    ['state is sorted by, but the call cannot', 'state', { ...LIST, sorts: ['name'] }],
  ])('is refused: %s', (words, field, endpoint) => {
    const order = () => listCall(plan, endpoint, { search: '', filters: [] }, { ...WINDOW, field }, ASK)
    expect(order).toThrow(`crates: ${words}`)
    expect(order).toThrow(DeclarationError)
  })
})

describe('filters of a call', () => {
  const SPAN = { from: 'after', to: 'before' }
  const words = { on: '1' }

  it.each<[string, Endpoint['filters'] & object, Filter, object]>([
    ['one value under a key', { name: 'nm' }, { field: 'name', operator: 'is', value: 'box' }, { nm: 'box' }],
    [
      'one of a list under a key',
      { state: 'st' },
      { field: 'state', operator: 'in', value: ['on'] },
      { st: 'on' },
    ],
    [
      'a word of the wire',
      { state: { key: 'st', words } },
      { field: 'state', operator: 'in', value: ['on'] },
      { st: '1' },
    ],
    [
      'a word of ours where the wire has none',
      { state: { key: 'st', words } },
      { field: 'state', operator: 'in', value: ['off'] },
      { st: 'off' },
    ],
    [
      'a word that is no word of the vocabulary',
      { state: { key: 'st', words: {} } },
      { field: 'state', operator: 'in', value: ['toString'] },
      { st: 'toString' },
    ],
    [
      'several values',
      { state: { key: 'st', as: 'list', words } },
      { field: 'state', operator: 'in', value: ['on', 'off'] },
      { st: ['1', 'off'] },
    ],
    [
      'one value as a list',
      { state: { key: 'st', as: 'list' } },
      { field: 'state', operator: 'in', value: 'on' },
      { st: ['on'] },
    ],
    [
      'a part of a text',
      { name: { key: 'nm', as: 'part' } },
      { field: 'name', operator: 'contains', value: ' ro ' },
      { nm: 'ro' },
    ],
    [
      'a span',
      { begun: SPAN },
      { field: 'begun', operator: 'between', value: [10, 20] },
      { after: 10, before: 20 },
    ],
    [
      'a span from 0',
      { size: SPAN },
      { field: 'size', operator: 'between', value: [0, 0] },
      { after: 0, before: 0 },
    ],
    [
      'a span without a beginning',
      { begun: SPAN },
      { field: 'begun', operator: 'between', value: [null, 20] },
      { before: 20 },
    ],
    [
      'a span with an empty beginning',
      { begun: SPAN },
      { field: 'begun', operator: 'between', value: ['', 20] },
      { before: 20 },
    ],
    [
      'a span without an end',
      { begun: SPAN },
      { field: 'begun', operator: 'between', value: [10, null] },
      { after: 10 },
    ],
    [
      'a span with an empty end',
      { begun: SPAN },
      { field: 'begun', operator: 'between', value: [10, ''] },
      { after: 10 },
    ],
    ['a beginning', { begun: SPAN }, { field: 'begun', operator: 'from', value: 10 }, { after: 10 }],
    ['an end', { begun: SPAN }, { field: 'begun', operator: 'to', value: 20 }, { before: 20 }],
  ])('say %s', (_, filters, filter, wire) => {
    const { body } = asked({ post: '/x/list', page: 'query', filters }, [filter])
    expect(body).toStrictEqual(wire)
  })

  it('stand beside each other', () => {
    const filters: Filter[] = [
      { field: 'state', operator: 'in', value: ['on'] },
      { field: 'name', operator: 'is', value: 'box' },
    ]
    const { query } = asked({ ...LIST, filters: { state: 'st', name: 'nm' } }, filters)
    expect(query).toMatchObject({ st: 'on', nm: 'box', ...PAGING })
  })

  it.each<[string, Endpoint['filters'], Filter[], string]>([
    ['filters do not know state', undefined, [{ field: 'state', operator: 'in', value: ['on'] }], ''],
    ['filters do not know state', { name: 'nm' }, [{ field: 'state', operator: 'in', value: ['on'] }], ''],
    ['filters cannot say contains of state', { state: 'st' }, [{ field: 'state', operator: 'contains', value: 'o' }], ''], // oxfmt-ignore
    ['filters cannot say in of state', { state: 'st' }, [{ field: 'state', operator: 'in', value: ['on', 'off'] }], ''], // oxfmt-ignore
    ['filters cannot say in of state', { state: 'st' }, [{ field: 'state', operator: 'in', value: [] }], ''],
    ['search is not taken by the call', {}, [], 'x'],
  ])('are refused: %s', (words, filters, given, search) => {
    const endpoint: Endpoint = { ...LIST, ...(filters ? { filters } : {}) }
    expect(() => asked(endpoint, given, search)).toThrow(`crates: ${words}`)
    expect(() => asked(endpoint, given, search)).toThrow(DeclarationError)
  })
})
