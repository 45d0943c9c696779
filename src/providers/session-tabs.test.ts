import { describe, expect, it, vi } from 'vitest'
import { ACCESS, bench, NOW, USER } from '../../tests/support/bench'
import { fakeFetch, json } from '../../tests/support/fake-fetch'
import { token } from '../../tests/support/token'
import { webLocks } from '../../tests/support/web-locks'
import { faultOf } from '../transport/fault-error'
import { createStorage } from '../transport/storage'

describe('the session of another tab', () => {
  it('follows another tab that signs out, and one that signs in as somebody else', async () => {
    const b = bench()
    await b.signedIn()
    const other = createStorage(b.window)
    other.saveSession({ access: token({ exp: NOW + 9, userId: 2 }), refresh: 'r' })
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'waiting', identity: null })
    other.clearSession()
    b.window.signalOtherTab('session')
    expect(b.session.getState().status).toBe('out')
  })

  it.each([
    ['was refused', { refused: true }, { kind: 'session' }],
    ['was left', {}, null],
  ])('11: knows whether the session of another tab %s', async (_, how, fault) => {
    const b = bench()
    await b.signedIn()
    createStorage(b.window).clearSession(how)
    b.window.signalOtherTab('heliograph.session-end')
    // Refused here as well, before the word of the other tab comes.
    b.storage.clearSession({ refused: true })
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'out', fault })
  })

  it('11: still knows that a session was refused here when another tab is refused in the same breath', async () => {
    const b = bench()
    await b.signedIn()
    b.session.end(ACCESS, { kind: 'session' })
    // It writes the same reason once more, which no tab hears of.
    createStorage(b.window).clearSession({ refused: true })
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
  })

  it('11: knows nothing of a refusal here once another tab has signed in', async () => {
    const b = bench()
    await b.signedIn()
    b.session.end(ACCESS, { kind: 'session' })
    createStorage(b.window).saveSession({ access: ACCESS, refresh: 'r' })
    b.window.signalOtherTab('heliograph.session-end')
    b.window.localStorage.removeItem('session')
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: null })
  })

  it('11: forgets that a session was refused when its person goes in another tab', async () => {
    const b = bench()
    await b.signedIn()
    b.session.end(ACCESS, { kind: 'session' })
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
    const other = createStorage(b.window)
    other.saveSession({ access: ACCESS, refresh: 'r' })
    b.window.signalOtherTab('heliograph.session-end')
    other.clearSession()
    b.window.signalOtherTab('heliograph.session-end')
    b.window.signalOtherTab('session')
    expect(b.session.getState()).toMatchObject({ status: 'out', fault: null })
  })

  it('S2-58 is out as soon as another tab says so, while the cookie is still there', async () => {
    const b = bench()
    await b.signedIn()
    b.window.localStorage.removeItem('session')
    b.window.signalOtherTab('session')
    expect(b.storage.token()).toBe(ACCESS)
    expect(b.session.getState()).toMatchObject({ status: 'out', identity: null })
  })
})

describe('another identity that another tab is taking on', () => {
  const NEXT = token({ exp: NOW + 86_399, organizationId: 7 })

  /**
   * A call of this tab while another tab takes on another identity. The cloud refuses the former token as soon as it is
   * asked for the next one, and answers with it after this call was refused.
   */
  async function calledMeanwhile(method: 'GET' | 'POST', reply: () => Response) {
    let [good, answer] = [ACCESS, () => {}]
    const cloud = fakeFetch({
      '/oauth2-s/oauth/token': async ({ body }) => {
        if (!String(body).includes('switch_org')) return json({ access_token: ACCESS, refresh_token: 'r1' })
        good = NEXT
        await new Promise<void>((resolve) => (answer = resolve))
        return reply()
      },
      '/user-s/acc/org/login-user': () => json(USER),
      '/maintain-s/ping': ({ headers }) =>
        headers.get('authorization') === `Bearer ${good}` ? json({}) : json({ code: '401' }, 401),
    })
    const deps = { fetch: cloud.fetch, locks: webLocks() }
    const here = bench({ deps })
    await here.signedIn()
    const there = bench({ deps: { ...deps, storage: createStorage(here.window) } })
    await there.session.restore()
    const switched = there.session.switchTo(7).catch(() => null)
    await vi.waitFor(() => expect(good).toBe(NEXT))
    const called = here
      .send({ method, path: '/maintain-s/ping', read: () => 'answered' })
      .catch((error) => faultOf(error).kind)
    const sent = () => cloud.to('/maintain-s/ping')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    answer()
    await switched
    return { ...here, outcome: await called, sent: sent() }
  }
  const granted = () => json({ access_token: NEXT, refresh_token: 'r2' })

  it('does not end the session of this one, whose calls wait for it', async () => {
    const { outcome, storage, session } = await calledMeanwhile('GET', granted)
    expect(outcome).toBe('answered')
    expect(storage.token()).toBe(NEXT)
    expect(session.getState().status).not.toBe('out')
  })

  it('changes nothing in the name of the other identity', async () => {
    const { outcome, storage, sent } = await calledMeanwhile('POST', granted)
    expect(outcome).toBe('session')
    expect(sent).toHaveLength(1)
    expect(storage.token()).toBe(NEXT)
  })

  it('that came to nothing ends the session, if its token is refused all the same', async () => {
    const { outcome, session } = await calledMeanwhile('GET', () => json({}, 500))
    expect(outcome).toBe('session')
    expect(session.getState()).toMatchObject({ status: 'out', fault: { kind: 'session' } })
  })
})
