import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { boxes, crates } from '../../tests/support/boxes'
import { customAsk, refusal } from '../../tests/support/custom-ask'
import { compile, type Plan, type PlannedAction } from '../schema/compile'
import type { Call } from '../transport/call'
import { FaultError, faultOf } from '../transport/fault-error'
import { endpointSource } from './endpoint-source'
import { createWholeLists } from './whole-list'

const plans = compile([...resources, boxes, crates], access)
const ASK = { language: 'de', zone: 'UTC', plantId: 7, signal: undefined }
const ALL = { search: '', filters: [] }
const WINDOW = { page: 1, size: 2, field: 'name', direction: 'ASC' } as const

/** A source over replies, and which of its calls change nothing. */
function sourceOf(name: string, replies: Parameters<typeof customAsk>[0], change: Partial<Plan> = {}) {
  const { ask, sent, asked } = customAsk(replies)
  const reads: (true | undefined)[] = []
  const send: typeof ask.send = <T>(call: Call<T>, options?: { signal?: AbortSignal | undefined }) => {
    reads.push(call.reads)
    return ask.send(call, options)
  }
  const plan = { ...plans.get(name), ...change }
  return { source: endpointSource(plan, send, createWholeLists(() => 0), () => 5), sent, asked, reads } // oxfmt-ignore
}

describe('what is written by an endpoint', () => {
  const BOX = 'POST /maintain-s/box'

  it.each([
    [
      'a record',
      { id: 12, label: 'Server' },
      { id: 12, name: 'Server', state: null, size: null, begun: null },
    ],
    ['a bare id', 12, { id: 12, name: 'x' }],
    ['a bare id as a text', '12', { id: 12, name: 'x' }],
    ['nothing', null, { name: 'x' }],
    ['a bare id of letters', 'b-12', { id: 'b-12', name: 'x' }],
    ['a list', [12], { name: 'x' }],
  ])('is what was sent where the reply is %s', async (_, reply, record) => {
    const { source, reads } = sourceOf('boxes', { [BOX]: () => reply })
    expect(await source.create({ name: 'x' }, ASK)).toStrictEqual(record)
    expect(reads).toEqual([undefined])
  })

  it('is the id that was changed, whatever the reply', async () => {
    const { source } = sourceOf('boxes', { [`${BOX}/4`]: () => 12 })
    expect(await source.update(4, { name: 'x' }, ASK)).toStrictEqual({ name: 'x', id: 4 })
  })

  it('has no id where the declaration names no field for one', async () => {
    const { source } = sourceOf('boxes', { [BOX]: () => 12 }, { idField: 'gone' })
    expect(await source.create({ name: 'x' }, ASK)).toStrictEqual({ name: 'x' })
  })

  it.each([
    ['create', 'crates', (of: ReturnType<typeof sourceOf>['source']) => of.create({}, ASK)],
    ['update', 'crates', (of: ReturnType<typeof sourceOf>['source']) => of.update(1, {}, ASK)],
    ['one', 'crates', (of: ReturnType<typeof sourceOf>['source']) => of.one(1, ASK)],
    ['list', 'crates', (of: ReturnType<typeof sourceOf>['source']) => of.list(ALL, null, ASK)],
    ['delete', 'crates', (of: ReturnType<typeof sourceOf>['source']) => of.remove([1], ASK)],
  ])('needs an endpoint to %s', async (name, resource, work) => {
    const { source, sent } = sourceOf(resource, {}, { endpoints: {} })
    await expect(work(source)).rejects.toThrow(`crates: endpoints.${name} is not declared`)
    expect(sent()).toEqual([])
  })
})

describe('what is asked of an endpoint', () => {
  const LIST = 'GET /maintain-s/7/boxes'
  const ROWS = [{ id: 1, label: 'b' }, { id: 2, label: 'a' }, { label: 'no id' }]
  const { signal } = new AbortController()
  const ask = { ...ASK, signal }

  it('is a reading, and ends with the screen that asked', async () => {
    const one = { id: 1, label: 'x' }
    const { source, asked, reads } = sourceOf('crates', { 'POST /maintain-s/crates': { total: 0, data: [] }, 'GET /maintain-s/crate/1': one }) // oxfmt-ignore
    await source.list(ALL, WINDOW, ask)
    expect(await source.one(1, ask)).toMatchObject({ id: 1, name: 'x' })
    expect(await source.many([1], ask)).toHaveLength(1)
    expect(reads).toEqual([true, true, true])
    expect(asked.map((call) => call.signal)).toEqual([signal, signal, signal])
  })

  it('as a whole list ends with who asked for all of it, not with who asked for a part', async () => {
    const { source, asked, reads } = sourceOf('boxes', { [LIST]: ROWS })
    await source.list(ALL, WINDOW, ask)
    await source.many([1], ask)
    await source.one(1, ask)
    await source.list(ALL, null, ask)
    expect(asked.map((call) => call.signal)).toEqual([undefined, signal])
    expect(reads).toEqual([true, true])
  })

  it.each([
    ['a bare list', ROWS],
    ['a page', { total: 9, data: ROWS }],
  ])('as a whole list may come as %s', async (_, reply) => {
    const { source } = sourceOf('boxes', { [LIST]: reply })
    const { data, total } = await source.list(ALL, null, ASK)
    expect([data.map(({ id }) => id), total]).toEqual([[1, 2], 2])
  })

  it('as a whole list is kept for each plant and each language by itself', async () => {
    const { source, sent } = sourceOf('boxes', { [LIST]: ROWS, 'GET /maintain-s/8/boxes': [] })
    const asks = [ASK, ASK, { ...ASK, plantId: 8 }, { ...ASK, language: 'fr' }, ASK]
    for (const one of asks) await source.list(ALL, WINDOW, one)
    expect(sent()).toEqual([[`${LIST}?language=de`], ['GET /maintain-s/8/boxes?language=de'], [`${LIST}?language=fr`]]) // oxfmt-ignore
  })

  it('as a record says what is wrong with it', async () => {
    const { source } = sourceOf('crates', { 'GET /maintain-s/crate/1': { label: 'no id' } })
    expect(await source.one(1, ASK).catch(faultOf)).toEqual({
      kind: 'malformed',
      detail: 'crates: no record',
    })
  })

  it('as many records leaves out what is gone or is not for this person, and fails with all else', async () => {
    const found = { 'GET /maintain-s/crate/3': { id: 3, label: 'x' } }
    const withFault = (fault: FaultError) =>
      sourceOf('crates', { ...found, 'GET /maintain-s/crate/2': fault })
    for (const fault of [refusal('18'), new FaultError({ kind: 'permission', what: 'read' })])
      expect(await withFault(fault).source.many([2, 3], ASK)).toMatchObject([{ id: 3 }])
    const network = new FaultError({ kind: 'network' })
    await expect(withFault(network).source.many([2, 3], ASK)).rejects.toBe(network)
  })

  it('goes to another address where only that can order it so', async () => {
    const clientSort = { fields: [], by: [], served: { field: 'size', post: '/maintain-s/other' } }
    const change = { clientSort } as object as Partial<Plan>
    const reply = { total: 1, data: [{ id: 1, label: 'x' }] }
    const { source, sent } = sourceOf('crates', { 'POST /maintain-s/crates': reply, 'POST /maintain-s/other': reply }, change) // oxfmt-ignore
    await source.list(ALL, { ...WINDOW, field: 'size' }, ASK)
    await source.list(ALL, WINDOW, ASK)
    await source.list(ALL, null, ASK)
    expect(sent().map(([line]) => line)).toEqual([
      'POST /maintain-s/other',
      'POST /maintain-s/crates',
      'POST /maintain-s/crates',
    ])
    expect(sent()[2]?.[1]).toMatchObject({
      page: 1,
      size: 2,
      'order.property': 'label',
      'order.direction': 'ASC',
    })
  })
})

describe('an action of an endpoint', () => {
  const act = async (action: PlannedAction, ids: readonly number[]) => {
    const bench = sourceOf('boxes', {
      'POST /maintain-s/stop': {},
      'POST /maintain-s/stop/1': {},
      'POST /maintain-s/stop/2': refusal('50'),
    })
    const outcomes = await bench.source.act({ action, ids, input: { hours: 2 } }, ASK)
    return [outcomes.map(({ id, outcome }) => [id, outcome]), bench.sent()]
  }
  const actions = plans.get('boxes').actions
  const [start, stop] = [actions['start'], actions['stop']] as readonly [PlannedAction, PlannedAction]
  const EACH = { post: '/maintain-s/stop/{id}' }

  it.each<[string, PlannedAction, readonly number[], unknown, unknown]>([
    ['each record, with its input', { ...start, endpoint: EACH }, [1, 2], [[1, 'done'], [2, 'failed']], [['POST /maintain-s/stop/1', { h: 2 }], ['POST /maintain-s/stop/2', { h: 2 }]]],
    ['each record, without', { ...stop, endpoint: EACH }, [1], [[1, 'done']], [['POST /maintain-s/stop/1']]],
    ['all of them', stop, [1, 2], [[1, 'done'], [2, 'done']], [['POST /maintain-s/stop', [1, 2]]]],
    ['all of them, by the first', { ...stop, endpoint: { post: '/maintain-s/stop/{id}', body: { ids: '{ids}' } } }, [1, 2], [[1, 'done'], [2, 'done']], [['POST /maintain-s/stop/1', { ids: [1, 2] }]]],
    ['the list, with its input', { ...start, endpoint: { post: '/maintain-s/stop' } }, [], [], [['POST /maintain-s/stop', { h: 2 }]]],
    ['the list, without', { ...stop, endpoint: { post: '/maintain-s/stop' } }, [], [], [['POST /maintain-s/stop']]],
  ])('is asked for %s', async (_, action, ids, outcomes, calls) =>
    expect(await act(action, ids)).toEqual([outcomes, calls])) // oxfmt-ignore

  it('needs a call', async () => {
    const { endpoint: _, ...without } = stop
    await expect(act(without, [1])).rejects.toThrow('boxes: actions.stop has no call')
  })
})
