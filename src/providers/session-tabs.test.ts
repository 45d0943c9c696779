import { describe, expect, it } from 'vitest'
import { ACCESS, bench, NOW } from '../../tests/support/bench'
import { token } from '../../tests/support/token'
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
