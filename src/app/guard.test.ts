import { describe, expect, it } from 'vitest'
import { memoryWindow } from '../../tests/support/memory-window'
import { createStorage } from '../transport/storage'
import { guardAddress, readAddress, withClientStyle } from './guard'

const url = (rest: string) => new URL(rest, 'https://portal.example.org')

describe('the navigation guard', () => {
  it('S2-50 S2-51 S2-52 takes token and region out and leaves the rest', () => {
    expect(readAddress(url('/plant?a=1&token=T&region=CHINA&b=2#c')).rest).toBe('/plant?a=1&b=2#c')
    expect(readAddress(url('/plant?token=T')).rest).toBe('/plant')
  })

  it('leaves an address without them as it is written', () => {
    expect(readAddress(url('/plant?q=a%20b+c&x')).rest).toBe('/plant?q=a%20b+c&x')
  })

  it('an address of two slashes stays on this host, with its token taken out', () => {
    expect(readAddress(new URL('https://portal.example.org//elsewhere.example/?token=T')).rest).toBe(
      '/elsewhere.example/',
    )
    expect(readAddress(new URL('https://portal.example.org//elsewhere.example/x?a=1')).rest).toBe(
      '/elsewhere.example/x?a=1',
    )
  })

  it('S2-48 stores the token for the browser session, S2-49 clears it for "clear"', () => {
    const window = memoryWindow()
    const storage = createStorage(window)
    guardAddress(url('/plant?token=T'), storage)
    expect(storage.token()).toBe('T')
    guardAddress(url('/plant?token=clear'), storage)
    expect(storage.token()).toBeNull()
  })

  it('an empty token neither signs in nor out', () => {
    const storage = createStorage(memoryWindow())
    storage.saveSession({ access: 'kept', refresh: null })
    expect(guardAddress(url('/plant?token='), storage).rest).toBe('/plant')
    expect(storage.token()).toBe('kept')
  })

  it('S2-53 presets the region', () => {
    const storage = createStorage(memoryWindow())
    guardAddress(url('/login?region=CHINA'), storage)
    expect(storage.region()).toBe('CHINA')
    guardAddress(url('/login?region=FOREIGN_1'), storage)
    expect(storage.region()).toBe('FOREIGN_1')
  })

  it('S2-46 appends clientStyle where it is missing, before the hash', () => {
    expect(withClientStyle('/plant?a=1#x', 'k7')).toBe('/plant?a=1&clientStyle=k7#x')
    expect(withClientStyle('/plant', 'a b')).toBe('/plant?clientStyle=a+b')
    expect(withClientStyle('/plant?clientStyle=own', 'k7')).toBeNull()
    expect(withClientStyle('/plant', null)).toBeNull()
  })
})
