import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../tests/support/custom-ask'
import { memory } from '../../tests/support/seen-in-memory'
import type { Call } from '../transport/call'
import { FaultError } from '../transport/fault-error'
import { createLendingSend, IDENTITY, lend } from './lending-send'
import type { SeenDoor } from './seen-door'
import { wallSend } from './wall-send'

const NETWORK = new FaultError({ kind: 'network' })

describe('an answer that is lent while the cloud cannot be reached', () => {
  const answer =
    <T>(value: T) =>
    () =>
      Promise.resolve(value)
  const cut = () => Promise.reject(NETWORK)

  it('is the last one that was given, and is marked as lent until the next one comes', async () => {
    const { door, written, kept } = memory()
    await expect(lend(door, 'roof', cut)).rejects.toBe(NETWORK)
    expect(door.lent.size).toBe(0)
    expect(await lend(door, 'roof', answer({ tiles: 9 }))).toEqual({ tiles: 9 })
    await written()
    expect([...kept.keys()]).toEqual(['roof'])
    expect(await lend(door, 'roof', cut)).toEqual({ tiles: 9 })
    expect([...door.lent]).toEqual(['roof'])
    await expect(lend(door, 'yard', cut)).rejects.toBe(NETWORK)
    await lend(door, 'roof', answer({ tiles: 10 }))
    expect([...door.lent]).toEqual([])
  })

  it('is lent by nobody: where none is held, where it may not be, where there is no store, for a refusal', async () => {
    const { door, written } = memory()
    await lend(door, 'roof', answer(1))
    await written()
    const nobody: SeenDoor = { ...door, holder: () => null }
    await expect(lend(nobody, 'roof', cut)).rejects.toBe(NETWORK)
    await expect(lend(door, 'roof', cut, () => false)).rejects.toBe(NETWORK)
    const without: SeenDoor = { ...door, open: () => Promise.resolve(null) }
    await expect(lend(without, 'roof', cut)).rejects.toBe(NETWORK)
    const refused = refusal('21')
    await expect(lend(door, 'roof', () => Promise.reject(refused))).rejects.toBe(refused)
    expect(door.lent.size).toBe(0)
  })

  it('of nobody is not kept either', async () => {
    const { door, written, kept } = memory()
    expect(await lend({ ...door, holder: () => null }, 'roof', answer(1))).toBe(1)
    await lend({ ...door, open: () => Promise.resolve(null) }, 'roof', answer(1))
    await written()
    expect(kept.size).toBe(0)
  })
})

describe('calls that are lent', () => {
  const callOf = (path: string, more: Partial<Call<unknown>> = {}): Call<unknown> => ({
    method: 'GET',
    path,
    read: (raw) => raw,
    ...more,
  })

  /** Each call answered once with a network, and once without. */
  async function lentOf(call: Call<unknown>, { online = false, identity = false, other = call } = {}) {
    const { door, written } = memory()
    const way = { cut: false }
    const { ask } = customAsk({ 'GET /a': () => (way.cut ? NETWORK : { a: 1 }) })
    const send = createLendingSend(ask.send, door, () => online)
    await send(call)
    await written()
    way.cut = true
    if (identity) door.lent.add(IDENTITY)
    return send(other).catch((error: unknown) => error)
  }

  it.each<[string, Parameters<typeof lentOf>, unknown]>([
    ['that never are', [callOf('/a')], NETWORK],
    ['that always are', [callOf('/a', { kept: 'always' }), { online: true }], { a: 1 }],
    ['that are without a network, with one', [callOf('/a', { kept: 'offline' }), { online: true }], NETWORK],
    ['that are without a network, without', [callOf('/a', { kept: 'offline' })], { a: 1 }],
    ['of somebody who is only known from before', [callOf('/a', { kept: 'offline' }), { online: true, identity: true }], { a: 1 }],
    ['with another query', [callOf('/a', { kept: 'always', query: { x: 1 } }), { other: callOf('/a', { kept: 'always', query: { x: 2 } }) }], NETWORK],
    ['with the same query', [callOf('/a', { kept: 'always', query: { x: 1 } }), { other: callOf('/a', { kept: 'always', query: { x: 1 } }) }], { a: 1 }],
  ])('%s', async (_, [call, how], value) => expect(await lentOf(call, how)).toEqual(value)) // oxfmt-ignore

  it('hand on what they are called off by', async () => {
    const { ask, asked } = customAsk({ 'GET /a': {} })
    const send = createLendingSend(ask.send, memory().door, () => true)
    for (const kept of [undefined, 'always'] as const)
      await send(callOf('/a', kept === undefined ? {} : { kept }), { signal: ask.signal })
    expect(asked.map(({ signal }) => signal)).toEqual([ask.signal, ask.signal])
  })
})

describe('a display behind a link', () => {
  const LINK = { key: 'k', region: 'CHINA', screenId: 4 } as unknown as Parameters<typeof wallSend>[1]
  const call: Call<unknown> = { method: 'GET', path: '/a', headers: { 'X-A': '1' }, read: (raw) => raw }

  it('asks by the key of its link, in its data centre, and never as who is signed in', async () => {
    const calls: Call<unknown>[] = []
    const { ask, asked } = customAsk({ 'GET /a': { a: 1 } })
    const through: typeof ask.send = (one, options) => (calls.push(one), ask.send(one, options))
    const stopped: string[] = []
    const behind = (link: typeof LINK) => wallSend(through, link, (by) => stopped.push(by))
    expect(await behind(LINK)(call, { signal: ask.signal })).toEqual({ a: 1 })
    expect(calls[0]).toMatchObject({ mdc: 'CHINA', public: true, headers: { 'X-A': '1', Authorization: 'Bearer k' } }) // oxfmt-ignore
    expect(asked[0]?.signal).toBe(ask.signal)
    await behind({ ...LINK, key: null })(call)
    expect(calls[1]?.headers).toMatchObject({ Authorization: 'Bearer ' })
    expect(stopped).toEqual([])
  })

  it.each([
    [new FaultError({ kind: 'rejected', code: '', status: 401, body: null }), ['over']],
    [new FaultError({ kind: 'rejected', code: 'WALL_PAUSED', status: 401, body: null }), ['over']],
    [refusal('WALL_PAUSED'), ['paused']],
    [refusal(' WALL_ADDRESS '), ['elsewhere']],
    [refusal('21'), []],
    [refusal('toString'), []],
    [NETWORK, []],
  ])('%s stops it: %j', async (fault, by) => {
    const stopped: string[] = []
    const { ask } = customAsk({ 'GET /a': fault })
    await expect(wallSend(ask.send, LINK, (one) => stopped.push(one))(call)).rejects.toBe(fault)
    expect(stopped).toEqual(by)
  })
})
