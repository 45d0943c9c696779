import { describe, expect, it } from 'vitest'
import type { Fault } from '../domain/faults/fault'
import { FaultError } from '../transport/fault-error'
import type { Send } from '../transport/call'
import { createCapabilities } from './capabilities'

function bench(...answers: (unknown[] | Fault)[]) {
  let asked = 0
  const send = ((call) => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    return Array.isArray(answer)
      ? Promise.resolve(call.read({ capabilities: answer }))
      : Promise.reject(new FaultError(answer as Fault))
  }) as Send
  return { store: createCapabilities({ send }), asked: () => asked }
}

describe('capabilities', () => {
  it('asks nobody before somebody wants to know, and then once', async () => {
    const { store, asked } = bench(['members', 'a word of tomorrow', 7])
    expect(asked()).toBe(0)
    await Promise.all([store.ask(), store.ask()])
    await store.ask()
    expect(asked()).toBe(1)
    expect([...store.getState().held]).toEqual(['members'])
  })

  it.each<Fault>([
    { kind: 'rejected', code: '18', status: 404, body: null },
    { kind: 'malformed', detail: 'a page' },
    { kind: 'permission', what: 'any' },
    { kind: 'session' },
  ])('takes $kind for a server that has none of it', async (fault) => {
    const { store, asked } = bench(fault)
    await store.ask()
    await store.ask()
    expect(store.getState()).toEqual({ status: 'known', held: new Set(), fault: null })
    expect(asked()).toBe(1)
  })

  it.each<Fault>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'malformed', detail: 'broken JSON' },
    { kind: 'maintenance', status: 503, retryAfter: 3 },
    { kind: 'rejected', code: '16', status: 500, body: null },
  ])('asks again after $kind, which says nothing', async (fault) => {
    const { store } = bench(fault, ['roles'])
    await store.ask()
    expect(store.getState()).toMatchObject({ status: 'failed', fault })
    await store.ask()
    expect(store.getState().held.has('roles')).toBe(true)
  })

  it('lets no answer of the former session through', async () => {
    const { store } = bench(['roles'])
    const late = store.ask()
    store.forget()
    await late
    expect(store.getState().status).toBe('idle')
  })
})
