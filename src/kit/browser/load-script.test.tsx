import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript } from './load-script'

const scripts = (src: string) => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)]
const only = (src: string) => scripts(src)[0] as HTMLScriptElement

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a script of another file', () => {
  it('that is loaded runs once, however often it is asked for', async () => {
    const src = 'https://chat.example/once.js'
    const both = [loadScript(src), loadScript(src)]
    fireEvent.load(only(src))
    await Promise.all(both)
    await loadScript(src)
    expect(scripts(src)).toHaveLength(1)
  })

  it.each([
    ['refused', (script: HTMLScriptElement) => fireEvent.error(script)],
    [
      'a page in its place',
      (script: HTMLScriptElement) => {
        window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'Unexpected token' }))
        fireEvent.load(script)
      },
    ],
    [
      'a page of another host in its place',
      (script: HTMLScriptElement) => {
        window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
        fireEvent.load(script)
      },
    ],
    ['nothing', () => void vi.advanceTimersByTime(30_000)],
  ])('that is answered by %s fails, and can be asked for again', async (what, spoil) => {
    const src = `https://chat.example/${what.replaceAll(' ', '-')}.js`
    const first = loadScript(src)
    spoil(only(src))
    await expect(first).rejects.toThrow('did not load')
    expect(scripts(src)).toEqual([])
    const second = loadScript(src)
    fireEvent.load(only(src))
    await second
  })

  it('is none the worse for what another one says while it loads', async () => {
    const src = 'https://chat.example/beside.js'
    const loaded = loadScript(src)
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://map.example/a.js', message: 'x' }))
    fireEvent.load(only(src))
    await loaded
  })
})
