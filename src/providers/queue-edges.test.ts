import { describe, expect, it } from 'vitest'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { memoryWindow } from '../../tests/support/memory-window'
import type { Fault } from '../domain/faults/fault'
import { compile, type PlannedAction } from '../schema/compile'
import { FaultError } from '../transport/fault-error'
import { createStorage, QUEUE } from '../transport/storage'
import type { ActionRequest } from './data'
import { createQueuedWrites, type QueueDeps, queuedRecords, type QueuedWrite } from './queued-writes'
import type { Outcome } from './source'

const plans = compile(resources, access)
const alerts = plans.get('plant-alerts')
const acknowledge = alerts.actions['acknowledge']
if (acknowledge === undefined) throw new Error('no acknowledge')
const { queued: _queued, ...unqueued } = acknowledge
const WRITE: QueuedWrite = { key: 'k', resource: 'plant-alerts', action: 'acknowledge', ids: ['1'], input: {}, plantId: 7, ahead: [] } // oxfmt-ignore
const done = (id: string | number): Outcome => ({ id, outcome: 'done', fault: null })
/** A queue over a machine where something may wait already; what was asked stands in `asked`. */
function queueWith(more: Partial<QueueDeps> = {}, waiting: readonly (QueuedWrite | object | string)[] = []) {
  const storage = createStorage(memoryWindow())
  const asked: ActionRequest[] = []
  const state = { cut: true, holder: 'ann' as string | null }
  waiting.forEach((one, at) =>
    storage.remember(`${QUEUE}ann.${at}`, typeof one === 'string' ? one : JSON.stringify(one)),
  )
  const queue = createQueuedWrites({
    plans,
    storage,
    runAction: (_, __, request) => (asked.push(request), Promise.resolve(request.ids.map(done))),
    lookAhead: () => Promise.resolve(new Map()),
    holder: () => state.holder,
    maySend: () => true,
    isCutOff: () => state.cut,
    now: () => 5,
    ...more,
  })
  queue.refresh()
  return { queue, storage, asked, state }
}
const open = (id: number) => ({ id, acknowledged: false, state: 'OPEN' })

describe('what waits on a machine', () => {
  it.each<[string, object | string]>([
    ['no JSON', '{'],
    ['no key', { ...WRITE, key: 1 }],
    ['no resource', { ...WRITE, resource: null }],
    ['no action', { ...WRITE, action: 5 }],
    ['no ids', { ...WRITE, ids: '1' }],
    ['nothing of what it will make', { ...WRITE, ahead: {} }],
    ['no input', { ...WRITE, input: null }],
    ['a text for an input', { ...WRITE, input: 'x' }],
  ])('is nothing with %s', (_, odd) => {
    expect(queueWith({}, [odd]).queue.getState().writes).toEqual([])
  })

  it.each([
    [7, 7],
    ['7', null],
    [null, null],
  ])('belongs to plant %j', (plantId, read) => {
    expect(queueWith({}, [{ ...WRITE, plantId }]).queue.getState().writes).toEqual([
      { ...WRITE, plantId: read },
    ])
  })

  it('is counted by its records', () => {
    expect(queuedRecords([WRITE, { ...WRITE, ids: ['1', '2'] }])).toBe(3)
  })

  it('is nothing where nobody may have anything wait', () => {
    const { queue, state } = queueWith({}, [WRITE])
    expect(queue.getState()).toEqual({ writes: [WRITE], refused: [] })
    state.holder = null
    queue.refresh()
    expect(queue.getState().writes).toEqual([])
  })

  it('is discarded as a whole, and refusals are dismissed', async () => {
    const { queue, storage, state } = queueWith({}, [WRITE, { ...WRITE, action: 'gone' }])
    state.cut = false
    await queue.send()
    expect(queue.getState().refused).toHaveLength(1)
    queue.dismiss()
    expect(queue.getState().refused).toEqual([])
    const other = queueWith({}, [WRITE, WRITE])
    other.queue.discard()
    expect(other.queue.getState().writes).toEqual([])
    expect([storage.remembered(QUEUE), other.storage.remembered(QUEUE)]).toEqual([[], []])
  })
})

describe('an action waits', () => {
  it('as it was done: who, what, with what, and when', async () => {
    const { queue, storage } = queueWith()
    const request = { ids: [1], records: [open(1)], input: { note: 'n' }, plantId: 7 }
    await queue.runAction(alerts, acknowledge, request)
    await queue.runAction(alerts, acknowledge, { ids: [2] })
    const [first, second] = queue.getState().writes
    expect(first).toMatchObject({ resource: 'plant-alerts', action: 'acknowledge', ids: [1], input: { note: 'n' }, plantId: 7 }) // oxfmt-ignore
    expect(second).toMatchObject({ ids: [2], input: {}, plantId: null, ahead: [] })
    expect(first?.key).not.toBe(second?.key)
    expect([...storage.remembered(QUEUE)].sort().map((name) => name.slice(0, -36))).toEqual([
      `${QUEUE}ann.000000000000005.000001.`,
      `${QUEUE}ann.000000000000005.000002.`,
    ])
  })

  it('only for the records that it is for', async () => {
    const { queue } = queueWith({ lookAhead: () => Promise.reject(new Error('x')) })
    const records = [open(1), { ...open(2), acknowledged: true, state: 'CLOSED' }]
    expect(await queue.runAction(alerts, acknowledge, { ids: [1, 2], records })).toEqual([
      { id: 1, outcome: 'queued', fault: null },
      { id: 2, outcome: 'skipped', fault: null },
    ])
    expect(queue.getState().writes.map(({ ids, ahead }) => [ids, ahead])).toEqual([[[1], []]])
    await queue.runAction(alerts, acknowledge, { ids: [2], records })
    expect(queue.getState().writes).toHaveLength(1)
  })

  it.each<[string, PlannedAction, readonly number[], string | null, boolean]>([
    ['that is not declared so', unqueued, [1], 'ann', true],
    ['without a record', acknowledge, [], 'ann', true],
    ['of nobody', acknowledge, [1], null, true],
    ['with a network', acknowledge, [1], 'ann', false],
  ])('never: one %s is asked for', async (_, action, ids, holder, cut) => {
    const { queue, asked, state } = queueWith()
    Object.assign(state, { holder, cut })
    await queue.runAction(alerts, action, { ids })
    expect(asked).toEqual([{ ids }])
    expect(queue.getState().writes).toEqual([])
  })

  it.each([
    [499, 500, 0],
    [500, 500, 1],
  ])('behind %i others, and then no more: %i wait, %i is asked for', async (before, waiting, asking) => {
    const { queue, asked } = queueWith(
      {},
      Array.from({ length: before }, () => WRITE),
    )
    await queue.runAction(alerts, acknowledge, { ids: [1] })
    expect([queue.getState().writes.length, asked.length]).toEqual([waiting, asking])
  })

  it('behind what was done before it, with a network as well, and all of it goes out then', async () => {
    const { queue, asked, state } = queueWith({}, [WRITE])
    state.cut = false
    expect(await queue.runAction(alerts, acknowledge, { ids: [2] })).toEqual([{ id: 2, outcome: 'queued', fault: null }]) // oxfmt-ignore
    await expect.poll(() => asked.map(({ ids }) => ids)).toEqual([['1'], [2]])
    expect(asked[0]).toEqual({ ids: ['1'], input: {}, plantId: 7, key: 'k' })
    await expect.poll(() => queue.getState().writes).toEqual([])
  })
})

describe('what is sent', () => {
  const outcomeOf = (outcome: Outcome['outcome'], fault: Fault | null = null) => (id: string | number) => ({ id, outcome, fault }) // oxfmt-ignore
  const sent = async (
    more: Partial<QueueDeps>,
    waiting: readonly QueuedWrite[] = [{ ...WRITE, ids: ['1', '2', '3'] }],
  ) => {
    const bench = queueWith(more, waiting)
    const told: (readonly string[])[] = []
    const leave = bench.queue.onSent((names) => told.push(names))
    bench.state.cut = false
    await bench.queue.send()
    leave()
    const { writes, refused } = bench.queue.getState()
    return { ...bench, told, left: writes.length, refused }
  }
  const BUSY: Fault = { kind: 'rejected', code: '25', status: 400, body: null }

  it('is told to those who show it, and to nobody who left', async () => {
    const { queue, storage, told, left } = await sent({})
    expect([left, told]).toEqual([0, [['plant-alerts', ...alerts.invalidates]]])
    storage.remember(`${QUEUE}ann.9`, JSON.stringify(WRITE))
    await queue.send()
    expect(told).toHaveLength(1)
  })

  it('is refused in part, for what was denied and for what failed', async () => {
    const [first, second, third] = [outcomeOf('denied'), outcomeOf('failed', BUSY), outcomeOf('failed', { ...BUSY, code: '26' })] // oxfmt-ignore
    const { refused, told } = await sent({ runAction: () => Promise.resolve([first('1'), second('2'), third('3')]) }) // oxfmt-ignore
    expect(refused).toEqual([
      {
        resource: 'plant-alerts',
        action: 'acknowledge',
        count: 1,
        fault: { kind: 'permission', what: 'operate' },
      },
      { resource: 'plant-alerts', action: 'acknowledge', count: 2, fault: BUSY },
    ])
    expect(told).toHaveLength(1)
  })

  it.each<[string, Partial<QueuedWrite>]>([
    ['gone: acknowledge', { resource: 'gone' }],
    ['plant-alerts: gone', { action: 'gone' }],
  ])('is refused where this build does not know it: %s', async (detail, change) => {
    const { refused, left, told } = await sent({}, [{ ...WRITE, ...change, ids: ['1', '2'] }])
    expect(refused).toMatchObject([{ count: 2, fault: { kind: 'malformed', detail } }])
    expect([left, told]).toEqual([0, []])
  })

  it.each<[Fault, number]>([
    [{ kind: 'network' }, 1],
    [{ kind: 'rejected', code: 'X', status: 500, body: null }, 1],
    [{ kind: 'rejected', code: 'X', status: 499, body: null }, 0],
    [{ kind: 'permission', what: 'operate' }, 0],
    [{ kind: 'session' }, 1],
  ])('stays while it is not decided: %j', async (fault, waiting) => {
    const { left, refused } = await sent({ runAction: () => Promise.reject(new FaultError(fault)) })
    expect([left, refused.length]).toEqual([waiting, 1 - waiting])
  })

  it.each<[string, Partial<QueueDeps>]>([
    ['this session may not send it', { maySend: () => false }],
    ['there is no network', { isCutOff: () => true }],
    ['no lock is granted', { locks: { request: () => Promise.reject(new Error('no')) } as object as LockManager }],
    ['another tab holds the lock', { locks: { request: (_: string, __: object, work: (lock: null) => unknown) => Promise.resolve(work(null)) } as object as LockManager }],
  ])('is nothing where %s', async (_, more) => {
    const { left, asked } = await sent(more)
    expect([left, asked]).toEqual([1, []])
  }) // oxfmt-ignore

  it('is sent under the one lock of all tabs, where there is one', async () => {
    const names: unknown[] = []
    const request = (name: string, how: object, work: (lock: object) => unknown) => (names.push(name, how), Promise.resolve(work({}))) // oxfmt-ignore
    const { left } = await sent({ locks: { request } as object as LockManager })
    expect([left, names]).toEqual([0, ['heliograph.queue', { ifAvailable: true }]])
  })

  it('is sent once, however often it is asked for at the same time', async () => {
    const { queue, state, asked } = queueWith({}, [WRITE])
    state.cut = false
    await Promise.all([queue.send(), queue.send()])
    await queue.send()
    expect(asked).toHaveLength(1)
  })

  it('stops where somebody else holds the session before the next', async () => {
    const bench = queueWith({}, [WRITE, WRITE])
    bench.state.cut = false
    bench.queue.onSent(() => (bench.state.holder = 'bo'))
    await bench.queue.send()
    expect(bench.asked).toHaveLength(1)
  })
})
