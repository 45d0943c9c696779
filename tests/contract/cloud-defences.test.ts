import { describe, expect, it } from 'vitest'
import { threadTime } from '../support/thread-time'
import { derivedInThreads } from '../../mocks/scrypt-threads'
import { openBody } from '../../mocks/cloud/wire/bodies'
import { createMemoryStore, NotKept } from '../../mocks/cloud/store/store'
import type { Caller, Json } from './cloud-client'
import { HASH } from './cloud-client'
import { aWorld, codeOf, secret, sha } from './cloud-world'

const TOKEN = '/oauth2-s/oauth/token'
const grant = (name: string, password = HASH) => ({
  grant_type: 'mdc_password',
  username: `${name}@heliograph.example`,
  password,
})
const FRESH = 'Kite-Lamp_27'
const ME = '/group-s/acc/my/info'

describe('a password that was changed or reset', () => {
  it.each(['changed', 'reset'])(
    'ends every other session with its refresh token when it is %s, and notifies the owner',
    async (way) => {
      const { cloud, letters, code } = aWorld()
      const first = (await cloud.form(TOKEN, grant('owner'))).json
      const second = (await cloud.form(TOKEN, grant('owner'))).json
      const [own, other] = [first, second].map(({ access_token: token }) => cloud.with(String(token))) as [
        Caller,
        Caller,
      ]
      const refresh = (of: Json) =>
        cloud.form(TOKEN, { grant_type: 'refresh_token', refresh_token: String(of['refresh_token']) })
      if (way === 'changed') {
        const body = { oldPassword: HASH, newPassword: sha(FRESH), clear_text_pwd: FRESH }
        expect(await codeOf(own.post('/user-s/acc/password', body))).toBe('fine')
      } else {
        const verifyCode = await code('owner@heliograph.example', 'FORGET')
        const body = { identifier: 'owner@heliograph.example', verifyCode, ...secret(FRESH) }
        expect(await codeOf(cloud.post('/user-s/acc/forget-password', body))).toBe('fine')
      }
      const kept = way === 'changed' ? 200 : 401
      expect([(await own.get(ME)).status, (await other.get(ME)).status]).toEqual([kept, 401])
      expect([(await refresh(first)).status, (await refresh(second)).status]).toEqual([
        kept === 200 ? 200 : 400,
        400,
      ])
      expect(letters.at(-1)).toMatchObject({ to: 'owner@heliograph.example', scene: 'PASSWORD_CHANGED' })
      const anew = cloud.with(
        String((await cloud.form(TOKEN, grant('owner', sha(FRESH)))).json['access_token']),
      )
      const sessions = (await anew.get('/user-s/acc/session')).json as unknown as Json[]
      expect(sessions.filter(({ current }) => current)).toHaveLength(1)
      expect(sessions).toHaveLength(way === 'changed' ? 2 : 1)
    },
  )

  it('notifies the other address of a new e-mail or phone', async () => {
    const { cloud, letters, code } = aWorld()
    const owner = await cloud.signIn('owner')
    const bind = async (identifier: string) =>
      codeOf(
        owner.post('/user-s/acc/bind', { identifier, verifyCode: await code(identifier, 'BIND', owner) }),
      )
    expect(await bind('+4915207654321')).toBe('fine')
    expect(letters.at(-1)).toMatchObject({ to: 'owner@heliograph.example', scene: 'PHONE_CHANGED' })
    expect(await bind('robin@example.org')).toBe('fine')
    expect(letters.slice(-2).map(({ to, scene }) => [to, scene])).toEqual([
      ['owner@heliograph.example', 'EMAIL_CHANGED'],
      ['4915207654321', 'EMAIL_CHANGED'],
    ])
  })

  it('is kept as scrypt with a salt of its own, never as it goes over the wire', async () => {
    const store = createMemoryStore()
    // As the server keeps it.
    const { cloud } = aWorld({ store, derive: derivedInThreads })
    const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
    for (const caller of [owner, admin]) {
      const body = { oldPassword: HASH, newPassword: sha(FRESH), clear_text_pwd: FRESH }
      expect(await codeOf(caller.post('/user-s/acc/password', body))).toBe('fine')
    }
    const kept = store
      .list('account')
      .map(({ value }) => (value as { passwords: string[] }).passwords[0] ?? '')
    expect(kept).toHaveLength(2)
    for (const one of kept) expect(one).toMatch(/^scrypt:[0-9a-f]{32}:[0-9a-f]{64}$/)
    expect(new Set(kept).size).toBe(2)
    expect(JSON.stringify(kept)).not.toContain(sha(FRESH))
    expect((await cloud.form(TOKEN, grant('owner', kept[0]?.split(':')[2]))).status).toBe(400)
    expect((await cloud.form(TOKEN, grant('owner', sha(FRESH)))).status).toBe(200)
    expect((await cloud.form(TOKEN, grant('owner'))).status).toBe(400)
  })
})

describe('who guesses passwords', () => {
  const wrong = sha('wrong')

  it('is known by the address of the line, whatever a header says', async () => {
    const { cloud } = aWorld()
    for (let count = 0; count < 30; count++) await cloud.form(TOKEN, grant(`x${String(count)}`, wrong))
    expect((await cloud.form(TOKEN, grant('owner'))).json['code']).toBe('IP_LOCKED')
    expect((await cloud.form(TOKEN, grant('owner'), { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  })

  it('an invented name leaves no row for good', async () => {
    const store = createMemoryStore()
    const { cloud, seconds } = aWorld({ store })
    for (let count = 0; count < 20; count++) await cloud.form(TOKEN, grant(`x${String(count)}`, wrong))
    expect(store.list('failures')).toHaveLength(20)
    seconds(90_000)
    for (let count = 0; count < 4; count++) await cloud.form(TOKEN, grant('owner'))
    expect(store.list('failures')).toHaveLength(0)
  })

  it('a clock that was set back never lengthens a lock', async () => {
    const { cloud, seconds } = aWorld()
    for (let count = 0; count < 5; count++) await cloud.form(TOKEN, grant('owner', wrong))
    expect((await cloud.form(TOKEN, grant('owner'))).json).toMatchObject({
      code: 'USER_LOCKED',
      param: { remainSeconds: 1800 },
    })
    seconds(-86_400)
    expect((await cloud.form(TOKEN, grant('owner'))).status).toBe(200)
  })

  it('a password that cannot be decoded is no guess: AUTH_INVALID_PARAM, and nothing is counted', async () => {
    const { cloud } = aWorld()
    for (const odd of ['plain words', 'abc', `${HASH}0`, btoa('sealed for somebody else')]) {
      for (let count = 0; count < 6; count++)
        expect((await cloud.form(TOKEN, grant('owner', odd))).json['code']).toBe('AUTH_INVALID_PARAM')
    }
    expect((await cloud.form(TOKEN, grant('owner', HASH.toUpperCase()))).status).toBe(200)
  })
})

describe('sweeping', () => {
  it('20,000 expired tokens are swept without holding anybody for long', async () => {
    const store = createMemoryStore()
    for (let count = 0; count < 20_000; count++) store.put('revoked', `old${String(count)}`, 1)
    const { cloud } = aWorld({ store })
    const owner = await cloud.signIn('owner')
    const before = store.list('revoked').length
    let longest = 0
    for (let count = 0; count < 40; count++) {
      const started = threadTime()
      await owner.post('/message-s/message/read', { ids: ['x'] })
      longest = Math.max(longest, threadTime() - started)
    }
    const swept = before - store.list('revoked').length
    expect(swept).toBeGreaterThan(1000)
    // A few rows with each call: what one call does for it is bounded, however many there are.
    expect(swept).toBeLessThanOrEqual(41 * 50)
    expect(longest).toBeLessThan(500)
  })
})

describe('faults carry a fixed text with an id', () => {
  const broken = (error: () => Error) => {
    const store = createMemoryStore()
    let works = true
    const failures: [string, unknown][] = []
    const world = aWorld({
      store: {
        ...store,
        write(changes) {
          if (!works) throw error()
          store.write(changes)
        },
      },
      onFailure: (...one) => failures.push(one),
    })
    return { ...world, failures, breakDown: () => (works = false) }
  }

  it('never an engine’s words', async () => {
    const { cloud, breakDown, failures } = broken(() => new Error('SqliteError: no such table: entry'))
    const owner = await cloud.signIn('owner')
    breakDown()
    const { status, json, text } = await owner.post('/message-s/credit/cap', { dailyCap: 3 })
    expect([status, json['code']]).toEqual([500, 'sorry_for_server_exception'])
    expect(text).not.toMatch(/sqlite|table/i)
    const id = (json['param'] as Json)['id']
    expect(json['msg']).toBe(`the cloud failed (${String(id)})`)
    expect(failures).toMatchObject([[id, { message: expect.stringContaining('SqliteError') as string }]])
  })

  it('a full disk is 507 NOT_KEPT, and nothing of the call is there afterwards', async () => {
    const { cloud, breakDown } = broken(() => new NotKept('full'))
    const owner = await cloud.signIn('owner')
    breakDown()
    const reply = await owner.post('/message-s/credit/cap', { dailyCap: 3 })
    expect([reply.status, reply.json['code']]).toEqual([507, 'NOT_KEPT'])
    expect((await owner.get('/message-s/credit')).json['dailyCap']).toBe(null)
  })

  it('malformed percent codes and JSON are 400', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    for (const path of [
      '/collection-s/visits/%',
      '/store-s/object/%ff',
      '/maintain-s/station/%zz',
      `${ME}?lan=%`,
    ])
      expect([path, (await owner.get(path)).status]).toEqual([path, 400])
    for (const body of ['{', '{"a":', '[1,', '{"a":1}}', 'true false']) {
      const request = new Request('http://cloud.test/message-s/credit/cap', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      await expect(openBody(request)).rejects.toMatchObject({ status: 400, code: 'PARAM_ERROR' })
    }
  })
})
