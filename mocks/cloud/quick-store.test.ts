import { describe, expect, it } from 'vitest'
import { createQuickStore, nextNumber } from './quick-store'
import { createMemoryStore } from './store'

describe('quick store', () => {
  it('writes through at once and reads what was there before', () => {
    const below = createMemoryStore()
    below.put('plant', '7', { name: 'old' })
    const quick = createQuickStore(below)
    expect(quick.get('plant', '7')).toEqual({ name: 'old' })
    const value = { name: 'new' }
    quick.put('plant', '7', value)
    value.name = 'changed behind its back'
    expect([quick.get('plant', '7'), below.get('plant', '7')]).toEqual([{ name: 'new' }, { name: 'new' }])
    quick.delete('plant', '7')
    expect([quick.get('plant', '7'), below.get('plant', '7')]).toEqual([undefined, undefined])
  })

  it('lists by key, forgets all, and keeps uploads below', () => {
    const below = createMemoryStore()
    const quick = createQuickStore(below)
    for (const key of ['b', 'a']) quick.put('sent', key, key)
    quick.put('object', 'x', 1)
    expect(quick.list('sent').map(({ key }) => key)).toEqual(['a', 'b'])
    expect(quick.get('object', 'x')).toBe(1)
    quick.clear()
    expect([quick.list('sent'), quick.get('object', 'x'), below.list('sent')]).toEqual([[], undefined, []])
  })

  it('counts on over a restart', () => {
    const below = createMemoryStore()
    expect(nextNumber(createQuickStore(below), 'plant', 10)).toBe(10)
    expect(nextNumber(createQuickStore(below), 'plant', 10)).toBe(11)
  })
})
