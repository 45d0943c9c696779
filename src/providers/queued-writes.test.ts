import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { access } from '../../resources/access'
import { resources } from '../../resources/index'
import { compile } from '../schema/compile'
import type { Fault } from '../domain/faults/fault'
import { FaultError } from '../transport/fault-error'
import { createStorage } from '../transport/storage'
import type { RunAction } from './data'
import { createQueuedWrites } from './queued-writes'

const plans = compile(resources, access)
const alerts = plans.get('plant-alerts')
const action = (name: string) => {
  const found = alerts.actions[name]
  if (!found) throw new Error(name)
  return found
}

/** What the way to the cloud does with the next calls; `lost` is done, and its answer does not arrive. */
type Way = 'open' | 'cut' | 'lost' | Fault

function machine() {
  const window = memoryWindow()
  const storage = createStorage(window)
  const cloud: string[] = []
  const known = new Set<string>()
  const state = { online: true, holder: 'ann' as string | null, way: [] as Way[] }
  const runAction: RunAction = (_, { name }, { ids, key }) => {
    const way = state.online ? (state.way.shift() ?? 'open') : 'cut'
    if (way === 'cut') return Promise.reject(new FaultError({ kind: 'network' }))
    if (typeof way === 'object') return Promise.reject(new FaultError(way))
    if (key === undefined || !known.has(key)) cloud.push(`${name} ${ids.join()}`)
    if (key !== undefined) known.add(key)
    if (way === 'lost') return Promise.reject(new FaultError({ kind: 'network' }))
    return Promise.resolve(ids.map((id) => ({ id, outcome: 'done' as const, fault: null })))
  }
  let clock = 1_750_000_000_000
  /** A tab that was just opened on this machine. */
  const start = () =>
    createQueuedWrites({
      plans,
      storage,
      runAction,
      lookAhead: (_, __, { records = [] }) =>
        Promise.resolve(new Map(records.map((one) => [String(one['id']), { state: 'ACKNOWLEDGED' }]))),
      holder: () => state.holder,
      maySend: () => true,
      isCutOff: () => !state.online,
      now: () => (clock += 1),
    })
  return { cloud, state, storage, start }
}

const ids = (...some: number[]) => ({
  ids: some,
  records: some.map((id) => ({ id, acknowledged: false, state: 'OPEN' })),
})

describe('writes that wait for a network', () => {
  it('are kept, show what they will make of records, and go out once and in order', async () => {
    const { cloud, state, start } = machine()
    state.online = false
    const queue = start()
    const outcomes = await queue.runAction(alerts, action('acknowledge'), ids(1, 2))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['queued', 'queued'])
    await queue.runAction(alerts, action('note'), { ...ids(2), input: { note: 'Fuse' } })
    expect(queue.getState().writes[0]?.ahead).toEqual([
      ['1', { state: 'ACKNOWLEDGED' }],
      ['2', { state: 'ACKNOWLEDGED' }],
    ])
    await queue.send()
    expect(cloud).toEqual([])
    state.online = true
    // What is done now goes out after what waits.
    await queue.runAction(alerts, action('snooze'), { ...ids(3), input: { until: 5 } })
    await expect.poll(() => queue.getState().writes.length).toBe(0)
    expect(cloud).toEqual(['acknowledge 1,2', 'note 2', 'snooze 3'])
  })

  it('are none with a network, for actions that may not wait, and where nothing may be kept', async () => {
    const { cloud, state, start } = machine()
    const queue = start()
    await queue.runAction(alerts, action('acknowledge'), ids(1))
    expect(cloud).toEqual(['acknowledge 1'])
    state.online = false
    await expect(queue.runAction(alerts, action('close'), ids(1))).rejects.toThrow()
    state.holder = null
    await expect(queue.runAction(alerts, action('acknowledge'), ids(1))).rejects.toThrow()
    expect(queue.getState().writes).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { cloud, state, start } = machine()
    state.online = false
    await start().runAction(alerts, action('acknowledge'), ids(1))
    state.online = true
    state.holder = 'bob'
    const other = start()
    other.refresh()
    await other.send()
    expect(other.getState().writes).toEqual([])
    expect(cloud).toEqual([])
    state.holder = 'ann'
    await start().send()
    expect(cloud).toEqual(['acknowledge 1'])
  })

  it.each<[Fault, boolean]>([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'malformed', detail: 'HTML' }, true],
    [{ kind: 'session' }, true],
    [{ kind: 'busy', status: 429, retryAfter: null }, true],
    [{ kind: 'maintenance', status: 503, retryAfter: null }, true],
    [{ kind: 'rejected', code: '', status: 500, body: null }, true],
    [{ kind: 'rejected', code: '28', status: 200, body: null }, false],
    [{ kind: 'rejected', code: 'RECORD_CHANGED', status: 409, body: null }, false],
    [{ kind: 'permission', what: 'operate' }, false],
  ])('that meet %o stay: %s', async (fault, stays) => {
    const { cloud, state, start } = machine()
    state.online = false
    const queue = start()
    await queue.runAction(alerts, action('acknowledge'), ids(1))
    await queue.runAction(alerts, action('acknowledge'), ids(2))
    state.online = true
    state.way = [fault]
    await queue.send()
    expect(cloud).toEqual(stays ? [] : ['acknowledge 2'])
    expect(queue.getState().refused.map((one) => one.fault)).toEqual(stays ? [] : [fault])
    await queue.send()
    expect(cloud).toEqual(stays ? ['acknowledge 1', 'acknowledge 2'] : ['acknowledge 2'])
  })

  it('survive 200 random runs of cuts, lost answers and closed browsers: nothing is lost, nothing happens twice', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('acknowledge', 'snooze', 'note', 'assign') },
      fc.constantFrom('offline', 'online', 'cut', 'lost', 'send', 'kill'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { cloud, state, start } = machine()
        let queue = start()
        const done: string[] = []
        for (const [index, one] of steps.entries()) {
          if (one === 'offline' || one === 'online') state.online = one === 'online'
          else if (one === 'cut' || one === 'lost') state.way.push(one)
          else if (one === 'send') await queue.send()
          else if (one === 'kill') queue = start()
          else {
            // A direct call that fails fails at once and is not kept.
            const kept = await queue.runAction(alerts, action(one), ids(index)).then(
              ([outcome]) => outcome?.outcome,
              () => 'failed',
            )
            if (kept !== 'failed') done.push(`${one} ${String(index)}`)
          }
        }
        state.online = true
        state.way = []
        for (
          let tries = 0;
          tries < 50 && start().getState() && queue.getState().writes.length > 0;
          tries += 1
        )
          await queue.send()
        const last = start()
        last.refresh()
        await last.send()
        // What a direct call lost the answer of was reported as failed, and may have happened.
        expect(cloud.filter((line) => done.includes(line))).toEqual(done)
        expect(new Set(cloud).size).toBe(cloud.length)
      }),
      { numRuns: 200 },
    )
  })

  it('are thrown away by choice, and a damaged one is none', async () => {
    const { cloud, state, storage, start } = machine()
    state.online = false
    const queue = start()
    await queue.runAction(alerts, action('acknowledge'), ids(1))
    storage.remember('queued.ann.000000000000001.000001.x', '{"key":1')
    queue.refresh()
    expect(queue.getState().writes).toHaveLength(1)
    queue.discard()
    state.online = true
    await queue.send()
    expect(cloud).toEqual([])
    expect(queue.getState().writes).toEqual([])
  })
})
