import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DroppedConnection } from '../../mocks/cloud/index'
import { setupNodeCloud } from '../../mocks/node'
import { openSqliteStore } from '../../mocks/store-sqlite'
import { aCloud, HASH } from './cloud-client'
import type { Json } from './cloud-client'

const USER = '/user-s/acc/org/login-user'

describe('answers in general', () => {
  it('carry the date of the cloud and are never stored', async () => {
    for (const reply of [
      await aCloud().get('/nothing-s'.replace('/nothing-s', '/user-s/x')),
      await (await aCloud().signIn('owner')).get(USER),
    ]) {
      expect(reply.headers.get('date')).toBe('Thu, 18 Jun 2026 10:30:00 GMT')
      expect(reply.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('an unreadable body or a wild id does no harm', async () => {
    const client = aCloud()
    const owner = await client.signIn('owner')
    expect((await owner.get('/maintain-s/fast/system/%F0%9F%8C%9E')).json['code']).toBe('PARAM_ERROR')
    expect((await owner.get('/maintain-s/fast/system/1e99')).status).toBeLessThan(500)
    expect((await client.post('/oauth2-s/oauth/token', [1, 2])).json['code']).toBe('AUTH_INVALID_PARAM')
    expect((await owner.post('/maintain-s/operating/station/search', 'text')).json['total']).toBe(3)
  })
})

describe('control calls', () => {
  it('answer 404 unless they are opened', async () => {
    const client = aCloud()
    expect((await client.get('/__cloud/requests')).status).toBe(404)
    expect((await client.post('/__cloud/clock', { now: 0 })).status).toBe(404)
    expect((await client.get('/__cloud/health')).status).toBe(404)
    expect((await aCloud({ control: true }).get('/__cloud/health')).json).toMatchObject({ status: 'up' })
  })

  it('show what arrived, header names only and no secret', async () => {
    const client = aCloud({ control: true })
    const owner = await client.signIn('owner', '/mdc-eu')
    await owner.post('/maintain-s/operating/station/search?page=1&size=20', { keyword: 'mill' })
    const { json, text } = await client.get('/__cloud/requests')
    expect(json).toMatchObject([
      {
        method: 'POST',
        path: '/mdc-eu/oauth2-s/oauth/token',
        status: 200,
        body: { grant_type: 'mdc_password', password: '***' },
      },
      {
        method: 'POST',
        path: '/mdc-eu/maintain-s/operating/station/search',
        query: { page: '1', size: '20' },
        body: { keyword: 'mill' },
        status: 200,
      },
    ])
    expect((json as unknown as Json[])[1]?.['headers']).toContain('authorization')
    expect(text).not.toContain(HASH)
    expect(text).not.toContain('Bearer')
  })

  it('set the clock', async () => {
    const client = aCloud({ control: true })
    await client.post('/__cloud/clock', { now: '2026-12-24T18:00:00Z' })
    const { json, headers } = await (await client.signIn('owner')).get('/maintain-s/fast/system/63400030')
    expect([json['acceptDay'], headers.get('date')]).toEqual(['20261224', 'Thu, 24 Dec 2026 18:00:00 GMT'])
    expect((await client.post('/__cloud/clock', { now: 'soon' })).status).toBe(400)
  })

  it('break calls: status, body, times, delay, malformed, drop', async () => {
    const waits: number[] = []
    const client = aCloud({ control: true, sleep: async (ms) => void waits.push(ms) })
    const owner = await client.signIn('owner', '/mdc-eu')
    const fault = (body: Json) => client.post('/__cloud/faults', body)
    await fault({ match: { path: USER }, times: 2, status: 503, delayMs: 250 })
    expect([
      (await owner.get(USER)).status,
      (await owner.get(USER)).status,
      (await owner.get(USER)).status,
    ]).toEqual([503, 503, 200])
    expect(waits).toEqual([250, 250])
    await fault({ match: { path: 'login-user', method: 'get' }, body: '<html>sorry</html>', times: 1 })
    expect((await owner.get(USER)).headers.get('content-type')).toContain('text/html')
    await fault({ match: { path: USER }, malformed: true })
    expect((await owner.get(USER)).json).toBeNull()
    await client.cloud.handle(new Request('http://cloud.test/__cloud/faults', { method: 'DELETE' }))
    await fault({ match: { path: USER, method: 'GET' }, drop: true, times: 1 })
    await expect(owner.get(USER)).rejects.toBeInstanceOf(DroppedConnection)
    expect((await owner.get(USER)).status).toBe(200)
    expect((await fault({ match: {} })).status).toBe(400)
  })

  it('reset forgets failures, clock, faults and log', async () => {
    const client = aCloud({ control: true })
    for (let count = 0; count < 5; count++) {
      await client.form('/oauth2-s/oauth/token', {
        grant_type: 'mdc_password',
        username: 'owner@heliograph.example',
        password: 'a'.repeat(64),
      })
    }
    await expect(client.signIn('owner')).rejects.toThrow('USER_LOCKED')
    await client.post('/__cloud/reset')
    expect((await (await client.signIn('owner')).get(USER)).status).toBe(200)
    expect((await client.get('/__cloud/requests')).json).toHaveLength(2)
  })

  it('reset starts the clock where it is asked to, and refuses what is no time', async () => {
    const client = aCloud({ control: true })
    const now = async () => (await client.get('/__cloud/health')).json['now']
    expect((await client.post('/__cloud/reset', { now: '2026-06-18T10:30:00Z' })).status).toBe(200)
    expect(await now()).toBe('2026-06-18T10:30:00.000Z')
    expect((await client.post('/__cloud/reset', { now: 'soon' })).status).toBe(400)
    expect(await now()).toBe('2026-06-18T10:30:00.000Z')
  })
})

describe('the embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps users signed in and signed out over a restart', async () => {
    const token = (client: ReturnType<typeof aCloud>) =>
      client.form('/oauth2-s/oauth/token', { grant_type: 'password', username: 'owner', password: HASH })
    const first = openSqliteStore(join(folder, 'kept'))
    const before = aCloud({ store: first.store, secret: 'first start' })
    const [stays, leaves] = [(await token(before)).json, (await token(before)).json]
    await before.with(String(leaves['access_token'])).post('/oauth2-s/oauth/logout', {})
    first.close()

    const second = openSqliteStore(join(folder, 'kept'))
    expect(second.notice).toBeNull()
    const after = aCloud({ store: second.store, secret: 'second start' })
    expect((await after.with(String(stays['access_token'])).get(USER)).status).toBe(200)
    expect((await after.with(String(leaves['access_token'])).get(USER)).status).toBe(401)
    const renewed = await after.form('/oauth2-s/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: String(stays['refresh_token']),
    })
    expect(renewed.status).toBe(200)
    second.close()
  })
})

it('stands behind the fetch of a test process', async () => {
  const { server } = setupNodeCloud({
    now: () => Date.parse('2026-06-18T10:30:00Z'),
    plants: 20,
    control: true,
  })
  server.listen({ onUnhandledRequest: 'error' })
  try {
    const health = await fetch('http://localhost/__cloud/health')
    expect(health.status).toBe(200)
    await fetch('http://localhost/__cloud/faults', {
      method: 'POST',
      body: JSON.stringify({ match: { path: USER }, drop: true }),
    })
    await expect(fetch(`http://localhost/mdc-eu${USER}`)).rejects.toThrow()
  } finally {
    server.close()
  }
})
