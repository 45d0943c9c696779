import { describe, expect, it, vi } from 'vitest'
import { ACCESS, bench, NOW, USER } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { token } from '../../tests/support/token'
import { faultOf } from '../transport/fault-error'

const WHO = { account: 'ada@example.org', password: 'Harbour-Sun-58' }
const ORGANISATION = {
  ...USER,
  org: { id: 5001, name: 'Sun Co' },
  role: { id: 31, name: 'x' },
  roleCodes: ['user'],
}

describe('signing in', () => {
  it('S7-31 S4-17 stores the tokens and knows who it is', async () => {
    const { session, storage, cloud } = bench()
    expect(session.isSignedIn()).toBe(false)
    await session.login(WHO)
    expect(session.getState()).toMatchObject({ status: 'in', fault: null })
    expect(session.getState().identity).toMatchObject({
      user: { name: 'Ada Muster' },
      codes: ['user'],
      unrestricted: false,
    })
    expect([storage.token(), storage.refreshToken()]).toEqual([ACCESS, 'r1'])
    expect(cloud.to('/auth-s')).toEqual([])
  })

  it.each(['AUTH_INVALID_USERNAME_OR_PASSWORD', 'AUTH_USER_ALREADY_MIGRATED', 'USER_LOCKED', 'IP_LOCKED'])(
    'S8-14 S8-15 S8-18 S8-19 hands %s to the form and stores nothing',
    async (code) => {
      const body = { code, param: { remainSeconds: 90 } }
      const { session, storage } = bench({ answers: { '/oauth2-s/oauth/token': () => json(body, 400) } })
      const fault = await session.login(WHO).catch(faultOf)
      expect(fault).toEqual({ kind: 'rejected', code, status: 400, body })
      expect(storage.token()).toBeNull()
      expect(session.getState().status).toBe('out')
    },
  )

  it.each([
    [400, { error: 'invalid_grant' }],
    [401, { error: 'invalid_token' }],
    [401, {}],
  ])('S1-37 knows a wrong pair of older servers (%s %j)', async (status, body) => {
    const { session } = bench({ answers: { '/oauth2-s/oauth/token': () => json(body, status) } })
    expect(await session.login(WHO).catch(faultOf)).toMatchObject({
      code: 'AUTH_INVALID_USERNAME_OR_PASSWORD',
    })
  })

  it('signs in where the region says, and stays there', async () => {
    const { session, storage, cloud } = bench()
    await session.login({ ...WHO, region: 'CHINA' })
    expect(storage.region()).toBe('CHINA')
    expect(cloud.sent.every(({ url }) => url.startsWith('/mdc-cn/'))).toBe(true)
  })

  it('S1-34 reads the wish for a better password from the token', async () => {
    const weak = token({ exp: NOW + 9, modify_password: 1 })
    const { session } = bench({ answers: { '/oauth2-s/oauth/token': () => json({ access_token: weak }) } })
    await session.login(WHO)
    expect(session.getState().identity?.weakPassword).toBe(true)
  })
})

describe('organisation session', () => {
  const answers = {
    '/user-s/acc/org/login-user': () => json(ORGANISATION),
    '/auth-s/auth/role/31/function': () =>
      json([
        { code: 'a', isOn: 1 },
        { code: 'b', isOn: 2 },
        { code: 'c', isOn: 0 },
        { code: 'd', isOn: 3 },
        { code: 'e' },
      ]),
    '/auth-s/auth/role/31': () => json({ id: 31, name: 'Organisation admin', code: 'ORG_ADMIN' }),
  }

  it('S6-01 S6-02 S6-03 S6-04 asks role and functions by the role id', async () => {
    const { session, cloud } = bench({ answers })
    await session.login(WHO)
    expect(session.getState().identity).toMatchObject({
      codes: ['user', 'a', 'b'],
      role: { id: 31, name: 'Organisation admin' },
    })
    expect(cloud.to('/auth-s/auth/role/31')).toHaveLength(2)
  })

  it('grants nothing by functions that could not be read, and stays signed in', async () => {
    const { session } = bench({
      answers: { ...answers, '/auth-s/auth/role/31/function': () => json({ code: '16' }, 500) },
    })
    await session.login(WHO)
    expect(session.getState()).toMatchObject({
      status: 'in',
      identity: { codes: ['user'], unrestricted: false },
    })
  })
})

describe('unrestricted', () => {
  it.each<[unknown, boolean]>([
    [[], true],
    [['user'], false],
    [null, false],
    [undefined, false],
    ['', false],
    [[null], false],
    [{}, false],
  ])('S6-07 role codes %j: %s', async (roleCodes, unrestricted) => {
    const { session } = bench({
      answers: { '/user-s/acc/org/login-user': () => json({ ...USER, roleCodes }) },
    })
    await session.login(WHO)
    expect(session.getState().identity?.unrestricted).toBe(unrestricted)
  })
})

describe('restoring and ending', () => {
  it('S4-18 restores a stored token at boot', async () => {
    const b = bench()
    b.storage.saveSession({ access: ACCESS, refresh: 'r1' })
    await b.session.restore()
    expect(b.session.getState().status).toBe('in')
  })

  it.each([
    ['network', () => Promise.reject(new TypeError('x'))],
    ['maintenance', () => json({}, 503)],
    ['rejected', () => json({ code: '16' }, 500)],
    ['malformed', () => new Response('<html>')],
  ] as const)(
    'does not sign out when the cloud cannot say who it is (%s), and recovers',
    async (kind, answer) => {
      const b = bench({ answers: { '/user-s/acc/org/login-user': answer } })
      b.storage.saveSession({ access: ACCESS, refresh: 'r1' })
      await b.session.restore()
      expect(b.session.getState()).toMatchObject({ status: 'unknown', identity: null, fault: { kind } })
      expect(b.storage.token()).toBe(ACCESS)
      b.cloud.answers['/user-s/acc/org/login-user'] = () => json(USER)
      await b.session.restore()
      expect(b.session.getState()).toMatchObject({ status: 'in', fault: null })
    },
  )

  it('S4-22 ends when the token is refused, and says so once', async () => {
    const b = bench({
      answers: { '/user-s/acc/org/login-user': () => json({ error: 'invalid_token' }, 401) },
    })
    b.storage.saveSession({ access: ACCESS, refresh: 'r1' })
    const ends: string[] = []
    b.session.subscribe(() => ends.push(b.session.getState().status))
    await b.session.restore()
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
    expect(ends).toEqual(['waiting', 'out'])
    b.session.end(ACCESS, { kind: 'session' })
    expect(ends).toHaveLength(2)
  })

  it('does not end a newer session for an older token', async () => {
    const b = bench()
    await b.signedIn()
    b.session.end('an older token', { kind: 'session' })
    expect(b.session.getState().status).toBe('in')
  })

  it('S2-58 S4-20 S4-21 S7-30 forgets at once and notifies the cloud with the old token', async () => {
    const b = bench({ answers: { '/oauth2-s/oauth/logout': () => new Promise(() => undefined) } })
    await b.signedIn()
    void b.session.logout()
    expect(b.session.getState()).toMatchObject({ status: 'out', identity: null })
    expect(b.storage.token()).toBeNull()
    expect(b.cloud.to('/oauth2-s/oauth/logout')[0]?.headers.get('authorization')).toBe(`Bearer ${ACCESS}`)
  })

  it('ignores the answer to a session that has been left', async () => {
    let answer: (reply: Response) => void = () => undefined
    const b = bench({
      answers: { '/user-s/acc/org/login-user': () => new Promise<Response>((resolve) => (answer = resolve)) },
    })
    const login = b.session.login(WHO).catch(faultOf)
    await vi.waitFor(() => expect(b.cloud.to('/user-s')).toHaveLength(1))
    await b.session.logout()
    answer(json(USER))
    expect(await login).toMatchObject({ kind: 'session' })
    expect(b.session.getState()).toMatchObject({ status: 'out', identity: null })
  })

  it('S2-48 S2-49 adopts a token of the address, and `clear` ends the session', async () => {
    const b = bench()
    await b.signedIn()
    b.session.adopt('T')
    expect([b.storage.token(), b.storage.refreshToken(), b.session.getState().status]).toEqual([
      'T',
      null,
      'waiting',
    ])
    b.session.adopt('clear')
    expect([b.storage.rawToken(), b.session.getState().status]).toEqual([null, 'out'])
  })
})
