import { describe, expect, it, vi } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { webLocks } from '../../tests/support/web-locks'
import { FaultError } from './fault-error'
import { createRenewal } from './renewal'
import { createStorage, type Tokens } from './storage'

/** A server that lets each refresh token work once, and two tabs with one storage. */
function twoTabs(locks?: Pick<LockManager, 'request'>) {
  const window = memoryWindow()
  const spent = new Set<string>()
  const exchange = vi.fn(async (refresh: string): Promise<Tokens> => {
    await Promise.resolve()
    if (spent.has(refresh))
      throw new FaultError({ kind: 'rejected', code: 'invalid_grant', status: 400, body: null })
    spent.add(refresh)
    await Promise.resolve()
    return { access: `access of ${refresh}`, refresh: `${refresh}'` }
  })
  const tab = () => {
    const storage = createStorage(window)
    return { storage, renew: createRenewal({ storage, exchange, locks }) }
  }
  const [one, other] = [tab(), tab()]
  one.storage.saveSession({ access: 'old', refresh: 'r' })
  return { one, other, exchange, window }
}

/** A tab that sees what others store only after a while, ms, as another process of a browser does. */
function behind(storage: ReturnType<typeof createStorage>, delay: number): typeof storage {
  const since = Date.now()
  const old = { token: storage.token(), refresh: storage.refreshToken() }
  const late = <T>(then: T, now: () => T) => (Date.now() - since < delay ? then : now())
  return {
    ...storage,
    token: () => late(old.token, storage.token),
    refreshToken: () => late(old.refresh, storage.refreshToken),
  }
}

describe('renewal across tabs', () => {
  it('sends one grant for two tabs that share a lock', async () => {
    const { one, other, exchange } = twoTabs(webLocks())
    expect(await Promise.all([one.renew('old'), other.renew('old')])).toEqual(['renewed', 'renewed'])
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(other.storage.refreshToken()).toBe("r'")
  })

  it('sends one grant where the second tab does not see at once what the first one stored', async () => {
    const locks = webLocks()
    const { one, other, exchange } = twoTabs(locks)
    const late = createRenewal({ storage: behind(other.storage, 120), exchange, locks })
    expect(await Promise.all([one.renew('old'), late('old')])).toEqual(['renewed', 'renewed'])
    expect(exchange).toHaveBeenCalledTimes(1)
  })

  it('does not sign out a tab that was refused before it saw what another one stored', async () => {
    const locks = webLocks()
    const { one, other, exchange } = twoTabs(locks)
    const storage = behind(other.storage, 120)
    await one.renew('old')
    expect(await createRenewal({ storage, exchange, locks })('old')).toBe('renewed')
    expect(exchange).toHaveBeenCalledTimes(2)
  })

  it('is over where no other tab stores anything either', async () => {
    const { one, exchange } = twoTabs(webLocks())
    exchange.mockRejectedValue(
      new FaultError({ kind: 'rejected', code: 'invalid_grant', status: 400, body: null }),
    )
    expect(await one.renew('old')).toBe('ended')
  })

  it('does not sign out the slower of two tabs without locks', async () => {
    const { one, other, exchange } = twoTabs()
    expect(await Promise.all([one.renew('old'), other.renew('old')])).toEqual(['renewed', 'renewed'])
    expect(exchange).toHaveBeenCalledTimes(2)
    expect(one.storage.token()).toBe('access of r')
  })

  it('S2-58 saves nothing for a session that another tab ended meanwhile, whatever the cookie still says', async () => {
    const { one, window } = twoTabs()
    const renewed = one.renew('old')
    window.localStorage.removeItem('session')
    expect(await renewed).toBe('ended')
    expect([one.storage.token(), one.storage.refreshToken()]).toEqual(['old', null])
  })

  it('is over without a refresh token, and without any token', async () => {
    const { one, exchange } = twoTabs()
    one.storage.saveSession({ access: 'old', refresh: null })
    expect(await one.renew('old')).toBe('ended')
    one.storage.clearSession()
    expect(await one.renew('old')).toBe('ended')
    expect(exchange).not.toHaveBeenCalled()
  })
})
