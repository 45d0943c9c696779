import { describe, expect, it } from 'vitest'
import { ACCESS, bench, NOW, USER } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { token } from '../../tests/support/token'
import { faultOf } from '../transport/fault-error'
import { createStorage } from '../transport/storage'

const WHO = { account: 'ada@example.org', password: 'Harbour-Sun-58' }
const LOGIN_USER = '/user-s/acc/org/login-user'
const TOKEN = '/oauth2-s/oauth/token'
const preview = { role: { id: 5, name: 'Cleaner' }, codes: ['b'] }
const userWith = (more: object) => json({ ...USER, ...more })

describe('a session at rest', () => {
  it('is out without a token, and waits to hear whose one is', () => {
    expect(bench().session.getState()).toEqual({
      ...{ status: 'out', identity: null, preview: null, fault: null, epoch: 0, turn: 0 },
      ...{ elsewhere: false, followed: false },
    })
    const { window } = bench()
    createStorage(window).saveSession({ access: ACCESS, refresh: 'r' })
    const storage = createStorage(window)
    expect(bench({ deps: { storage } }).session.getState()).toMatchObject({ status: 'waiting' })
  })

  it('does nothing that needs somebody', async () => {
    const { session, cloud } = bench()
    session.seeAs(preview)
    session.amend({ weakPassword: true })
    await Promise.all([session.restore(), session.switchTo(9), session.stay(), session.recheck()])
    expect(session.getState()).toMatchObject({ status: 'out', epoch: 0, preview: null })
    session.adopt('')
    session.end('x', { kind: 'session' })
    expect(session.getState().epoch).toBe(0)
    expect(cloud.sent).toEqual([])
  })
})

describe('signing in', () => {
  it('counts every change of who it is, and stays where it was said to be', async () => {
    const b = bench()
    await b.session.login({ ...WHO, region: b.storage.region() })
    expect(b.session.getState()).toMatchObject({ status: 'in', epoch: 2, turn: 0 })
    expect(b.storage.regionChoice()).toBeNull()
    await b.session.login({ ...WHO, region: 'CHINA' })
    expect([b.storage.region(), b.session.getState().epoch]).toEqual(['CHINA', 4])
  })

  it('is done with a token of which nobody could be asked, and fails with one that is refused', async () => {
    const b = bench({ answers: { [LOGIN_USER]: () => json({ code: 'x' }, 500) } })
    await b.session.login(WHO)
    expect(b.session.getState()).toMatchObject({ status: 'unknown', fault: { kind: 'rejected' } })
    const refused = bench({ answers: { [LOGIN_USER]: () => json({}, 401) } })
    refused.cloud.answers[TOKEN] = ({ body }) => (body?.includes('refresh_token') ? json({}, 401) : json({ access_token: ACCESS, refresh_token: 'r1' })) // oxfmt-ignore
    expect(await refused.session.login(WHO).catch(faultOf)).toMatchObject({ kind: 'session' })
    expect(refused.session.getState()).toMatchObject({ status: 'out' })
  })
})

describe('rights that are asked for again', () => {
  const signedIn = async () => {
    const b = bench()
    await b.signedIn()
    const { epoch } = b.session.getState()
    return { b, epoch, answer: (more: object) => (b.cloud.answers[LOGIN_USER] = () => userWith(more)) }
  }

  it.each([
    ['the same', {}, 0, ['user']],
    ['the same in another order', { roleCodes: ['a', 'user'] }, 1, ['a', 'user']],
    ['others', { roleCodes: ['other'] }, 1, ['other']],
    ['none at all any more', { roleCodes: [] }, 1, []],
  ])('are %s', async (_, more, changes, codes) => {
    const { b, epoch, answer } = await signedIn()
    answer(more)
    await b.session.recheck()
    expect(b.session.getState()).toMatchObject({ status: 'in', epoch: epoch + changes, identity: { codes } })
    answer({ ...more, roleCodes: [...codes].reverse() })
    await b.session.recheck()
    expect(b.session.getState().epoch).toBe(epoch + changes)
  })

  it('stay as they are without an answer, while a role is tried on, and for who went meanwhile', async () => {
    const { b, epoch, answer } = await signedIn()
    b.cloud.answers[LOGIN_USER] = () => json({}, 500)
    await b.session.recheck()
    expect(b.session.getState()).toMatchObject({ epoch, identity: { codes: ['user'] } })
    answer({ roleCodes: ['other'] })
    b.session.seeAs(preview)
    const asked = b.cloud.to(LOGIN_USER).length
    await b.session.recheck()
    expect(b.cloud.to(LOGIN_USER)).toHaveLength(asked)
    b.session.seeAs(null)
    const rechecking = b.session.recheck()
    await b.session.logout()
    await rechecking
    expect(b.session.getState()).toMatchObject({ status: 'out', identity: null })
  })
})

describe('a role that is tried on', () => {
  it('takes all rights but its own, another takes its place, and the own view comes back with what was learnt', async () => {
    const b = bench()
    await b.signedIn()
    const { epoch, identity } = b.session.getState()
    b.session.seeAs(preview)
    expect(b.session.getState()).toMatchObject({ epoch: epoch + 1, preview, identity: { codes: ['b'], role: preview.role } }) // oxfmt-ignore
    const other = { role: { id: 6, name: 'Guard' }, codes: ['c'] }
    b.session.seeAs(other)
    b.session.amend({ weakPassword: true })
    expect(b.session.getState()).toMatchObject({
      epoch: epoch + 2,
      identity: { codes: ['c'], weakPassword: true },
    })
    b.session.seeAs(null)
    expect(b.session.getState()).toMatchObject({ epoch: epoch + 3, preview: null })
    expect(b.session.getState().identity).toEqual({ ...identity, weakPassword: true })
  })

  it('is taken off by the way out, and for another identity', async () => {
    const b = bench()
    await b.signedIn()
    b.session.seeAs(preview)
    b.cloud.answers[TOKEN] = () => json({}, 400)
    const { identity } = b.session.getState()
    await b.session.switchTo(9).catch(() => undefined)
    expect(b.session.getState()).toMatchObject({ status: 'in', identity: { codes: ['user'] } })
    expect(identity?.codes).toEqual(['b'])
    b.session.seeAs(preview)
    await b.session.logout()
    expect(b.session.getState().preview).toBeNull()
    expect(b.cloud.to('/oauth2-s/oauth/logout')).toHaveLength(1)
    await b.session.logout()
    expect(b.cloud.to('/oauth2-s/oauth/logout')).toHaveLength(1)
  })
})

describe('the end of a session', () => {
  it('is that of the token that was refused, once, and never of another', async () => {
    const b = bench()
    await b.signedIn()
    b.session.end(null, { kind: 'session' })
    b.session.end('other', { kind: 'session' })
    expect(b.session.getState().status).toBe('in')
    b.session.end(ACCESS, { kind: 'session' })
    const { epoch, turn } = b.session.getState()
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
    b.session.end(ACCESS, { kind: 'session' })
    expect(b.session.getState()).toMatchObject({ epoch, turn })
  })

  it('comes as well where the token is gone already, and somebody is still shown', async () => {
    const b = bench()
    await b.signedIn()
    b.storage.clearSession()
    b.session.end(ACCESS, { kind: 'session' })
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
  })

  it('is asked for by an address, as is its beginning', async () => {
    const b = bench()
    await b.signedIn()
    const { epoch, turn } = b.session.getState()
    const other = token({ exp: NOW + 9, userId: 2 })
    b.session.adopt(other)
    expect(b.session.getState()).toEqual({
      ...{ status: 'waiting', identity: null, preview: null, fault: null, epoch: epoch + 1, turn: turn + 1 },
      ...{ elsewhere: false, followed: false },
    })
    expect([b.storage.token(), b.storage.refreshToken()]).toEqual([other, null])
    b.session.adopt('clear')
    expect([b.storage.token(), b.session.getState().status, b.session.getState().fault]).toEqual([
      null,
      'out',
      null,
    ])
  })
})

describe('an answer that comes too late', () => {
  it('about who it is changes nothing for who came after, nor does its failure', async () => {
    const b = bench()
    const ways: ((answer: Response) => void)[] = []
    b.cloud.answers[LOGIN_USER] = () => new Promise((resolve) => ways.push(resolve))
    await Promise.all([b.session.login(WHO), expect.poll(() => ways.length).toBe(1).then(async () => {
      const again = b.session.restore()
      await expect.poll(() => ways.length).toBe(2)
      ways[0]?.(json({ code: 'x' }, 500))
      await Promise.resolve()
      expect(b.session.getState().status).toBe('waiting')
      ways[1]?.(userWith({ roleCodes: ['late'] }))
      await again
    })]) // oxfmt-ignore
    expect(b.session.getState()).toMatchObject({ status: 'in', fault: null, identity: { codes: ['late'] } })
  })
})

describe('an account without an e-mail', () => {
  it.each([
    [{ email: 'ada@x.org', phoneNumber: '+49 1', username: 'ada' }, 'ada@x.org'],
    [{ phoneNumber: '+49 1', username: 'ada' }, '+49 1'],
    [{ username: 'ada' }, 'ada'],
    [{}, ''],
  ])('%j changes its identity as %j', async (user, username) => {
    const b = bench({ answers: { [LOGIN_USER]: () => userWith({ user: { id: 900001, ...user } }) } })
    await b.signedIn()
    await b.session.switchTo(9).catch(() => undefined)
    const sent = new URLSearchParams(String(b.cloud.to(TOKEN)[1]?.body))
    expect(sent.get('username') ?? '').toBe(username)
  })
})
