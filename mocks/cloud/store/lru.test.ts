import { describe, expect, it } from 'vitest'
import { Lru } from './lru'

describe('a map that forgets', () => {
  it('never what was asked for among the latest half of its limit, and holds no more than that limit', () => {
    const known = new Lru<number, string>(100)
    known.set(-1, 'kept')
    for (let key = 0; key < 10_000; key++) {
      known.set(key, String(key))
      if (key % 10 === 0) expect(known.get(-1)).toBe('kept')
      for (let back = 0; back < 30 && back <= key; back++)
        if (back % 7 === 0) expect(known.get(key - back)).toBe(String(key - back))
    }
    const held = Array.from({ length: 10_000 }, (_, key) => known.get(key)).filter((one) => one !== undefined)
    expect(held.length).toBeLessThanOrEqual(100)
    expect(held.length).toBeGreaterThanOrEqual(49)
  })

  it('what stands under a key twice is the later one', () => {
    const known = new Lru<string, number>(2)
    known.set('a', 1)
    known.set('b', 2)
    known.set('a', 3)
    expect(known.get('a')).toBe(3)
    known.clear()
    expect(known.get('a')).toBe(undefined)
  })
})
