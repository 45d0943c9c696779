import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startOf, useNewVersion } from './use-new-version'

const page = (script: string) =>
  `<script nonce="x">a()</script><script type="module" crossorigin src="${script}" nonce="x"></script>`

describe('the script that a page starts with', () => {
  it.each([
    [page('/assets/index-A.js'), '/assets/index-A.js'],
    ['<script src=/a.js type=module></script>', '/a.js'],
    ['<script src="/old.js"></script>', null],
    ['<h1>Maintenance</h1>', null],
    ['', null],
  ])('of %s is %s', (html, script) => {
    expect(startOf(html)).toBe(script)
  })
})

describe('a page that nobody touches', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each<[string, () => Promise<Response>, number]>([
    ['stays with the same version', () => Promise.resolve(new Response(page('/assets/index-A.js'))), 0],
    ['is loaded anew with another', () => Promise.resolve(new Response(page('/assets/index-B.js'))), 1],
    ['stays when the server is away', () => Promise.reject(new TypeError('lost')), 0],
    [
      'stays when the server is out of order',
      () => Promise.resolve(new Response(page('/b.js'), { status: 503 })),
      0,
    ],
    ['stays when it is answered by something else', () => Promise.resolve(new Response('<h1>Wi-Fi</h1>')), 0],
  ])('%s', async (_, ask, times) => {
    const reload = vi.fn()
    const surroundings = { ask, running: () => '/assets/index-A.js', reload }
    const { unmount } = renderHook(() => useNewVersion(surroundings))
    await vi.advanceTimersByTimeAsync(599_000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reload).toHaveBeenCalledTimes(times)
    unmount()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(reload).toHaveBeenCalledTimes(times)
  })
})
