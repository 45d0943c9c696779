import { describe, expect, it } from 'vitest'
import { ACCESS, bench, NOW } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { token } from '../../tests/support/token'
import { faultOf } from '../transport/fault-error'
import { loginUser } from '../transport/calls/user'
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
      ...(answers.deps ? { deps: answers.deps } : {}),
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

  describe('while work in this tab is not saved', () => {
    const torn = async (second = SECOND) => {
      const work = { unsaved: true }
      const b = switching({ deps: { hasUnsavedWork: () => work.unsaved } })
      await b.signedIn()
      const other = createStorage(b.window)
      const switched = (access: string) => {
        other.saveSession({ access, refresh: 'r2' })
        b.window.signalOtherTab('session')
      }
      switched(second)
      return { ...b, switched }
    }
    const asked = (b: Awaited<ReturnType<typeof torn>>) => b.cloud.to('/user-s/acc/org/login-user').length

    it('S1-11 asks first: screens stand, and no call goes out as somebody else', async () => {
      const b = await torn()
      expect(b.session.getState()).toMatchObject({ status: 'in', turn: 0, elsewhere: true })
      const before = asked(b)
      const call = b.send(loginUser()).catch((error: unknown) => faultOf(error).kind)
      await new Promise((done) => setTimeout(done, 20))
      expect(asked(b)).toBe(before)
      b.session.follow()
      expect(b.session.getState()).toMatchObject({
        elsewhere: false,
        followed: true,
        turn: 1,
        identity: null,
      })
      expect(await call).toBe('aborted')
      await expect.poll(() => b.session.getState().status).toBe('in')
    })

    it('S1-11 gives every tab the identity of this one, and then its calls go out', async () => {
      const b = await torn(token({ exp: NOW + 86_000, organizationId: 7000 }))
      const { epoch } = b.session.getState()
      const call = b.send(loginUser())
      await b.session.stay()
      const sent = new URLSearchParams(String(b.cloud.to('/oauth2-s/oauth/token')[1]?.body))
      expect(Object.fromEntries(sent)).toMatchObject({ grant_type: 'switch_org', org_id: '0' })
      // The reply of this cloud names another organisation: that is not staying.
      expect(b.session.getState().elsewhere).toBe(true)
      b.switched(ACCESS)
      expect(b.session.getState()).toMatchObject({
        elsewhere: false,
        turn: 0,
        identity: { user: { id: 900001 } },
      })
      expect(b.session.getState().epoch).toBeGreaterThan(epoch)
      await expect(call).resolves.toMatchObject({ user: { name: 'Ada Muster' } })
    })

    it('S2-58 does not ask when the session ended or is another person’s', async () => {
      const ended = await torn()
      ended.window.localStorage.removeItem('session')
      ended.window.signalOtherTab('session')
      expect(ended.session.getState()).toMatchObject({ status: 'out', elsewhere: false })
      expect(ended.session.decided()).toBeNull()
      const foreign = await torn(token({ exp: NOW + 86_000, userId: 900002 }))
      expect(foreign.session.getState()).toMatchObject({ turn: 1, elsewhere: false })
    })
  })
})
