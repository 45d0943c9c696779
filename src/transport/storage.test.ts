import { describe, expect, it, vi } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { createStorage, type KeepingWindow } from './storage'

const TOKEN = '9ac11337b7141049af7c75b907e61cc5'

describe('storage', () => {
  it('S4-17 S4-18 S4-19 keeps the token in a cookie of 15 days and the session in local storage', () => {
    const window = memoryWindow()
    createStorage(window).saveSession({ access: 'a.b.c', refresh: 'r' })
    const cookie = window.document.kept.get(TOKEN)
    expect(cookie?.value).toBe('a.b.c')
    expect(cookie?.attributes).toContain(`Max-Age=${15 * 86_400}`)
    expect(cookie?.attributes).toContain('SameSite=Lax')
    expect(cookie?.attributes).not.toContain('Secure')
    expect(window.localStorage.length).toBe(1)
    expect(createStorage(window).refreshToken()).toBe('r')
    expect(createStorage(window).token()).toBe('a.b.c')
  })

  it('keeps a token of the address without expiry, and marks cookies secure on https', () => {
    const window = memoryWindow('https:')
    createStorage(window).saveSession({ access: 'T', refresh: null }, { lasting: false })
    expect(window.document.kept.get(TOKEN)?.attributes).toBe('Path=/; SameSite=Lax; Secure')
  })

  it('S4-20 S4-21 S2-49 forgets the session and nothing else', () => {
    const window = memoryWindow()
    const storage = createStorage(window)
    storage.saveLanguage('de')
    storage.chooseRegion({ code: 'CN' })
    storage.saveSession({ access: 'a', refresh: 'r' })
    storage.clearSession()
    expect([storage.token(), storage.rawToken(), storage.refreshToken()]).toEqual([null, null, null])
    expect([...window.document.kept.keys()]).toEqual(['language'])
    expect(window.localStorage.getItem('session')).toBeNull()
    expect([storage.language(), storage.region()]).toEqual(['de', 'CHINA'])
  })

  it('S4-16 knows the value clear as no token', () => {
    const storage = createStorage(memoryWindow())
    storage.saveSession({ access: 'clear', refresh: null })
    expect([storage.token(), storage.rawToken()]).toEqual([null, 'clear'])
  })

  it.each([
    [null, 'FOREIGN_1', null],
    ['CN', 'CHINA', '{"code":"CN"}'],
    ['CHINA', 'CHINA', '{"code":"CN"}'],
    ['FOREIGN_1', 'FOREIGN_1', '{"code":"FOREIGN_1"}'],
    ['SA', 'FOREIGN_1', '{"code":"SA"}'],
  ])('S3-21 S3-22 S4-38 keeps the region %s as %s', (code, region, kept) => {
    const window = memoryWindow()
    const storage = createStorage(window)
    if (code !== null) storage.chooseRegion({ code })
    expect(storage.region()).toBe(region)
    expect(window.localStorage.getItem('region')).toBe(kept)
  })

  it.each(['{', 'null', '[]', '{"code":7}', '"CN"'])(
    'takes the broken region %s for the default one',
    (kept) => {
      const window = memoryWindow()
      window.localStorage.setItem('region', kept)
      expect(createStorage(window).region()).toBe('FOREIGN_1')
    },
  )

  it('S2-45 S2-47 keeps clientStyle for the tab only', () => {
    const window = memoryWindow()
    createStorage(window).saveClientStyle('x')
    expect(createStorage(window).clientStyle()).toBe('x')
    expect(
      createStorage({ ...window, sessionStorage: memoryWindow().sessionStorage }).clientStyle(),
    ).toBeNull()
  })

  it('remembers theme, pane width and any key, and forgets with null', () => {
    const storage = createStorage(memoryWindow())
    storage.saveTheme('light')
    storage.savePaneWidth(312.6)
    storage.remember('rail', 'open')
    expect([storage.theme(), storage.paneWidth(), storage.recall('rail')]).toEqual(['light', 313, 'open'])
    storage.remember('rail', null)
    expect(storage.recall('rail')).toBeNull()
  })

  it('goes on in memory when the browser refuses storage', () => {
    const refusing = {
      ...memoryWindow(),
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    } as KeepingWindow
    const storage = createStorage(refusing)
    storage.saveSession({ access: 'a', refresh: 'r' })
    expect(storage.refreshToken()).toBe('r')
    storage.clearSession()
    expect(storage.refreshToken()).toBeNull()
  })

  it('hears of other tabs that change the session, and of no other key', () => {
    const window = memoryWindow()
    const listener = vi.fn()
    createStorage(window).onSessionChange(listener)
    window.signalOtherTab('region')
    expect(listener).not.toHaveBeenCalled()
    window.signalOtherTab('session')
    window.signalOtherTab(null)
    expect(listener.mock.calls).toEqual([['ended'], ['ended']])
  })

  it('S2-58 waits for the cookie of another tab, which comes after the word of it', () => {
    vi.useFakeTimers()
    const window = memoryWindow()
    const listener = vi.fn()
    createStorage(window).onSessionChange(listener)
    const cookies = window.document.cookie
    createStorage(window).saveSession({ access: 'a', refresh: 'r' })
    const cookie = window.document.cookie
    window.document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0`
    expect(window.document.cookie).toBe(cookies)
    window.signalOtherTab('session')
    vi.advanceTimersByTime(300)
    expect(listener).not.toHaveBeenCalled()
    window.document.cookie = cookie
    vi.advanceTimersByTime(100)
    expect(listener.mock.calls).toEqual([['changed']])
    vi.useRealTimers()
  })

  it('S2-58 looks again when a page comes back from the memory of the browser', () => {
    const window = memoryWindow()
    const listener = vi.fn()
    const storage = createStorage(window)
    storage.onSessionChange(listener)
    storage.saveSession({ access: 'a', refresh: 'r' })
    window.comeBack()
    expect(listener).not.toHaveBeenCalled()
    createStorage(window).clearSession()
    window.comeBack()
    expect(listener.mock.calls).toEqual([['changed']])
  })
})
