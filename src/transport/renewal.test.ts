import { describe, expect, it, vi } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
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

/** Web locks of one name: the next holder waits for the one before. */
function queue(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<unknown>) => {
    last = last.then(task, task)
    return last
  }
  return { request } as unknown as LockManager
}

describe('renewal across tabs', () => {
  it('sends one grant for two tabs that share a lock', async () => {
    const { one, other, exchange } = twoTabs(queue())
    expect(await Promise.all([one.renew('old'), other.renew('old')])).toEqual(['renewed', 'renewed'])
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(other.storage.refreshToken()).toBe("r'")
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
