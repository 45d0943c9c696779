import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFakeTimeouts, useRealTimeouts } from '../../tests/support/fake-timeouts'
import { type Answer, fakeFetch, json } from '../../tests/support/fake-fetch'
import { memoryWindow } from '../../tests/support/memory-window'
import { token } from '../../tests/support/token'
import { DEFAULT_CONFIGURATION } from '../domain/brand/configuration'
import type { Fault } from '../domain/faults/fault'
import { createServerClock } from './clock'
import { faultOf } from './fault-error'
import { createSend } from './send'
import type { Call } from './call'
import { createStorage } from './storage'

const NOW = 1_768_292_700
const ping: Call<unknown> = { method: 'GET', path: '/maintain-s/ping', read: (raw) => raw }

function bench(answers: Record<string, Answer>) {
  const cloud = fakeFetch(answers)
  const storage = createStorage(memoryWindow())
  const clock = createServerClock(() => NOW * 1000)
  const onSessionEnd = vi.fn((spent: string | null) => {
    if (storage.rawToken() === spent) storage.clearSession()
  })
  const send = createSend({
    fetch: cloud.fetch,
    configuration: DEFAULT_CONFIGURATION,
    storage,
    clock,
    language: () => 'de',
    onSessionEnd,
    locks: {
      request: (_: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({}),
    } as unknown as LockManager,
  })
  const fault = async (call: Call<unknown>, signal?: AbortSignal): Promise<Fault | null> =>
    send(call, { signal }).then(
      () => null,
      (error: unknown) => faultOf(error),
    )
  return { ...cloud, storage, clock, onSessionEnd, send, fault }
}

describe('send', () => {
  it('S7-01 S7-02 S4-15 sends credentials, JSON, the bearer and the log headers', async () => {
    const b = bench({ '/maintain-s/ping': () => json({ ok: 1 }) })
    b.storage.saveSession({ access: 'T', refresh: null })
    await b.send({ ...ping, method: 'POST', body: { a: 1 } })
    const [sent] = b.sent
    expect(sent?.init.credentials).toBe('include')
    expect(sent?.body).toBe('{"a":1}')
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      authorization: 'Bearer T',
      'log-lan': 'de',
      'log-client-version': '1.7.1',
      'log-platform-code': 'SOLARMAN_INTELLGENT',
      'log-channel': 'Web',
    })
  })

  it('S4-16 sends the token value clear as empty, and one that no header can carry as well', async () => {
    const b = bench({ '/maintain-s/ping': () => json({}) })
    await b.send(ping)
    for (const value of ['clear', 'Tök\u0142n']) {
      b.storage.saveSession({ access: value, refresh: null })
      await b.send(ping)
    }
    expect(b.sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, '', ''])
  })

  it('S7-04, S7-14 sends the bearer with public calls too, but not with a grant, which goes as a form', async () => {
    const b = bench({ '/': () => json({}) })
    b.storage.saveSession({ access: 'T', refresh: null })
    await b.send({ ...ping, public: true })
    await b.send({ ...ping, method: 'FORM', body: { grant_type: 'x y' }, public: true })
    expect(b.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer T', null])
    expect(b.sent[1]).toMatchObject({ method: 'POST', body: 'grant_type=x+y' })
    expect(b.sent[1]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  })

  it('S8-01 S8-02 a dropped connection is a network fault', async () => {
    const b = bench({ '/maintain-s/ping': () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await b.fault(ping)).toEqual({ kind: 'network' })
  })

  it('learns the time from the Date header', async () => {
    const b = bench({ '/maintain-s/ping': () => json({}, 200, { date: 'Tue, 13 Jan 2026 09:25:00 GMT' }) })
    await b.send(ping)
    expect(b.clock.now()).toBe(NOW + 3600)
  })

  it('S8-10 reads the error code of a blob body, and gives a file as a blob', async () => {
    const b = bench({ '/maintain-s/ping': () => json({ code: '49' }) })
    const call: Call<unknown> = { ...ping, as: 'blob' }
    expect(await b.fault(call)).toMatchObject({ kind: 'rejected', code: '49' })
    b.answers['/maintain-s/ping'] = () => json({ rows: 1 })
    expect(await b.fault(call)).toMatchObject({ kind: 'malformed' })
    b.answers['/maintain-s/ping'] = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
    expect(await b.fault(call)).toMatchObject({ kind: 'malformed' })
    b.answers['/maintain-s/ping'] = () =>
      new Response('xlsx', { headers: { 'content-type': 'application/octet-stream' } })
    expect(await (await b.send({ ...call, read: (raw) => raw as Blob })).text()).toBe('xlsx')
  })

  it('turns whatever a reader throws into a malformed fault', async () => {
    const b = bench({ '/maintain-s/ping': () => json({}) })
    const broken = { ...ping, read: () => (undefined as unknown as string[]).length }
    expect(await b.fault(broken)).toMatchObject({ kind: 'malformed' })
  })
})

describe('time limit of send', () => {
  beforeEach(useFakeTimeouts)
  afterEach(useRealTimeouts)
  const silent: Answer = () => new Promise(() => undefined)

  it('S7-03 S8-03 S8-04 times out after 30 s, not before, even if fetch ignores its signal', async () => {
    const b = bench({ '/maintain-s/ping': silent })
    const fault = b.fault(ping)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(b.sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await fault).toEqual({ kind: 'timeout' })
    expect(b.sent[0]?.init.signal?.aborted).toBe(true)
  })

  it('counts a body that stops half way', async () => {
    const stalled = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')),
    })
    const b = bench({ '/maintain-s/ping': () => new Response(stalled) })
    const fault = b.fault(ping)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await fault).toEqual({ kind: 'timeout' })
  })

  it('is aborted by its caller, before and after it began', async () => {
    const b = bench({ '/maintain-s/ping': silent })
    const caller = new AbortController()
    const fault = b.fault(ping, caller.signal)
    caller.abort()
    expect(await fault).toEqual({ kind: 'aborted' })
    expect(await b.fault(ping, caller.signal)).toEqual({ kind: 'aborted' })
    expect(b.sent).toHaveLength(1)
  })
})

describe('renewal within send', () => {
  const OLD = token({ exp: NOW - 10, jti: 'old' })
  const NEW = token({ exp: NOW + 86_399, jti: 'new' })
  const guarded =
    (good: string): Answer =>
    ({ headers }) =>
      headers.get('authorization') === `Bearer ${good}`
        ? json({ ok: 1 })
        : json({ code: 'Invalid token', error: 'invalid_token' }, 401)
  const granting: Answer = async () => {
    await Promise.resolve()
    return json({ access_token: NEW, refresh_token: 'r2' })
  }

  it('S4-22 rotates once for fifty calls at once, and repeats each of them once', async () => {
    const b = bench({ '/oauth2-s/oauth/token': granting, '/maintain-s/ping': guarded(NEW) })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    const replies = await Promise.all(Array.from({ length: 50 }, () => b.send(ping)))
    expect(replies).toHaveLength(50)
    expect(b.to('/oauth2-s/oauth/token')).toHaveLength(1)
    expect(b.to('/oauth2-s/oauth/token')[0]?.body).toContain('refresh_token=r1')
    expect(b.to('/maintain-s/ping')).toHaveLength(100)
    expect([b.storage.token(), b.storage.refreshToken()]).toEqual([NEW, 'r2'])
    expect(b.onSessionEnd).not.toHaveBeenCalled()
  })

  it('only repeats a late call whose token somebody else has replaced', async () => {
    const b = bench({ '/oauth2-s/oauth/token': granting, '/maintain-s/ping': guarded(NEW) })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    const late = b.send(ping)
    b.storage.saveSession({ access: NEW, refresh: 'r2' })
    await late
    expect(b.to('/oauth2-s/oauth/token')).toHaveLength(0)
  })

  it('S4-22 ends the session when the refresh token is refused, once for fifty calls as far as storage goes', async () => {
    const b = bench({
      '/oauth2-s/oauth/token': () => json({ error: 'invalid_grant' }, 400),
      '/maintain-s/ping': guarded(NEW),
    })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    const faults = await Promise.all(Array.from({ length: 50 }, () => b.fault(ping)))
    expect(new Set(faults.map((fault) => fault?.kind))).toEqual(new Set(['session']))
    expect(b.to('/oauth2-s/oauth/token')).toHaveLength(1)
    expect([b.storage.token(), b.storage.refreshToken()]).toEqual([null, null])
  })

  it.each([
    ['network', () => Promise.reject(new TypeError('x'))],
    ['maintenance', () => json({}, 503)],
    ['busy', () => json({}, 429)],
    ['rejected', () => json({}, 500)],
  ] as const)('keeps the session when the refresh meets a %s fault', async (kind, answer) => {
    const b = bench({ '/oauth2-s/oauth/token': answer, '/maintain-s/ping': guarded(NEW) })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    expect(await b.fault(ping)).toMatchObject({ kind })
    expect(b.storage.token()).toBe(OLD)
    expect(b.onSessionEnd).not.toHaveBeenCalled()
  })

  it('ends the session when the repeated call is refused too, without a second rotation', async () => {
    const b = bench({ '/oauth2-s/oauth/token': granting, '/maintain-s/ping': guarded('another') })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    expect(await b.fault(ping)).toMatchObject({ kind: 'session' })
    expect(b.to('/oauth2-s/oauth/token')).toHaveLength(1)
    expect(b.onSessionEnd.mock.calls).toEqual([[NEW]])
  })

  it('S4-22 ends the session at once when a token that has not expired is refused', async () => {
    const b = bench({ '/oauth2-s/oauth/token': granting, '/maintain-s/ping': guarded('another') })
    b.storage.saveSession({ access: NEW, refresh: 'r1' })
    expect(await b.fault(ping)).toMatchObject({ kind: 'session' })
    expect(b.to('/oauth2-s/oauth/token')).toHaveLength(0)
    expect(b.storage.token()).toBeNull()
  })

  it('S8-13 rejects a call with the body code Invalid token and keeps a living session', async () => {
    const b = bench({ '/maintain-s/ping': () => json({ code: 'Invalid token' }) })
    b.storage.saveSession({ access: NEW, refresh: 'r1' })
    expect(await b.fault(ping)).toMatchObject({ kind: 'rejected', code: 'Invalid token' })
    expect(b.storage.token()).toBe(NEW)
  })

  it('does not bring a session back that was signed out while it was being renewed', async () => {
    let grant: (reply: Response) => void = () => undefined
    const b = bench({
      '/oauth2-s/oauth/token': () => new Promise<Response>((resolve) => (grant = resolve)),
      '/maintain-s/ping': guarded(NEW),
    })
    b.storage.saveSession({ access: OLD, refresh: 'r1' })
    const fault = b.fault(ping)
    await vi.waitFor(() => expect(b.to('/oauth2-s/oauth/token')).toHaveLength(1))
    b.storage.clearSession()
    grant(json({ access_token: NEW, refresh_token: 'r2' }))
    expect(await fault).toMatchObject({ kind: 'session' })
    expect(b.storage.token()).toBeNull()
  })
})
