import { describe, expect, it, vi } from 'vitest'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import type { Fault } from '../domain/faults/fault'
import { FaultError } from '../transport/fault-error'
import { createAuth } from './auth'

function shown(b: ReturnType<typeof bench>) {
  const show = vi.fn()
  b.notices.attach({ show, close: vi.fn() }, (key) => key)
  return () => show.mock.calls.map(([notice]) => (notice as { text: string }).text)
}

describe('auth provider', () => {
  it('signs in, passes a refusal on without a word of its own, checks and signs out', async () => {
    const b = bench()
    expect(await b.auth.check()).toEqual({ authenticated: false, redirectTo: '/login' })
    expect(await b.auth.login({ account: 'ada', password: 'x' })).toEqual({ success: true, redirectTo: '/' })
    expect(await b.auth.check()).toEqual({ authenticated: true })
    expect(await b.auth.getIdentity?.()).toMatchObject({ user: { name: 'Ada Muster' } })
    expect(await b.auth.getPermissions?.()).toEqual(['user'])
    expect(await b.auth.logout({})).toEqual({ success: true, redirectTo: '/login' })
    expect(await b.auth.check()).toMatchObject({ authenticated: false })
    expect([await b.auth.getIdentity?.(), await b.auth.getPermissions?.()]).toEqual([null, []])
    b.cloud.answers['/oauth2-s/oauth/token'] = () => json({ code: 'USER_LOCKED' }, 400)
    const texts = shown(b)
    expect(await b.auth.login({ account: 'ada', password: 'x' })).toMatchObject({
      success: false,
      error: { fault: { code: 'USER_LOCKED' } },
    })
    expect(texts()).toEqual([])
  })

  it('S4-22 S4-23 fifty failing calls lead to the sign-in page once, with one notice', async () => {
    const b = bench({ answers: { '/maintain-s': () => json({ error: 'invalid_token' }, 401) } })
    await b.signedIn()
    const texts = shown(b)
    const call = { method: 'GET', path: '/maintain-s/x', read: (raw: unknown) => raw } as const
    const errors = await Promise.all(
      Array.from({ length: 50 }, () => b.send(call).catch((error: unknown) => error)),
    )
    const answers = await Promise.all(errors.map((error) => b.auth.onError(error)))
    expect(answers.filter(({ redirectTo }) => redirectTo === '/login')).toHaveLength(1)
    expect(texts()).toEqual(['faults:session'])
    expect(b.storage.token()).toBeNull()
  })

  it('announces the end of a second session again', async () => {
    const b = bench({ answers: { '/maintain-s': () => json({}, 401) } })
    const call = { method: 'GET', path: '/maintain-s/x', read: (raw: unknown) => raw } as const
    for (const round of [1, 2]) {
      await b.signedIn()
      const error: unknown = await b.send(call).catch((thrown: unknown) => thrown)
      expect(await b.auth.onError(error), String(round)).toMatchObject({ redirectTo: '/login' })
    }
  })

  it.each<[Fault, string]>([
    [rejected('25'), 'faults:general'],
    [{ kind: 'timeout' }, 'faults:timeout'],
  ])('11: a write of which %j came is named: %s', async (fault) => {
    const b = bench()
    await b.signedIn()
    const announced = vi.spyOn(b.notices, 'announce')
    await b.auth.onError(new FaultError(fault, { write: true, of: 'Temperature' }))
    expect(announced).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Temperature')
  })

  it.each<[string, Fault, string[]]>([
    ['S8-01', { kind: 'network' }, ['faults:network']],
    ['S8-03, S8-27', { kind: 'timeout' }, ['faults:timeout']],
    ['S8-06', { kind: 'permission', what: 'any' }, ['faults:permission']],
    ['S8-08', { kind: 'busy', status: 429, retryAfter: 7 }, ['faults:busy']],
    ['S8-11', rejected('Invalid token'), ['faults:39']],
    ['S8-17', rejected('PARAM_ERROR'), []],
    ['S8-20, S8-50', rejected('25'), []],
    ['S8-21', rejected('42'), ['faults:42']],
    ['S8-22', rejected('999'), ['faults:general']],
    ['aborted', { kind: 'aborted' }, []],
  ])('%s announces %j as %j and stays where it is', async (_, fault, expected) => {
    const b = bench()
    await b.signedIn()
    const texts = shown(b)
    expect(await b.auth.onError(new FaultError(fault))).toEqual({})
    expect(texts()).toEqual(expected)
    expect(b.session.getState().status).toBe('in')
  })

  it('5: S8-20 hides the text of code 25, and not that a write failed', async () => {
    const b = bench()
    await b.signedIn()
    const texts = shown(b)
    await b.auth.onError(new FaultError(rejected('25'), { write: true }))
    expect(texts()).toEqual(['faults:general'])
  })

  it('S7-114 says nothing of a silent call', async () => {
    const b = bench()
    await b.signedIn()
    const texts = shown(b)
    const error = new FaultError({ kind: 'network' }, { silent: true })
    expect(await b.auth.onError(error)).toEqual({})
    expect(texts()).toEqual([])
  })

  it('S8-47 says that a right is gone although the form says it: the form goes with the right', async () => {
    const b = bench()
    await b.signedIn()
    const texts = shown(b)
    const fault = { kind: 'permission', what: 'operate' } as const
    await b.auth.onError(new FaultError(fault, { silent: true, write: true }))
    expect(texts()).toHaveLength(1)
    await b.auth.onError(new FaultError({ ...fault, what: 'read' }, { silent: true }))
    expect(texts()).toHaveLength(1)
  })
})

it.each<[string, Fault, { silent?: boolean; write?: boolean }, number]>([
  ['a write that is refused', { kind: 'permission', what: 'operate' }, { write: true }, 1],
  [
    'a write that is refused in silence',
    { kind: 'permission', what: 'operate' },
    { write: true, silent: true },
    1,
  ],
  ['a question that is refused', { kind: 'permission', what: 'read' }, {}, 1],
  ['a question whose screen says so', { kind: 'permission', what: 'read' }, { silent: true }, 0],
  ['a write without an answer', { kind: 'timeout' }, { write: true }, 0],
  ['a write that failed', rejected('42'), { write: true }, 0],
])('%s asks for the rights again or not', async (_, fault, how, times) => {
  const b = bench()
  await b.signedIn()
  const recheck = vi.fn()
  await createAuth(b.session, b.notices, recheck).onError(new FaultError(fault, how))
  expect(recheck).toHaveBeenCalledTimes(times)
})

it('what no text is for is announced for a write alone, and only where it was refused', async () => {
  const b = bench()
  await b.signedIn()
  const texts = shown(b)
  for (const error of [
    rejected('25'),
    new FaultError({ kind: 'aborted' }, { write: true }),
    new FaultError(rejected('PARAM_ERROR'), { write: true }),
  ])
    await b.auth.onError(error)
  expect(texts()).toEqual([])
})

it('the end of a session is not announced to somebody who is still in', async () => {
  const b = bench()
  await b.signedIn()
  const texts = shown(b)
  expect(await b.auth.onError(new FaultError({ kind: 'session' }))).toEqual({})
  expect(texts()).toEqual([])
})

it('leaves what a screen reads to that screen, and still announces the end of a session', async () => {
  const b = bench({ answers: { '/maintain-s': () => json({ code: '42' }, 500) } })
  await b.signedIn()
  const texts = shown(b)
  const error: unknown = await b.data.getList({ resource: 'plants' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ fault: { code: '42' } })
  expect(await b.auth.onError(error)).toEqual({})
  expect(texts()).toEqual([])
  b.cloud.answers['/maintain-s'] = () => json({}, 401)
  const ended: unknown = await b.data.getList({ resource: 'plants' }).catch((thrown: unknown) => thrown)
  expect(await b.auth.onError(ended)).toEqual({ redirectTo: '/login' })
  expect(texts()).toEqual(['faults:session'])
})

function rejected(code: string): Fault {
  return { kind: 'rejected', code, status: 200, body: { code } }
}
