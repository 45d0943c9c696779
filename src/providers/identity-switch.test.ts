import { describe, expect, it } from 'vitest'
import { ACCESS, bench, NOW } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { token } from '../../tests/support/token'
import { faultOf } from '../transport/fault-error'
import { createStorage } from '../transport/storage'

describe('another identity of the same person', () => {
  const SECOND = token({ exp: NOW + 86_399, organizationId: 5002 })
  const switching = (answers: Parameters<typeof bench>[0] = {}) => {
    let asked = 0
    return bench({
      answers: {
        '/oauth2-s/oauth/token': () => {
          asked += 1
          return json(
            asked === 1
              ? { access_token: ACCESS, refresh_token: 'r1' }
              : { access_token: SECOND, refresh_token: 'r2' },
          )
        },
        ...answers.answers,
      },
    })
  }

  it('S1-10 asks for a token of that organisation and stores it', async () => {
    const b = switching()
    await b.signedIn()
    await b.session.switchTo(5002)
    const sent = new URLSearchParams(String(b.cloud.to('/oauth2-s/oauth/token')[1]?.body))
    expect(Object.fromEntries(sent)).toMatchObject({
      grant_type: 'switch_org',
      access_token: ACCESS,
      org_id: '5002',
      username: 'ada@example.org',
    })
    expect([b.storage.token(), b.storage.refreshToken()]).toEqual([SECOND, 'r2'])
    expect(b.session.getState()).toMatchObject({ status: 'in', turn: 1 })
  })

  it('S1-11 leaves nothing of the former one from the first moment on', async () => {
    const b = switching()
    await b.signedIn()
    b.currentPlant.select({ id: 7, name: 'Old' } as never)
    const done = b.session.switchTo(5002)
    expect(b.session.getState()).toMatchObject({ status: 'switching', identity: null, turn: 1 })
    expect(b.currentPlant.getState().plant).toBeNull()
    // The cloud has revoked the token that is being exchanged; a late answer about it ends nothing.
    b.session.end(ACCESS, { kind: 'session' })
    expect(b.session.getState().status).toBe('switching')
    await done
    expect(b.session.getState().status).toBe('in')
  })

  it('S1-10 gives the former identity back when it is refused', async () => {
    let asked = 0
    const b = bench({
      answers: {
        '/oauth2-s/oauth/token': () =>
          (asked += 1) === 1
            ? json({ access_token: ACCESS, refresh_token: 'r1' })
            : json({ code: 'AUTH_INVALID_PARAM' }, 400),
      },
    })
    await b.signedIn()
    const fault = await b.session.switchTo(5002).catch(faultOf)
    expect(fault).toMatchObject({ kind: 'rejected', code: 'AUTH_INVALID_PARAM' })
    expect(b.storage.token()).toBe(ACCESS)
    expect(b.session.getState()).toMatchObject({ status: 'in', identity: { user: { name: 'Ada Muster' } } })
  })

  it('S1-10 changes nothing for somebody who signed out meanwhile', async () => {
    const b = switching()
    await b.signedIn()
    const done = b.session.switchTo(5002)
    await b.session.logout()
    await done
    expect(b.storage.token()).toBeNull()
    expect(b.session.getState().status).toBe('out')
  })

  it('S1-10 S2-58 takes nothing on for somebody who signed out in another tab meanwhile', async () => {
    const b = switching()
    await b.signedIn()
    const done = b.session.switchTo(5002)
    b.window.localStorage.removeItem('session')
    b.window.signalOtherTab('session')
    await done.catch(() => undefined)
    expect(b.session.getState()).toMatchObject({ status: 'out', identity: null })
    expect(b.storage.refreshToken()).toBeNull()
  })

  it('S1-11 follows another tab that changed the identity, not one that renewed its token', async () => {
    const b = switching()
    await b.signedIn()
    const other = createStorage(b.window)
    other.saveSession({ access: token({ exp: NOW + 99_999 }), refresh: 'r9' })
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'in', turn: 0 })
    other.saveSession({ access: SECOND, refresh: 'r2' })
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'waiting', identity: null, turn: 1 })
  })
})
