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

  it('keeps the changes of a transaction together, and none of one that fails', async () => {
    const below = createMemoryStore()
    const batches: number[] = []
    let full = false
    let undone = 0
    const watched = {
      ...below,
      write(changes: Parameters<typeof below.write>[0]) {
        if (full) throw new Error('full')
        batches.push(changes.length)
        below.write(changes)
      },
    }
    const quick = createQuickStore(watched, () => undone++)
    quick.put('plant', 'a', 1)
    await quick.transaction(async () => {
      quick.put('plant', 'a', 2)
      await Promise.resolve()
      quick.put('plant', 'b', 3)
      quick.put('object', 'x', 4)
      expect([quick.get('object', 'x'), below.get('plant', 'a')]).toEqual([4, 1])
    })
    expect([batches, quick.get('object', 'x')]).toEqual([[1, 3], 4])
    const work = () => {
      quick.put('plant', 'a', 5)
      quick.delete('plant', 'b')
      quick.put('object', 'x', 6)
      throw new Error('no')
    }
    await expect(quick.transaction(work)).rejects.toThrow('no')
    full = true
    await expect(quick.transaction(() => quick.put('plant', 'c', 7))).rejects.toThrow('full')
    expect([quick.list('plant'), quick.get('object', 'x'), undone]).toEqual([
      [
        { key: 'a', value: 2 },
        { key: 'b', value: 3 },
      ],
      4,
      2,
    ])
  })

  it('lets transactions take turns', async () => {
    const quick = createQuickStore(createMemoryStore())
    const seen: unknown[] = []
    const add = async () => {
      const before = Number(quick.get('plant', 'n') ?? 0)
      await Promise.resolve()
      quick.put('plant', 'n', before + 1)
      seen.push(quick.get('plant', 'n'))
    }
    await Promise.all([quick.transaction(add), quick.transaction(add), quick.transaction(add)])
    expect(seen).toEqual([1, 2, 3])
  })

  it('counts on over a restart', () => {
    const below = createMemoryStore()
    expect(nextNumber(createQuickStore(below), 'plant', 10)).toBe(10)
    expect(nextNumber(createQuickStore(below), 'plant', 10)).toBe(11)
  })
})
